import { z } from 'zod';
import { localizedText } from '../lib/content-schemas.ts';
import {
  column,
  condition,
  control,
  fieldKinds,
  id,
  item,
  itemKinds,
  kind,
  page,
  scalar,
  someWords,
  tone,
} from './control-schema.ts';

/**
 * The shape of content/program: what the program shows, and what this site says about it. Pure: the build and
 * `npm run check` read the same files with it.
 */

const field = z.strictObject({
  ...control,
  kind: kind(fieldKinds),
  columns: z.array(column).min(1).optional(),
  items: z.array(item).min(1).optional(),
  /** A default that is described and not quoted: "three sample comments". */
  defaultText: localizedText.optional(),
  handles: z.union([z.literal(1), z.literal(2)]).optional(),
  step: z.number().positive().optional(),
  marks: z.array(z.number()).min(2).optional(),
  unit: z.union([localizedText, z.string().min(1)]).optional(),
  placeholder: localizedText.optional(),
  required: z.literal(true).optional(),
  readonly: z.literal(true).optional(),
  repeatable: z.literal(true).optional(),
  fileTypes: z.array(z.string().min(1)).optional(),
  /** Label of the button at the end of the row. */
  button: localizedText.optional(),
  /** Drawn as a row of buttons. */
  asButtons: z.literal(true).optional(),
  /** How the program writes an option, e.g. "{label} ({id})". */
  optionText: z.string().min(1).optional(),
  /** So many boxes with dots between them, as in an address; after another such field, the end of its range. */
  parts: z.number().int().positive().optional(),
  /** What the program says when there is nothing to show. */
  empty: localizedText.optional(),
  shownIf: z.array(condition).min(1).optional(),
  /** When it is shown, as a sentence: only where `shownIf` cannot say it. */
  when: localizedText.optional(),
  tab: id.optional(),
  /** Here stand the fields of another dialog, from one of its sections on. */
  sameAs: id.optional(),
  from: id.optional(),
});
export type Field = z.output<typeof field>;

const button = z.strictObject({
  id,
  label: localizedText,
  meaning: someWords.optional(),
  does: localizedText.optional(),
  color: z.enum(['green', 'yellow', 'red']).optional(),
  shownIf: z.array(condition).min(1).optional(),
  when: localizedText.optional(),
});
export type Button = z.output<typeof button>;

const tab = z.strictObject({
  id,
  label: localizedText,
  meaning: someWords.optional(),
  does: localizedText.optional(),
  shownIf: z.array(condition).min(1).optional(),
  when: localizedText.optional(),
  /** The tab holds the fields of another dialog. */
  sameAs: id.optional(),
});
export type DialogTab = z.output<typeof tab>;

export const dialogSchema = z.strictObject({
  id,
  page: page.optional(),
  frame: z.enum(['script', 'plain']),
  state: z.enum(['hidden', 'merged', 'unfinished']).optional(),
  opensFrom: localizedText,
  title: localizedText.optional(),
  titleMeaning: someWords.optional(),
  titleWhenEditing: localizedText.optional(),
  does: localizedText,
  multiAccount: z.enum(['no', 'always', 'never', 'switch']).optional(),
  tabs: z.array(tab).min(2).optional(),
  fields: z.array(field).default([]),
  buttons: z.array(button).default([]),
  notices: z.array(localizedText).default([]),
  validation: z.array(localizedText).default([]),
  views: z.record(id, z.record(z.string(), z.union([scalar, z.array(scalar)]))).default({}),
});
export type Dialog = z.output<typeof dialogSchema>;

const windowItem = z.strictObject({
  ...control,
  kind: kind(itemKinds),
  tone: tone.optional(),
  color: z.enum(['green', 'yellow', 'red']).optional(),
  /** Not there until an unlock code was entered. */
  state: z.literal('hidden').optional(),
  /** The dialog it opens. */
  opens: id.optional(),
  page: page.optional(),
});
export type WindowItem = z.output<typeof windowItem>;

