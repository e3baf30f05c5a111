import type { Condition, Dialog, Field } from './schema.ts';

/** The values of a dialog at one moment, and what it shows then. */
export type Value = NonNullable<Field['default']>;
export type Values = ReadonlyMap<string, Value>;

/** The defaults, with what a view sets laid over them. */
export function valuesOf(dialog: Dialog, view?: string): Values {
  const values = new Map<string, Value>();
  for (const { id, default: value } of dialog.fields) if (value !== undefined) values.set(id, value);
  for (const [id, value] of Object.entries((view && dialog.views[view]) || {})) values.set(id, value);
  return values;
}

const includes = (list: Array<string | number | boolean>, value: Value | undefined): boolean =>
  value !== undefined &&
  (Array.isArray(value) ? value : [value]).some((one) => list.some((other) => String(other) === String(one)));

export function holds(condition: Condition, values: Values): boolean {
  const value = values.get(condition.field);
  if ('above' in condition) return typeof value === 'number' && value > condition.above;
  return 'is' in condition ? includes(condition.is, value) : !includes(condition.not, value);
}

/** Whether something is shown: all its conditions hold. */
export const isShown = (of: { shownIf?: Condition[] | undefined }, values: Values): boolean =>
  (of.shownIf ?? []).every((condition) => holds(condition, values));

/** From one section heading to the next. */
export function fieldsOfPart(fields: Field[], part: string | undefined): Field[] {
  if (part === undefined) return fields;
  const start = fields.findIndex(({ id, kind }) => id === part && kind === 'section');
  if (start < 0) return [];
  const next = fields.findIndex(({ kind }, index) => index > start && kind === 'section');
  return fields.slice(start, next < 0 ? undefined : next);
}

/** What a picture or a table of a dialog holds. */
export interface Selection {
  view?: string | undefined;
  tab?: string | undefined;
  part?: string | undefined;
}

export const sectionsOf = (dialog: Dialog): string[] =>
  dialog.fields.filter(({ kind }) => kind === 'section').map(({ id }) => id);

/** The fields a picture shows: of one tab, one part, in one state. */
export function shownFields(dialog: Dialog, { view, tab, part }: Selection): Field[] {
  const values = valuesOf(dialog, view);
  const open = tab ?? dialog.tabs?.[0]?.id;
  const inTab = dialog.fields.filter((field) => open === undefined || field.tab === open);
  return fieldsOfPart(inTab, part).filter((field) => field.kind !== 'state' && isShown(field, values));
}

/** The fields a table explains. */
export function tableFields(dialog: Dialog, { tab, part }: Selection): Field[] {
  const inTab = dialog.fields.filter((field) => tab === undefined || field.tab === tab);
  return fieldsOfPart(inTab, part).filter(isExplained);
}

/** What a person can set. */
const settable: ReadonlySet<Field['kind']> = new Set([
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
]);

export const isSetting = ({ kind, readonly }: Field): boolean => settable.has(kind) && !readonly;

/** Fields with a row in the table: settings, buttons, and tables or lists with something to say about their parts. */
export function isExplained(field: Field): boolean {
  const { kind, does, columns = [], items = [], values = [] } = field;
  if (does === undefined) return false;
  const hasParts = [...columns, ...items, ...values].some((part) => part.does);
  return isSetting(field) || kind === 'button' || ((kind === 'table' || kind === 'list') && hasParts);
}

/** The explained fields of a dialog are numbered in order, on every page alike. */
export const numbersOf = ({ fields }: Dialog): Map<string, number> =>
  new Map(fields.filter(isExplained).map(({ id }, index) => [id, index + 1]));

/** A picture or a table of a dialog on a page. */
export interface Use extends Selection {
  kind: 'picture' | 'table';
  dialog: string;
}

/** Where the numbers of a picture or a table lead. */
export interface Links {
  /** Of a picture: fields with a row on the page; of a table: fields in a picture of the page. */
  linked: ReadonlySet<string>;
  /** Of these, the ones that were not in an earlier picture or table of the page: links lead to them. */
  targets: ReadonlySet<string>;
}

/** As attributes hold them: ids with spaces between. */
export const linksFrom = (linked = '', targets = ''): Links => ({
  linked: new Set(linked.split(' ').filter(Boolean)),
  targets: new Set(targets.split(' ').filter(Boolean)),
});

/** Numbers are links only where a picture and a table of a dialog are on one page. */
export function linksOn(uses: readonly Use[], dialogs: ReadonlyMap<string, Dialog>): Links[] {
  const fields = uses.map((use) => {
    const dialog = dialogs.get(use.dialog);
    const found = dialog && (use.kind === 'picture' ? shownFields(dialog, use) : tableFields(dialog, use));
    return new Set(found?.filter(isExplained).map(({ id }) => id));
  });
  return uses.map((use, place) => {
    const fieldsIn = (matches: (other: Use, index: number) => boolean): Set<string> =>
      new Set(
        uses.flatMap((other, index) =>
          other.dialog === use.dialog && matches(other, index) ? [...(fields[index] ?? [])] : [],
        ),
      );
    const linked = (fields[place] ?? new Set<string>()).intersection(fieldsIn(({ kind }) => kind !== use.kind));
    return { linked, targets: linked.difference(fieldsIn(({ kind }, index) => kind === use.kind && index < place)) };
  });
}

const kebab = (text: string): string => text.replaceAll('_', '-').toLowerCase();

/** Id of the row in the table, e.g. `post-captions`; the pin in the picture is `pin-post-captions`. */
export const rowId = (dialog: string, field: string): string => `${kebab(dialog)}-${kebab(field)}`;
export const pinId = (dialog: string, field: string): string => `pin-${rowId(dialog, field)}`;
