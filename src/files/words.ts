import type { Locale } from '../languages/index.ts';

/** The parsed files of the languages for one path in `content/`. */
export type Words = ReadonlyArray<readonly [Locale, unknown]>;

type Entries = Readonly<Record<string, unknown>>;
const isMap = (value: unknown): value is Entries =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** The value under a key; undefined if there is none. */
const at = (value: unknown, step: PropertyKey): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, step) ? Reflect.get(value, step) : undefined;

/** The keys that name an entry of a list; `words` is for entries without any other. */
const names = ['words', 'key', 'id', 'href', 'fact', 'name'];

/** The key of an entry's words: its name, or its place in the list. */
export function wordsKey(entry: unknown, index: number): string {
  const name = names.map((each) => at(entry, each)).find((value) => value !== undefined && !isMap(value));
  return String(name ?? index);
}

/**
 * A file of `content/data/` with the words of the files of the same name in `content/<language>/`: each text is at
 * its place as `{ en: …, ru: … }`, where the schemas expect it. Entries of a list have their words under their key.
 */
export function withWords(data: unknown, words: Words): unknown {
  const given = words.filter(([, value]) => value !== undefined && value !== null);
  const below = (step: PropertyKey): Words => given.map(([locale, value]) => [locale, at(value, step)]);
  if (Array.isArray(data)) return data.map((entry, index) => withWords(entry, below(wordsKey(entry, index))));
  if (data !== undefined && !isMap(data)) return data;
  const lists = given.flatMap(([, value]) => (Array.isArray(value) ? [value.length] : []));
  if (data === undefined && lists.length > 0)
    return Array.from({ length: Math.max(...lists) }, (_, index) => withWords(undefined, below(index)));
  const keys = new Set(
    [data, ...given.map(([, value]) => value)].flatMap((map) => (isMap(map) ? Object.keys(map) : [])),
  );
  keys.delete('words');
  return {
    ...Object.fromEntries([...keys].map((key) => [key, withWords(at(data, key), below(key))])),
    ...Object.fromEntries(given.filter(([, value]) => typeof value !== 'object')),
  };
}

/** The path, in the file of a language, of the words for a value of the data. */
export function pathInWords(data: unknown, [step, ...rest]: readonly PropertyKey[]): PropertyKey[] {
  if (step === undefined) return [];
  const entry = at(data, step);
  return [Array.isArray(data) ? wordsKey(entry, Number(step)) : step, ...pathInWords(entry, rest)];
}

/** The inverse; undefined if the data has no entry of that name, or has a value there itself. */
export function pathInData(data: unknown, [step, ...rest]: readonly PropertyKey[]): PropertyKey[] | undefined {
  if (step === undefined) return data === undefined || isMap(data) ? [] : undefined;
  if (data !== undefined && typeof data !== 'object') return undefined;
  const own = Array.isArray(data) ? data.findIndex((entry, index) => wordsKey(entry, index) === step) : step;
  const path = own === -1 ? undefined : pathInData(at(data, own), rest);
  return path && [own, ...path];
}
