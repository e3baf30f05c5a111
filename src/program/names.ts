import { type Locale, type PerLocale, perLocale } from '../languages/index.ts';
import type { Registry } from './schema.ts';

/** A label of the program, found by its name, e.g. `post.captions`. */
export interface Named {
  name: string;
  label: PerLocale<string>;
  /** Docs page that explains it. */
  page: string | undefined;
  /** How the reader gets there: labels before this one. */
  way: PerLocale<string[]>;
}

export type NameIndex = ReadonlyMap<string, Named>;

const nowhere = perLocale((): string[] => []);
const localesOf = <T, U>(value: PerLocale<T>, change: (one: T) => U): PerLocale<U> =>
  perLocale((locale) => change(value[locale]));

const stepsOf = (path: string): string[] => path.split(' › ');
const join = (way: PerLocale<string[]>, label: PerLocale<string> | undefined): PerLocale<string[]> =>
  label ? perLocale((locale) => [...way[locale], label[locale]]) : way;

/** Every label that a text may name. */
export function nameIndex(registry: Registry): NameIndex {
  const names = new Map<string, Named>();
  const add = (
    name: string,
    label: PerLocale<string> | undefined,
    page: string | undefined,
    way: PerLocale<string[]> = nowhere,
  ): void => {
    if (label) names.set(name, { name, label, page, way });
  };

  for (const part of registry.window.values()) {
    add(part.id, part.label, part.page);
    const way = join(nowhere, part.label);
    for (const item of part.items) {
      const page = item.page ?? (item.opens ? registry.dialogs.get(item.opens)?.page : undefined) ?? part.page;
      const name = `${part.id}.${item.id}`;
      add(name, item.label, page, way);
      const inner = join(way, item.label);
      for (const one of [...(item.options ?? []), ...(item.values ?? [])])
        add(`${name}.${one.id}`, one.label, page, inner);
    }
  }

  for (const { id, label, counter } of registry.tasks.states) {
    add(`task.${id}`, label, 'troubleshooting/task_failed');
    add(`counter.${id}`, counter, 'troubleshooting/task_failed');
  }

  for (const dialog of registry.dialogs.values()) {
    const { id, page, title } = dialog;
    // A dialog is named after the button that opens it only where it shows a title of its own.
    const way = localesOf(dialog.opensFrom, stepsOf);
    if (!names.has(id)) add(id, title, page, title ? localesOf(way, (steps) => steps.slice(0, -1)) : way);
    for (const tab of dialog.tabs ?? [])
      if (!names.has(`${id}.${tab.id}`)) add(`${id}.${tab.id}`, tab.label, page, way);
    for (const field of dialog.fields) {
      // A circumstance, not something the program shows.
      if (field.kind === 'state') continue;
      const name = `${id}.${field.id}`;
      add(name, field.label, page, way);
      const inner = join(way, field.label);
      const { options = [], values = [], items = [] } = field;
      for (const one of [...options, ...values, ...items]) add(`${name}.${one.id}`, one.label, page, inner);
      for (const column of field.columns ?? []) {
        add(`${name}.${column.id}`, column.label, page, inner);
        for (const one of column.values ?? []) add(`${name}.${column.id}.${one.id}`, one.label, page, inner);
      }
      add(`${name}.button`, field.button, page, inner);
    }
    for (const button of dialog.buttons) add(`${id}.${button.id}`, button.label, page, way);
  }
  return names;
}

/** Slots such as `{n}` are filled by the program: a label in a text goes without a closing one, and shows others as dots. */
export const withoutSlots = (label: string): string =>
  label.replace(/\s*[:：]?\s*[（(]?\{(?!brand)\w+\}[)）]?$/u, '').replace(/\{(?!brand)\w+\}/g, '…');

/** The label as the program shows it in one language. */
export const labelOf = (named: Named, locale: Locale): string => withoutSlots(named.label[locale]);

function distance(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [i, letter] of [...from].entries()) {
    const next = [i + 1];
    for (const [j, other] of [...to].entries()) {
      next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
    }
    row = next;
  }
  return row[to.length] ?? 0;
}

/** The names most like a mistyped one: typing errors first, then the same last part elsewhere. */
export function nearMatches(name: string, known: Iterable<string>, most = 4): string[] {
  const last = name.split('.').at(-1) ?? name;
  const scored = [...known].map((candidate) => {
    const typing = distance(name, candidate);
    const sameEnd = candidate.split('.').at(-1) === last ? 3 : Number.POSITIVE_INFINITY;
    const inside = candidate.startsWith(`${name}.`) ? 4 : Number.POSITIVE_INFINITY;
    return { candidate, score: Math.min(typing, sameEnd, inside) };
  });
  return scored
    .filter(({ score }) => score <= Math.max(2, Math.min(4, name.length / 3)))
    .sort((a, b) => a.score - b.score || (a.candidate < b.candidate ? -1 : 1))
    .slice(0, most)
    .map(({ candidate }) => candidate);
}

/** What to do about a name nobody knows. */
export function unknownName(name: string, known: Iterable<string>): string {
  const near = nearMatches(name, known);
  return near.length > 0 ? `did you mean ${near.join(', ')}?` : 'look it up in content/program';
}
