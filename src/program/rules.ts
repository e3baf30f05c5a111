import { type NameIndex, nearMatches, unknownName } from './names.ts';
import type { Condition, Dialog, Field, Kind, Problem, Registry } from './schema.ts';
import { isExplained } from './state.ts';

/** What a schema cannot say: entries that refer to each other. */

type Value = string | number | boolean;

/** A heading, a box of text, and a button that says itself what it does. */
const needsNoWords = new Set<Kind>(['section', 'notice', 'button']);

function twice(ids: string[]): string[] {
  return [...new Set(ids.filter((id, index) => ids.indexOf(id) !== index))];
}

/** Whether a field can hold the value; the reason if not. */
function unfit(field: Field, value: Value): string | undefined {
  if (field.options && field.kind !== 'tags') {
    const ids = field.options.map(({ id }) => id);
    if (!ids.includes(String(value))) return `has no option "${value}"; use one of ${ids.join(', ')}`;
    return undefined;
  }
  if (field.kind === 'switch' || field.kind === 'checkbox')
    return typeof value === 'boolean' ? undefined : 'is on or off: write true or false';
  if (field.kind === 'range' || field.kind === 'number') {
    if (typeof value !== 'number')
      return field.min === undefined && field.max === undefined ? undefined : 'is a number';
    const { min = Number.NEGATIVE_INFINITY, max = Number.POSITIVE_INFINITY } = field;
    if (value < min || value > max) return `${value} lies outside ${field.min ?? '…'} to ${field.max ?? '…'}`;
  }
  return undefined;
}

const asList = (value: Value | Value[]): Value[] => (Array.isArray(value) ? value : [value]);

/** Rules inside one dialog. */
export function checkDialog(dialog: Dialog, dialogs: ReadonlyMap<string, Dialog>): Problem[] {
  const problems: Problem[] = [];
  const file = `dialogs/${dialog.id}.yaml`;
  const report = (path: PropertyKey[], message: string): number => problems.push({ file, path, message });
  const shared = dialog.fields.flatMap(({ sameAs }) => (sameAs ? (dialogs.get(sameAs)?.fields ?? []) : []));
  const fields = new Map([...shared, ...dialog.fields].map((field) => [field.id, field]));
  const tabs = dialog.tabs?.map(({ id }) => id) ?? [];

  for (const id of twice([...dialog.fields, ...dialog.buttons].map((one) => one.id)))
    report([], `two fields or buttons have the id "${id}"; give one another id`);

  const checkConditions = (conditions: Condition[] | undefined, path: PropertyKey[]): void => {
    for (const [index, condition] of (conditions ?? []).entries()) {
      const at = [...path, 'shownIf', index];
      const target = fields.get(condition.field);
      if (!target) {
        const near = nearMatches(condition.field, fields.keys());
        report(at, `no field "${condition.field}"${near.length > 0 ? `; did you mean ${near.join(', ')}?` : ''}`);
        continue;
      }
      if ('above' in condition) continue;
      for (const value of 'is' in condition ? condition.is : condition.not) {
        const reason = unfit(target, value);
        if (reason) report(at, `"${condition.field}" ${reason}`);
      }
    }
  };

  for (const [index, field] of dialog.fields.entries()) {
    const at: PropertyKey[] = ['fields', index];
    if (!field.does && !needsNoWords.has(field.kind) && !field.sameAs)
      report([...at, 'does'], `"${field.id}" has no sentence; say in three languages what it does`);
    if (!field.label && !field.name && isExplained(field))
      report([...at, 'name'], `"${field.id}" shows no label; give it a name`);
    if (field.tab && !tabs.includes(field.tab))
      report([...at, 'tab'], `no tab "${field.tab}"; use one of ${tabs.join(', ')}`);
    if (field.min !== undefined && field.max !== undefined && field.min >= field.max)
      report([...at, 'min'], `${field.min} is not below ${field.max}`);
    for (const mark of field.marks ?? []) {
      const reason = unfit(field, mark);
      if (reason) report([...at, 'marks'], reason);
    }
    for (const value of field.default === undefined ? [] : asList(field.default)) {
      const reason = unfit(field, value);
      if (reason) report([...at, 'default'], reason);
    }
    for (const id of twice([...(field.options ?? []), ...(field.columns ?? [])].map((one) => one.id)))
      report(at, `two entries have the id "${id}"`);
    if (field.sameAs && !dialogs.has(field.sameAs)) report([...at, 'sameAs'], `no dialog "${field.sameAs}"`);
    checkConditions(field.shownIf, at);
  }
  for (const [index, button] of dialog.buttons.entries()) checkConditions(button.shownIf, ['buttons', index]);
  for (const [index, tab] of (dialog.tabs ?? []).entries()) {
    checkConditions(tab.shownIf, ['tabs', index]);
    if (tab.sameAs && !dialogs.has(tab.sameAs)) report(['tabs', index, 'sameAs'], `no dialog "${tab.sameAs}"`);
  }
  for (const [name, values] of Object.entries(dialog.views)) {
    for (const [id, value] of Object.entries(values)) {
      const target = fields.get(id);
      if (!target) report(['views', name, id], `no field "${id}"`);
      else
        for (const one of asList(value)) {
          const reason = unfit(target, one);
          if (reason) report(['views', name, id], reason);
        }
    }
  }
  return problems;
}

