import { globSync, readFileSync } from 'node:fs';
import { fill, type PluralForms, pluralText, type Slots } from '../src/i18n/labels.ts';
import { typeset } from '../src/languages/index.ts';
import { namesOf } from '../src/lib/interpolate.ts';
import { siteSchema } from '../src/lib/site-schema.ts';
import { languages } from './pages.ts';
import site from './site/site.config.ts';

/**
 * The words of the interface by their keys, so that a test says which button it means and not what is written on it: the
 * owner may reword it. Words of a tool carry the name of its file or folder: `diagnosis/adb.title`, `farm-planner/title`.
 */
type Prefix = keyof typeof languages;
type Words = Record<string, string | PluralForms>;

const readWords = (file: string): Words => JSON.parse(readFileSync(file, 'utf8'));

function wordsIn(prefix: Prefix): Words {
  const locale = languages[prefix];
  const tools = ['calculators', 'diagnosis'].flatMap((name) =>
    Object.entries(readWords(`content/${locale}/${name}.json`)).map(([key, value]) => [`${name}/${key}`, value]),
  );
  const others = Object.entries(readWords(`content/${locale}/tools.json`)).map(([key, value]) => [
    key.replace('.', '/'),
    value,
  ]);
  return Object.assign(
    {},
    ...globSync(`content/${locale}/ui/*.json`).map(readWords),
    Object.fromEntries([...tools, ...others]),
  );
}

const names = namesOf(siteSchema.parse(site));
const known = new Map<Prefix, Words>();

function find(key: string, prefix: Prefix): string | PluralForms {
  const words = known.get(prefix) ?? wordsIn(prefix);
  known.set(prefix, words);
  const found = words[key];
  if (found === undefined) throw new Error(`the interface has no words "${key}"`);
  return found;
}

/** The text of a key on the test site, in the language of an address prefix. */
export function word(key: string, prefix: Prefix = '', slots: Slots = {}): string {
  const found = find(key, prefix);
  if (typeof found !== 'string') throw new Error(`"${key}" counts: ask for counted()`);
  // The siblings go by the names they were delivered with.
  return typeset(fill(found, { ...names, ...slots }), languages[prefix]);
}

/** The same for words that count. */
export function counted(key: string, n: number, prefix: Prefix = '', slots: Slots = {}): string {
  const found = find(key, prefix);
  if (typeof found === 'string') throw new Error(`"${key}" does not count: ask for word()`);
  return typeset(pluralText(found, n, languages[prefix], slots), languages[prefix]);
}

/** A text as part of a pattern. */
export const escaped = (text: string): string => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Words with slots as a pattern, where a test does not know what fills them or how many there are. */
export function wording(key: string, prefix: Prefix = ''): RegExp {
  const found = find(key, prefix);
  const forms = typeof found === 'string' ? [found] : Object.values(found);
  return new RegExp(
    forms
      .map((form) =>
        typeset(form, languages[prefix])
          .split(/\{\w+\}/)
          .map(escaped)
          .join('.+'),
      )
      .join('|'),
  );
}
