import { z } from 'zod';
import { inSomeLanguages, localizedText } from '../lib/content-schemas.ts';

/**
 * The shape of content/data/program: what the program shows, and what this site says about it. Pure: the build and
 * `npm run check` read the same files with it.
 */

/** Our own words in the languages that need them. */
const someWords = inSomeLanguages(z.string().min(1));

/** YAML reads `240` and `no` as it likes; an id is always text. */
const id = z
  .union([z.string(), z.number()])
  .transform(String)
  .refine((text) => /^[A-Za-z0-9][A-Za-z0-9_-]*$/.test(text), 'use letters, digits, hyphens and underscores');

/** Path of a docs page below /docs, e.g. `tutorial-scripts/post`. */
const page = z.string().regex(/^[a-z][\w/-]*$/, 'write the address below /docs, e.g. tutorial-scripts/post');

const scalar = z.union([z.string(), z.number(), z.boolean()]);
export type Scalar = z.output<typeof scalar>;
const value = z.union([scalar, z.array(scalar)]);
export type Value = z.output<typeof value>;

const condition = z.union(
  [
    z.strictObject({ field: id, is: z.array(scalar).min(1) }),
    z.strictObject({ field: id, not: z.array(scalar).min(1) }),
    z.strictObject({ field: id, above: z.number() }),
  ],
  { error: 'write { field: …, is: [ … ] }, { field: …, not: [ … ] } or { field: …, above: 0 }' },
);
export type Condition = z.output<typeof condition>;
const shownIf = z.array(condition).min(1).optional();

/** One of several: an option, a value, a column. */
const entry = z.strictObject({ id, label: localizedText, does: localizedText.optional() });
export type Entry = z.output<typeof entry>;
const entries = z.array(entry).min(1).optional();
const option = entry.extend({ meaning: someWords.optional() });
/** `values` are the words that can be in a cell. */
const column = entry.extend({ values: entries });
/** A thing among several that is there at times only, or shows no words. */
const item = entry.extend({ label: localizedText.optional(), shownIf });
export type Item = z.output<typeof item>;

/** Kinds of controls a person can set. */
const settable = [
  'checkbox',
  'file',
  'folder',
  'number',
  'radio',
  'range',
  'select',
  'switch',
  'tags',
  'text',
  'textarea',
  'time',
] as const;
const isOneOf = <T extends string>(list: readonly T[], text: string): text is T => list.some((one) => one === text);
export const isSettable = (kind: Kind): kind is (typeof settable)[number] => isOneOf(settable, kind);

/** `output` is text of the program, `state` a circumstance that is not shown. */
const shown = [
  'badge',
  'button',
  'cards',
  'icon',
  'link',
  'list',
  'notice',
  'output',
  'section',
  'state',
  'table',
] as const;
const kinds = [...shown, ...settable] as const;
export type Kind = (typeof kinds)[number];

const tone = z.enum(['info', 'tip', 'warning', 'danger']);

const control = {
  id,
  kind: z.enum(kinds, { error: `use one of ${kinds.join(', ')}` }),
  /** Exactly what the program shows, misspellings included. Absent: it shows none. */
  label: localizedText.optional(),
  /** Its name on this site, if the program shows no words. */
  name: localizedText.optional(),
  meaning: someWords.optional(),
  does: localizedText.optional(),
  options: z.array(option).min(1).optional(),
  values: entries,
  default: value.optional(),
  min: z.number().optional(),
  max: z.number().optional(),
};

const field = z.strictObject({
  ...control,
  columns: z.array(column).min(1).optional(),
  items: z.array(item).min(1).optional(),
  /** A default that is described and not quoted: "three sample comments". */
  defaultText: localizedText.optional(),
  marks: z.array(z.number()).min(2).optional(),
  unit: z.union([localizedText, z.string().min(1)]).optional(),
  placeholder: localizedText.optional(),
  required: z.literal(true).optional(),
  readonly: z.literal(true).optional(),
  fileTypes: z.array(z.string().min(1)).optional(),
  /** Label of the button at the end of the row. */
  button: localizedText.optional(),
  /** Drawn as a row of buttons. */
  asButtons: z.literal(true).optional(),
  /** How the program writes an option, e.g. "{label} ({id})". */
  optionText: z.string().min(1).optional(),
  /** So many boxes with dots between them, as in an address; after another such field, the end of its range. */
  parts: z.number().int().positive().optional(),
  shownIf,
  /** When it is shown, as a sentence: only where `shownIf` cannot say it. */
  when: localizedText.optional(),
  tab: id.optional(),
  /** In place of this field: the fields of another dialog, from one of its sections on. */
  sameAs: id.optional(),
  from: id.optional(),
});
export type Field = z.output<typeof field>;