const windowPart = z.strictObject({
  id,
  kind: z.enum(['tab', 'box']).optional(),
  label: localizedText.optional(),
  name: localizedText.optional(),
  meaning: someWords.optional(),
  does: localizedText,
  page,
  items: z.array(windowItem),
});
export type WindowPart = z.output<typeof windowPart>;

export const windowSchema = z.array(windowPart);

export const tasksSchema = z.strictObject({
  states: z.array(
    z.strictObject({
      id,
      tone,
      label: localizedText,
      meaning: someWords.optional(),
      counter: localizedText,
      does: localizedText,
    }),
  ),
  created: localizedText,
  names: z.record(z.string(), z.array(z.string().min(1)).min(1)),
  rules: z.array(z.strictObject({ id, text: localizedText })),
});
export type Tasks = z.output<typeof tasksSchema>;

const fileEntry = z.strictObject({ name: z.string().min(1), does: localizedText });
export const filesSchema = z.strictObject({
  folder: z.strictObject({ shownBy: z.string(), entries: z.array(fileEntry).min(1) }),
  formats: z.array(
    z.strictObject({
      id,
      page,
      name: localizedText,
      file: z.string().min(1),
      sheet: z.string().optional(),
      entries: z.array(fileEntry),
      notes: z.array(localizedText),
    }),
  ),
});
export type Files = z.output<typeof filesSchema>;
export type FileFormat = Files['formats'][number];

export const settingsSchema = z.array(
  z.strictObject({
    id,
    name: localizedText,
    values: z.array(z.strictObject({ id, name: localizedText, value: localizedText })).min(1),
  }),
);
export type Settings = z.output<typeof settingsSchema>;

export const messageGroups = [
  'agent',
  'update',
  'license',
  'migration',
  'payment',
  'tasks',
  'post',
  'boost',
  'super-boost',
  'ai',
  'accounts',
  'connection',
  'proxy',
  'white-label',
  'support',
  'program',
] as const;
export type MessageGroup = (typeof messageGroups)[number];

export const messagesSchema = z.array(
  z.strictObject({
    id,
    group: z.enum(messageGroups, { error: `use one of ${messageGroups.join(', ')}` }),
    page: page.optional(),
    /** Title of the window that carries it. */
    title: localizedText.optional(),
    message: localizedText,
    cause: localizedText,
    remedy: localizedText,
  }),
);
export type Message = z.output<typeof messagesSchema>[number];

/** A text of a drawing: the same in every language, or one for each. */
const sample = z.union([z.string(), localizedText]);
export type Sample = z.output<typeof sample>;

/** What stands in the drawings where a reader's own data would: by name of the field. */
export const samplesSchema = z.record(
  z.string(),
  z.union([sample, z.array(z.array(sample)).min(1)], { error: 'a text, a text per language, or rows of such texts' }),
);
export type Samples = z.output<typeof samplesSchema>;

/** Which program the other files describe, and where that is known from. */
export const productSchema = z.strictObject({
  version: z.string().regex(/^\d+(\.\d+)+$/, 'write the version as the program shows it, e.g. 2.10.7'),
  state: z.string().regex(/^\d{4}-\d{2}$/, 'write year and month, e.g. 2025-12'),
  source: z.string().min(1),
});
export type Product = z.output<typeof productSchema>;

/** The files below content/program and their shapes; every dialog has a file of its own. */
export const programShapes = {
  'product.yaml': productSchema,
  'window.yaml': windowSchema,
  'tasks.yaml': tasksSchema,
  'files.yaml': filesSchema,
  'settings.yaml': settingsSchema,
  'messages.yaml': messagesSchema,
  'samples.yaml': samplesSchema,
  'dialogs/*.yaml': dialogSchema,
} as const;

/** Everything the site knows about the program's windows. */
export interface Registry {
  product: Product;
  /** In the order of their ids. */
  dialogs: Map<string, Dialog>;
  window: Map<string, WindowPart>;
  tasks: Tasks;
  files: Files;
  settings: Settings;
  messages: Map<string, Message>;
  samples: Samples;
}

/** A mistake in content/program: which file, where in it, and what to do about it. */
export interface Problem {
  /** Below content/program, e.g. `dialogs/post.yaml`. */
  file: string;
  path: PropertyKey[];
  message: string;
}
