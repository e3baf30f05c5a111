import { parse } from 'yaml';
import { type PerLocale, perLocale } from '../languages/index.ts';
import { type Dialog, dialogSchema } from './schema.ts';

/** For tests: a text that is the same in every language. */
export const words = (text: string): PerLocale<string> => perLocale(() => text);

const localized = new Set(['label', 'does', 'when', 'defaultText']);

/** For tests: a dialog with these fields, written as in content/data/program, with their English words. */
export const sampleDialog = (fields: string, views = {}): Dialog =>
  dialogSchema.parse({
    id: 'sample',
    frame: 'plain',
    opensFrom: words('Scripts › Sample'),
    does: words('Is a sample.'),
    fields: parse(fields, (key, value) => (localized.has(String(key)) ? words(String(value)) : value)),
    views,
  });