const color = z.enum(['green', 'yellow', 'red']).optional();
const button = z.strictObject({ id, label: localizedText, color, shownIf });

/** `sameAs`: the tab holds the fields of another dialog. */
const tab = z.strictObject({ id, label: localizedText, shownIf, sameAs: id.optional() });
export type DialogTab = z.output<typeof tab>;

export const dialogSchema = z.strictObject({
  id,
  page: page.optional(),
  frame: z.enum(['script', 'plain']),
  opensFrom: localizedText,
  title: localizedText.optional(),
  titleWhenEditing: localizedText.optional(),
  does: localizedText,
  /** The window has the switch for several accounts. */
  multiAccount: z.literal('switch').optional(),
  tabs: z.array(tab).min(2).optional(),
  fields: z.array(field).default([]),
  buttons: z.array(button).default([]),
  notices: z.array(localizedText).default([]),
  views: z.record(id, z.record(z.string(), value)).default({}),
});
export type Dialog = z.output<typeof dialogSchema>;

const windowItem = z.strictObject({
  ...control,
  icon: z.string().min(1).optional(),
  /** Shown as it is: the same in every language, or one for each. */
  text: z.union([z.string().min(1), localizedText]).optional(),
  tone: tone.optional(),
  /** Not there until an unlock code was entered. */
  state: z.literal('hidden').optional(),
  /** The dialog it opens. */
  opens: id.optional(),
  page: page.optional(),
});
export type WindowItem = z.output<typeof windowItem>;

const windowPart = z.strictObject({
  id,
  kind: z.literal('tab').optional(),
  label: localizedText.optional(),
  name: localizedText.optional(),
  does: localizedText,
  page,
  items: z.array(windowItem),
});
export type WindowPart = z.output<typeof windowPart>;

const task = z.strictObject({
  id,
  tone,
  label: localizedText,
  meaning: someWords.optional(),
  counter: localizedText,
  does: localizedText,
});

const fileEntry = z.strictObject({ name: z.string().min(1), does: localizedText });
const fileFormat = z.strictObject({ id, entries: z.array(fileEntry), notes: z.array(localizedText) });
export type FileFormat = z.output<typeof fileFormat>;

const message = z.strictObject({
  id,
  /** Messages of a group are listed together. */
  group: id,
  page: page.optional(),
  message: localizedText,
  cause: localizedText,
  remedy: localizedText,
});
export type Message = z.output<typeof message>;

/** A text of a drawing: the same in every language, or one for each. */
const sample = z.union([z.string(), localizedText]);
export type Sample = z.output<typeof sample>;

/** Which program the other files describe, and where that is known from. */
const product = z.strictObject({
  version: z.string().regex(/^\d+(\.\d+)+$/, 'write the version as the program shows it, e.g. 2.10.7'),
  state: z.string().regex(/^\d{4}-\d{2}$/, 'write year and month, e.g. 2025-12'),
  source: z.string().min(1),
});

/** The files below content/data/program and their shapes; each dialog is one file. */
export const programShapes = {
  'product.yaml': product,
  'window.yaml': z.array(windowPart),
  'tasks.yaml': z.strictObject({ states: z.array(task) }),
  'files.yaml': z.strictObject({ formats: z.array(fileFormat) }),
  'messages.yaml': z.array(message),
  /** Sample data in the drawings, by name of the field. */
  'samples.yaml': z.record(
    z.string(),
    z.union([sample, z.array(z.array(sample)).min(1)], { error: 'a text, a text per language, or rows of such texts' }),
  ),
  'dialogs/*.yaml': dialogSchema,
} as const;
type Shaped<File extends keyof typeof programShapes> = z.output<(typeof programShapes)[File]>;

/** Everything the site knows about the program's windows. */
export interface Registry {
  product: Shaped<'product.yaml'>;
  /** In the order of their ids. */
  dialogs: Map<string, Dialog>;
  window: Map<string, WindowPart>;
  tasks: Shaped<'tasks.yaml'>;
  files: Shaped<'files.yaml'>;
  messages: Map<string, Message>;
  samples: Shaped<'samples.yaml'>;
}

/** A mistake in content/data/program: which file, where in it, and what to do about it. */
export interface Problem {
  /** Below content/data/program, e.g. `dialogs/post.yaml`. */
  file: string;
  path: PropertyKey[];
  message: string;
}
