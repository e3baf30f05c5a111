import { isKnownLocale, knownLocales, type Locale } from '../languages/index.ts';
import { isBasePath } from '../owner/base-path.ts';
import { ownerFile } from '../owner/owner-file.ts';

/** Mistakes in the owner's file are reported where it is checked; here its values are taken as far as they are usable. */
const owner: { languages?: unknown; base?: unknown } =
  'value' in ownerFile && typeof ownerFile.value === 'object' && ownerFile.value ? ownerFile.value : {};

const usable = Array.isArray(owner.languages) ? owner.languages.filter((code) => isKnownLocale(code)) : [];

/** The languages of the owner's file, else all. */
export const published: readonly Locale[] = usable.length > 0 ? usable : knownLocales;

/** The base path before every address of the site: empty, or `/site` if the owner's file says `base: '/site/'`. */
export const base: string =
  typeof owner.base === 'string' && isBasePath(owner.base) ? owner.base.replace(/\/$/, '') : '';
