import { z } from 'zod';
import { inSomeLanguages, localizedText } from '../lib/content-schemas.ts';

/** What the files of content/program are made of: names, conditions, options, controls. */

/** Our own words in the languages that need them. */
export const someWords = inSomeLanguages(z.string().min(1));

/** YAML reads `240` and `no` as it likes; an id is always text. */
export const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text), 'use letters, digits, hyphens and underscores');

/** Path of a docs page below /docs, e.g. `tutorial-scripts/post`. */
export const page = z.string().regex(/^[a-z][\w/-]*$/, 'write the address below /docs, e.g. tutorial-scripts/post');

export const scalar = z.union([z.string(), z.number(), z.boolean()]);

export const condition = z.union(
  [
    z.strictObject({ field: id, is: z.array(scalar).min(1) }),
    z.strictObject({ field: id, not: z.array(scalar).min(1) }),
    z.strictObject({ field: id, above: z.number() }),
  ],
  { error: 'write { field: …, is: [ … ] }, { field: …, not: [ … ] } or { field: …, above: 0 }' },
);
export type Condition = z.output<typeof condition>;

/** One of several: an option, a column, a value, an item of a list. */
const entry = z.strictObject({
  id,
  label: localizedText,
  meaning: someWords.optional(),
  does: localizedText.optional(),
  /** Beside the label, the same in every language: the arguments of a command. */
  text: z.string().min(1).optional(),
});
export type Entry = z.output<typeof entry>;

export const entries = z.array(entry).min(1).optional();

/** A column of a table; `values` are the words that can stand in it. */
export const column = entry.extend({ values: entries });
export type Column = z.output<typeof column>;

/** A thing among several that is there at times only, or shows no words. */
export const item = entry.extend({ label: localizedText.optional(), shownIf: z.array(condition).min(1).optional() });
export type Item = z.output<typeof item>;

/** What a dialog is made of. `output` is text the program shows, `state` a circumstance that is not shown. */
export const fieldKinds = [
  'badge',
  'button',
  'cards',
  'checkbox',
  'counters',
  'file',
  'folder',
  'link',
  'list',
  'notice',
  'number',
  'output',
  'radio',
  'range',
  'section',
  'select',
  'state',
  'switch',
  'table',
  'tags',
  'text',
  'textarea',
  'time',
] as const;

/** What the main window is made of. */
export const itemKinds = [
  'badge',
  'button',
  'checkbox',
  'chips',
  'column',
  'counters',
  'icon',
  'link',
  'list',
  'menu',
  'number',
  'output',
  'segmented',
  'select',
  'state',
  'switch',
] as const;

export const kind = <const K extends string>(kinds: readonly K[]) =>
  z.enum(kinds, { error: `use one of ${kinds.join(', ')}` });

export const tone = z.enum(['live', 'good', 'wait', 'bad']);
export type Tone = z.output<typeof tone>;

export const control = {
  id,
  /** Exactly what the program shows, misspellings included. Absent: it shows none. */
  label: localizedText.optional(),
  /** What this site calls it, where the program shows no words. */
  name: localizedText.optional(),
  meaning: someWords.optional(),
  does: localizedText.optional(),
  icon: z.string().min(1).optional(),
  /** Shown as it is: the same in every language, or one for each. */
  text: z.union([z.string().min(1), localizedText]).optional(),
  options: entries,
  values: entries,
  default: z.union([scalar, z.array(scalar)]).optional(),
  min: z.number().optional(),
  max: z.number().optional(),
};