/** `{ui:post.captions}` in a sentence. */
export const labelSlot = /\{ui:([^{}]+)\}/g;

function* stringsIn(value: unknown, path: PropertyKey[] = []): Generator<{ path: PropertyKey[]; text: string }> {
  if (typeof value === 'string') yield { path, text: value };
  else if (Array.isArray(value)) for (const [index, one] of value.entries()) yield* stringsIn(one, [...path, index]);
  else if (typeof value === 'object' && value)
    for (const [key, one] of Object.entries(value)) yield* stringsIn(one, [...path, key]);
}

/** Rules between files: pages, dialogs and labels that others name must be there. */
export function checkReferences(
  registry: Registry,
  files: ReadonlyMap<string, unknown>,
  names: NameIndex,
  pages: ReadonlySet<string> | undefined,
): Problem[] {
  const problems: Problem[] = [];
  const page = (file: string, path: PropertyKey[], slug: string | undefined): void => {
    if (slug !== undefined && pages && !pages.has(slug))
      problems.push({ file, path: [...path, 'page'], message: `no docs page "${slug}"; correct the address` });
  };
  for (const { id, page: slug } of registry.dialogs.values()) page(`dialogs/${id}.yaml`, [], slug);
  for (const [index, part] of [...registry.window.values()].entries()) {
    page('window.yaml', [index], part.page);
    for (const [place, item] of part.items.entries()) {
      const path = [index, 'items', place];
      page('window.yaml', path, item.page);
      if (item.opens && !registry.dialogs.has(item.opens))
        problems.push({
          file: 'window.yaml',
          path: [...path, 'opens'],
          message: `no dialog "${item.opens}"; ${unknownName(item.opens, registry.dialogs.keys())}`,
        });
    }
  }
  for (const [index, { page: slug }] of [...registry.messages.values()].entries()) page('messages.yaml', [index], slug);
  for (const name of Object.keys(registry.samples)) {
    const [dialog = '', field = ''] = name.split('.');
    const found =
      registry.dialogs.get(dialog)?.fields.some(({ id }) => id === field) ||
      registry.window.get(dialog)?.items.some(({ id }) => id === field || field === 'rows');
    if (!found)
      problems.push({ file: 'samples.yaml', path: [name], message: `no field "${name}"; write dialog.field` });
  }
  for (const [file, data] of files) {
    for (const { path, text } of stringsIn(data)) {
      for (const [, name = ''] of text.matchAll(labelSlot)) {
        if (!names.has(name))
          problems.push({ file, path, message: `unknown label {ui:${name}}; ${unknownName(name, names.keys())}` });
      }
    }
  }
  return problems;
}
