import { z } from 'zod';
import { type Locale, locales } from '../lib/locales.ts';
import { type Column, controlKinds, type Entry, type Item } from './control-schema.ts';
import { formatCondition } from './format.ts';
import { messageText, type Studio } from './picture.ts';
import { type Dialog, type Field, messageGroups, type WindowItem } from './schema.ts';
import { pieces, plain } from './sentence.ts';

/**
 * /program.json, /zh-Hans/program.json and /ru/program.json: the registry in one language, for anyone who wants to build
 * on it. Raise `version` when a key changes its meaning or goes; new keys do not change it.
 */

const text = z.string().min(1);
/** Address of a docs page, with the language. */
const page = z.string().startsWith('/').optional();
const value = z.union([z.string(), z.number(), z.boolean()]);

const part = z.strictObject({
  id: text,
  /** Exactly what the program shows; `{n}`, `{count}` and the like are filled by it. Absent: it shows no words. */
  label: text.optional(),
  /** The label in good language, where it misleads. */
  meaning: text.optional(),
  does: text.optional(),
});

const control = part.extend({
  kind: z.enum(controlKinds),
  /** What this site calls it, where the program shows no words. */
  name: text.optional(),
  options: z.array(part).optional(),
  default: z.union([value, z.array(value)]).optional(),
  /** A default that is described and not quoted. */
  defaultText: text.optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  step: z.number().optional(),
  unit: text.optional(),
  required: z.literal(true).optional(),
  fileTypes: z.array(text).optional(),
  columns: z.array(part).optional(),
  /** Label of the button at the end of the row. */
  button: text.optional(),
  /** Id of a tab of the dialog. */
  tab: text.optional(),
  /** When it is shown, as a sentence; absent: always. */
  shown: text.optional(),
  /** Not there until an unlock code was entered. */
  hidden: z.literal(true).optional(),
  /** Id of the dialog it opens. */
  opens: text.optional(),
  page,
});

export const programDataSchema = z.strictObject({
  version: z.literal(1),
  language: z.enum(locales),
  program: text,
  /** Parts of the main window, in the order of the program. */
  window: z.array(part.extend({ name: text.optional(), page, controls: z.array(control) })),
  dialogs: z.array(
    z.strictObject({
      id: text,
      title: text.optional(),
      titleMeaning: text.optional(),
      /** Labels on the way to it, joined by " › ". */
      opensFrom: text,
      does: text,
      /** hidden: only after an unlock code; merged: another window does its work; unfinished: does nothing yet. */
      state: z.enum(['hidden', 'merged', 'unfinished']).optional(),
      script: z.boolean(),
      tabs: z.array(part).optional(),
      controls: z.array(control),
      buttons: z.array(part),
      notices: z.array(text),
      /** What the program refuses. */
      refuses: z.array(text),
      page,
    }),
  ),
  tasks: z.strictObject({
    states: z.array(part.extend({ label: text, counter: text })),
    rules: z.array(text),
    /** Dialog or button → the names the task list shows. */
    names: z.record(z.string(), z.array(text)),
  }),
  files: z.array(
    z.strictObject({
      id: text,
      name: text,
      file: text,
      sheet: text.optional(),
      entries: z.array(z.strictObject({ name: text, does: text })),
      notes: z.array(text),
      page,
    }),
  ),
  settings: z.array(
    z.strictObject({ id: text, name: text, values: z.array(z.strictObject({ id: text, name: text, value: text })) }),
  ),
  messages: z.array(
    z.strictObject({ id: text, group: z.enum(messageGroups), message: text, cause: text, remedy: text, page }),
  ),
});
export type ProgramData = z.output<typeof programDataSchema>;
type Part = z.output<typeof part>;
type Control = z.output<typeof control>;

export function programData(studio: Studio): ProgramData {
  const { locale, registry, names, fill, href, brand } = studio;
  const say = (sentence: Record<Locale, string>): string =>
    plain(pieces(sentence[locale], locale, names, fill), locale);
  const own = (texts: Record<Locale, string> | undefined): string | undefined => texts && fill(texts[locale]);
  const address = (slug: string | undefined): string | undefined => slug && href(slug);

  const partOf = ({ id, label, meaning, does }: Omit<Item, 'text'>): Part => ({
    id,
    label: own(label),
    meaning: meaning?.[locale],
    does: does && say(does),
  });
  const parts = (list: Array<Entry | Column | Item> | undefined): Part[] | undefined => list?.map(partOf);
  const common = (one: Field | WindowItem): Control => ({
    ...partOf(one),
    kind: one.kind,
    name: own(one.name),
    options: parts(one.options ?? one.values),
    default: one.default,
    min: one.min,
    max: one.max,
  });
  const fieldOf = (field: Field, dialog: Dialog): Control => ({
    ...common(field),
    options: parts(field.options ?? field.values ?? field.items),
    defaultText: own(field.defaultText),
    step: field.step,
    unit: typeof field.unit === 'string' ? field.unit : own(field.unit),
    required: field.required,
    fileTypes: field.fileTypes,
    columns: parts(field.columns),
    button: own(field.button),
    tab: field.tab,
    shown: field.when ? say(field.when) : plain(formatCondition(field, dialog, studio), locale) || undefined,
  });

  return {
    version: 1,
    language: locale,
    program: brand,
    window: [...registry.window.values()].map((one) => ({
      ...partOf(one),
      name: own(one.name),
      page: address(one.page),
      controls: one.items.map((item) => ({
        ...common(item),
        hidden: item.state && true,
        opens: item.opens,
        page: address(item.page),
      })),
    })),
    dialogs: [...registry.dialogs.values()].map((dialog) => ({
      id: dialog.id,
      title: own(dialog.title),
      titleMeaning: dialog.titleMeaning?.[locale],
      opensFrom: fill(dialog.opensFrom[locale]),
      does: say(dialog.does),
      state: dialog.state,
      script: dialog.frame === 'script',
      tabs: parts(dialog.tabs),
      controls: dialog.fields.filter(({ kind }) => kind !== 'state').map((field) => fieldOf(field, dialog)),
      buttons: dialog.buttons.map(partOf),
      notices: dialog.notices.map(say),
      refuses: dialog.validation.map(say),
      page: address(dialog.page),
    })),
    tasks: {
      states: registry.tasks.states.map((state) => ({
        ...partOf(state),
        label: fill(state.label[locale]),
        counter: fill(state.counter[locale]),
      })),
      rules: registry.tasks.rules.map(({ text: rule }) => say(rule)),
      names: registry.tasks.names,
    },
    files: registry.files.formats.map(({ id, name, file, sheet, entries, notes, page: slug }) => ({
      id,
      name: name[locale],
      file,
      sheet,
      entries: entries.map((entry) => ({ name: entry.name, does: say(entry.does) })),
      notes: notes.map(say),
      page: address(slug),
    })),
    settings: registry.settings.map(({ id, name, values }) => ({
      id,
      name: name[locale],
      values: values.map((one) => ({ id: one.id, name: one.name[locale], value: say(one.value) })),
    })),
    messages: [...registry.messages.values()].map((message) => ({
      id: message.id,
      group: message.group,
      message: fill(messageText(message, locale)),
      cause: say(message.cause),
      remedy: say(message.remedy),
      page: address(message.page),
    })),
  };
}
