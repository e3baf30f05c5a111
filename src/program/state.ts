import { type Condition, type Dialog, type Field, isSettable, type Value } from './schema.ts';

/** The values of a dialog at one moment, and what it shows then. */
export type Values = ReadonlyMap<string, Value>;

/** The content of a picture or a table of a dialog. */
export interface Selection {
  view?: string | undefined;
  tab?: string | undefined;
  part?: string | undefined;
}

const definedValues = (values: Array<[string, Value | undefined]>): Array<[string, Value]> =>
  values.flatMap(([id, value]) => (value === undefined ? [] : [[id, value]]));

/** The defaults, with what a view sets laid over them. */
export const valuesOf = ({ fields, views }: Dialog, view = ''): Values =>
  new Map([
    ...definedValues(fields.map((field) => [field.id, field.default])),
    ...definedValues(Object.entries(views[view] ?? {})),
  ]);

const includes = (list: Value[], value: Value | undefined): boolean =>
  value !== undefined && [value].flat().some((one) => list.some((other) => String(other) === String(one)));

export function holds(condition: Condition, values: Values): boolean {
  const value = values.get(condition.field);
  if ('above' in condition) return typeof value === 'number' && value > condition.above;
  return 'is' in condition ? includes(condition.is, value) : !includes(condition.not, value);
}

/** Whether something is shown: all its conditions hold. */
export const isShown = ({ shownIf = [] }: { shownIf?: Condition[] | undefined }, values: Values): boolean =>
  shownIf.every((condition) => holds(condition, values));

export const sectionsOf = ({ fields }: Dialog): string[] =>
  fields.filter(({ kind }) => kind === 'section').map(({ id }) => id);

/** The fields of one tab, and of one part: from its heading to the next. */
function fieldsOf({ fields }: Dialog, tab: string | undefined, part: string | undefined): Field[] {
  const inTab = fields.filter((field) => tab === undefined || field.tab === tab);
  let section: string | undefined;
  return inTab.filter(({ id, kind }) => {
    if (kind === 'section') section = id;
    return part === undefined || section === part;
  });
}

/** The fields a picture shows: of one tab, one part, in one state. */
export function shownFields(dialog: Dialog, { view, tab = dialog.tabs?.[0]?.id, part }: Selection): Field[] {
  const values = valuesOf(dialog, view);
  return fieldsOf(dialog, tab, part).filter((field) => field.kind !== 'state' && isShown(field, values));
}

/** The fields a table explains. */
export const tableFields = (dialog: Dialog, { tab, part }: Selection): Field[] =>
  fieldsOf(dialog, tab, part).filter(isExplained);

export const isSetting = ({ kind, readonly }: Field): boolean => isSettable(kind) && !readonly;

/** Fields with a row in the table: settings, buttons, and tables or lists with something to say about their parts. */
export function isExplained(field: Field): boolean {
  const { kind, does, columns = [], items = [], values = [] } = field;
  if (does === undefined) return false;
  if (kind === 'table' || kind === 'list') return [...columns, ...items, ...values].some((part) => part.does);
  return isSetting(field) || kind === 'button';
}

/** The explained fields of a dialog are numbered in order, on every page alike. */
export const numbersOf = ({ fields }: Dialog): Map<string, number> =>
  new Map(fields.filter(isExplained).map(({ id }, index) => [id, index + 1]));

/** A picture or a table of a dialog on a page. */
export interface Use extends Selection {
  kind: 'picture' | 'table';
  dialog: string;
}

/** The link targets of the numbers of a picture or a table. */
export interface Links {
  /** Of a picture: fields with a row on the page; of a table: fields in a picture of the page. */
  linked: ReadonlySet<string>;
  /** Of these, the ones that were not in an earlier picture or table of the page: links lead to them. */
  targets: ReadonlySet<string>;
}

/** For attributes: ids separated by spaces. */
export const linksFrom = (linked = '', targets = ''): Links => ({
  linked: new Set(linked.split(' ').filter(Boolean)),
  targets: new Set(targets.split(' ').filter(Boolean)),
});

/** Numbers are links only where a picture and a table of a dialog are on one page. */
export function linksOn(uses: readonly Use[], dialogs: ReadonlyMap<string, Dialog>): Links[] {
  const withFields = uses.map((use) => {
    const dialog = dialogs.get(use.dialog);
    const fields = dialog ? (use.kind === 'picture' ? shownFields : tableFields)(dialog, use) : [];
    return { ...use, ids: new Set(fields.filter(isExplained).map(({ id }) => id)) };
  });
  return withFields.map(({ kind, dialog, ids }, place) => {
    const ofDialog = withFields.filter((other) => other.dialog === dialog);
    const earlier = withFields.slice(0, place).filter((other) => other.dialog === dialog && other.kind === kind);
    const linked = [...ids].filter((id) => ofDialog.some((other) => other.kind !== kind && other.ids.has(id)));
    const targets = linked.filter((id) => !earlier.some((other) => other.ids.has(id)));
    return { linked: new Set(linked), targets: new Set(targets) };
  });
}

const kebab = (text: string): string => text.replaceAll('_', '-').toLowerCase();

/** Id of the row in the table, e.g. `post-captions`; the pin in the picture is `pin-post-captions`. */
export const rowId = (dialog: string, field: string): string => `${kebab(dialog)}-${kebab(field)}`;
export const pinId = (dialog: string, field: string): string => `pin-${rowId(dialog, field)}`;
