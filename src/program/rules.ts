import { type NameIndex, unknownName } from './names.ts';
import type { Condition, Dialog, Field, Kind, Problem, Registry, Scalar, Value } from './schema.ts';
import { isExplained } from './state.ts';

/** Rules a schema cannot express: references between entries. */

/** A heading, a box of text, and a button that says itself what it does. */
const needsNoWords: ReadonlySet<Kind> = new Set(['section', 'notice', 'button']);

const duplicates = (entries: Array<{ id: string }>): string[] => {
  const ids = entries.map(({ id }) => id);
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
};

/** Why a field cannot hold the value. */
function misfit({ kind, options, min, max }: Field, value: Scalar): string | undefined {
  if (options && kind !== 'tags') {
    const ids = options.map(({ id }) => id);
    return ids.includes(String(value)) ? undefined : `has no option "${value}"; use one of ${ids.join(', ')}`;
  }
  if (kind === 'switch' || kind === 'checkbox')
    return typeof value === 'boolean' ? undefined : 'is on or off: write true or false';
  if ((kind !== 'range' && kind !== 'number') || (min === undefined && max === undefined)) return undefined;
  if (typeof value !== 'number') return 'is a number';
  const fits = value >= (min ?? value) && value <= (max ?? value);
  return fits ? undefined : `${value} is outside ${min ?? '…'} to ${max ?? '…'}`;
}

/** Rules inside one dialog. */
export function checkDialog(dialog: Dialog, dialogs: ReadonlyMap<string, Dialog>): Problem[] {
  const problems: Problem[] = [];
  const { tabs = [], buttons } = dialog;
  const report = (path: PropertyKey[], message: string): number =>
    problems.push({ file: `dialogs/${dialog.id}.yaml`, path, message });
  const borrowed = dialog.fields.flatMap(({ sameAs = '' }) => dialogs.get(sameAs)?.fields ?? []);
  const fields = new Map([...borrowed, ...dialog.fields].map((field) => [field.id, field]));

  const checkValues = (field: Field, values: Value | undefined, path: PropertyKey[], name = ''): void => {
    for (const value of values === undefined ? [] : [values].flat()) {
      const reason = misfit(field, value);
      if (reason) report(path, name + reason);
    }
  };
  const checkEntry = (entry: { shownIf?: Condition[]; sameAs?: string }, path: PropertyKey[]): void => {
    if (entry.sameAs && !dialogs.has(entry.sameAs)) report([...path, 'sameAs'], `no dialog "${entry.sameAs}"`);
    for (const [index, condition] of (entry.shownIf ?? []).entries()) {
      const at = [...path, 'shownIf', index];
      const target = fields.get(condition.field);
      const values = 'is' in condition ? condition.is : 'not' in condition ? condition.not : [];
      if (target) checkValues(target, values, at, `"${condition.field}" `);
      else report(at, `no field "${condition.field}"; ${unknownName(condition.field, fields.keys())}`);
    }
  };

  for (const id of duplicates([...dialog.fields, ...buttons]))
    report([], `two fields or buttons have the id "${id}"; give one another id`);
  for (const [index, field] of dialog.fields.entries()) {
    const at: PropertyKey[] = ['fields', index];
    const { min, max, tab } = field;
    if (!field.does && !needsNoWords.has(field.kind) && !field.sameAs)
      report([...at, 'does'], `"${field.id}" has no sentence; say in three languages what it does`);
    if (!field.label && !field.name && isExplained(field))
      report([...at, 'name'], `"${field.id}" shows no label; give it a name`);
    if (tab && !tabs.some(({ id }) => id === tab))
      report([...at, 'tab'], `no tab "${tab}"; use one of ${tabs.map(({ id }) => id).join(', ')}`);
    if (min !== undefined && max !== undefined && min >= max) report([...at, 'min'], `${min} is not below ${max}`);
    checkValues(field, field.marks, [...at, 'marks']);
    checkValues(field, field.default, [...at, 'default']);
    for (const id of duplicates([...(field.options ?? []), ...(field.columns ?? [])]))
      report(at, `two entries have the id "${id}"`);
    checkEntry(field, at);
  }
  for (const [index, button] of buttons.entries()) checkEntry(button, ['buttons', index]);
  for (const [index, tab] of tabs.entries()) checkEntry(tab, ['tabs', index]);
  for (const [view, values] of Object.entries(dialog.views)) {
    for (const [id, value] of Object.entries(values)) {
      const target = fields.get(id);
      if (target) checkValues(target, value, ['views', view, id]);
      else report(['views', view, id], `no field "${id}"`);
    }
  }
  return problems;
}

function* stringsIn(value: unknown, path: PropertyKey[] = []): Generator<{ path: PropertyKey[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* stringsIn(one, [...path, index]);
  else if (typeof value === 'object' && value)
    for (const [key, one] of Object.entries(value)) yield* stringsIn(one, [...path, key]);
}

/** Rules between files: pages, dialogs and labels that others name must be there. */
export function checkReferences(
  { dialogs, window, messages, samples }: Registry,
  files: ReadonlyMap<string, unknown>,
  names: NameIndex,
  pages: ReadonlySet<string> | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const report = (file: string, path: PropertyKey[], message: string): number => problems.push({ file, path, message });
  const checkPage = (file: string, path: PropertyKey[], { page }: { page?: string | undefined }): void => {
    if (page !== undefined && pages && !pages.has(page))
      report(file, [...path, 'page'], `no docs page "${page}"; correct the address`);
  };

  for (const dialog of dialogs.values()) checkPage(`dialogs/${dialog.id}.yaml`, [], dialog);
  for (const [index, message] of [...messages.values()].entries()) checkPage('messages.yaml', [index], message);
  for (const [index, part] of [...window.values()].entries()) {
    checkPage('window.yaml', [index], part);
    for (const [place, item] of part.items.entries()) {
      const path = [index, 'items', place];
      checkPage('window.yaml', path, item);
      if (item.opens && !dialogs.has(item.opens))
        report(
          'window.yaml',
          [...path, 'opens'],
          `no dialog "${item.opens}"; ${unknownName(item.opens, dialogs.keys())}`,
        );
    }
  }
  for (const name of Object.keys(samples)) {
    const [place = '', id = ''] = name.split('.');
    const entries = [...(dialogs.get(place)?.fields ?? []), ...(window.get(place)?.items ?? [])];
    if (!entries.some((entry) => entry.id === id) && !(window.has(place) && id === 'rows'))
      report('samples.yaml', [name], `no field "${name}"; write dialog.field`);
  }
  for (const [file, data] of files) {
    for (const { path, text } of stringsIn(data)) {
      for (const [, name = ''] of text.matchAll(/\{ui:([^{}]+)\}/g)) {
        if (!names.has(name)) report(file, path, `unknown label {ui:${name}}; ${unknownName(name, names.keys())}`);
      }
    }
  }
  return problems;
}
