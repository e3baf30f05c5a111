import { isKnownLocale, knownLocales, type Locale } from '../languages/index.ts';
import { ownerFile } from './owner-file.ts';

const listed =
  'value' in ownerFile && typeof ownerFile.value === 'object' && ownerFile.value && 'languages' in ownerFile.value
    ? ownerFile.value.languages
    : undefined;
const usable = Array.isArray(listed) ? listed.filter((code) => isKnownLocale(code)) : [];

/** The languages of the owner's file. What is wrong with the file is told where it is checked; here all are taken. */
export const published: readonly Locale[] = usable.length > 0 ? usable : knownLocales;
