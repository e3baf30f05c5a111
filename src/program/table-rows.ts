import { formatCondition, formatDefault, formatRange, textOf } from './format.ts';
import { messageText, withoutSlots } from './names.ts';
import type { Studio } from './picture.ts';
import type { Dialog, Field, FileFormat, Item, Message, WindowItem, WindowPart } from './schema.ts';
import { type Piece, pieces } from './sentence.tsx';
import { rowId, type Selection, tableFields } from './state.ts';

/** Settings, buttons, messages, task states and files as rows of words: the page and its Markdown show the same. */
export interface Row {
  id: string;
  name: string;
  /** How the name is set: code of a file, what the program says, a dot in the color of a state. */
  as?: 'code' | 'samp' | { dot: 'info' | 'tip' | 'warning' | 'danger' };
  /** The program shows no label here; the name is ours. */
  nameless?: boolean;
  /** Of the dialog. */
  field?: string;
  meaning?: string | undefined;
  does: Piece[];
  parts?: Array<{ id: string; name: string; does: Piece[] }>;
  condition?: Piece[];
  remedy?: Piece[];
  facts?: Array<[name: string, value: Piece[]]>;
}

/** Neighbors with the same condition; of one alone the condition is in its row. */
export function groupsOf(rows: Row[]): Array<{ condition: Piece[] | undefined; rows: Row[] }> {
  const groups: Row[][] = [];
  const conditionOf = (row: Row | undefined): string => textOf(row?.condition ?? []);
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && conditionOf(last[0]) === conditionOf(row)) last.push(row);
    else groups.push([row]);
  }
  const isShared = (group: Row[]): boolean => group.length > 1 && conditionOf(group[0]) !== '';
  return groups.map((group) => ({ rows: group, condition: isShared(group) ? group[0]?.condition : undefined }));
}

export const say = (text: Field['does'], { locale, names, fill }: Studio): Piece[] =>
  text ? pieces(text[locale], locale, names, fill) : [];

/** Where the program shows no label, a name of ours. */
export const nameOf = ({ id, label, name }: Item & Partial<Pick<Field, 'name'>>, { locale, fill }: Studio): string =>
  label ? withoutSlots(fill(label[locale])) : (name?.[locale] ?? id);

/** What dialogs and the main window say of a control alike. */
const rowOf = (owner: string, control: Field | WindowItem, studio: Studio): Row => ({
  id: rowId(owner, control.id),
  name: nameOf(control, studio),
  nameless: !control.label,
  meaning: control.meaning?.[studio.locale],
  does: say(control.does, studio),
  facts: [
    [studio.t('program.table.default'), formatDefault(control, studio)],
    [studio.t('program.table.range'), formatRange(control, studio)],
  ],
});

/** The settings of a dialog. */
export const settingsRows = (studio: Studio, dialog: Dialog, selection: Selection): Row[] =>
  tableFields(dialog, selection).map((field) => {
    const { options = [], columns = [], items = [], values = [], when } = field;
    // A list of options is named whole or not at all; of the other parts only those that need a word.
    const explained = [...columns, ...items, ...values].filter(({ does, label }) => does && label);
    const parts = options.some(({ does }) => does) ? [...options, ...explained] : explained;
    return {
      ...rowOf(dialog.id, field, studio),
      field: field.id,
      parts: parts.map((part) => ({ id: part.id, name: nameOf(part, studio), does: say(part.does, studio) })),
      condition: when ? say(when, studio) : formatCondition(field, dialog, studio),
    };
  });

/** The buttons and switches of a part of the main window. */
export const partRows = (studio: Studio, part: WindowPart): Row[] =>
  part.items.flatMap((item): Row[] => {
    const does = item.does ?? studio.registry.dialogs.get(item.opens ?? '')?.does;
    return does ? [{ ...rowOf(part.id, item, studio), does: say(does, studio) }] : [];
  });

/** The four states with the words of the list and of the counters. */
export const taskRows = (studio: Studio): Row[] =>
  studio.registry.tasks.states.map(({ id, tone, label, meaning, counter, does }) => ({
    id: `task-${id}`,
    name: label[studio.locale],
    as: { dot: tone },
    meaning: meaning?.[studio.locale],
    does: say(does, studio),
    facts: [[studio.t('program.table.counter'), [{ kind: 'text', value: counter[studio.locale] }]]],
  }));

/** What is in a file or folder: columns, keys, names. */
export const fileRows = (studio: Studio, format: FileFormat): Row[] =>
  format.entries.map(({ name, does }, index) => ({
    id: `file-${format.id}-${index + 1}`,
    name,
    as: 'code',
    does: say(does, studio),
  }));

export const messageRows = (studio: Studio, messages: Message[]): Row[] =>
  messages.map((message) => ({
    id: `message-${message.id.toLowerCase()}`,
    name: studio.fill(messageText(message, studio.locale)),
    as: 'samp',
    does: say(message.cause, studio),
    remedy: say(message.remedy, studio),
  }));
