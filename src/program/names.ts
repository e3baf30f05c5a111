import { type Locale, type PerLocale, perLocale } from '../languages/index.ts';
import type { Entry, Message, Registry } from './schema.ts';

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

type Way = PerLocale<string[]>;
const below = (way: Way, label: PerLocale<string> | undefined): Way =>
  label ? perLocale((locale) => [...way[locale], label[locale]]) : way;

/** Every label that a text may name. */
export function nameIndex({ window, tasks, dialogs }: Registry): NameIndex {
  const names = new Map<string, Named>();
  const nowhere: Way = perLocale(() => []);

  /** The label and those of its parts. A dialog may be named like the tab that holds its button: the first one counts. */
  function add(
    name: string,
    label: PerLocale<string> | undefined,
    page: string | undefined,
    way: Way,
    parts: Array<Partial<Pick<Entry, 'label'>> & { id: string; values?: Entry[] | undefined }> = [],
  ): void {
    if (label && !names.has(name)) names.set(name, { name, label, page, way });
    for (const part of parts) add(`${name}.${part.id}`, part.label, page, below(way, label), part.values);
  }

  for (const part of window.values()) {
    add(part.id, part.label, part.page, nowhere);
    for (const { id, label, options = [], values = [], ...item } of part.items) {
      const page = item.page ?? dialogs.get(item.opens ?? '')?.page ?? part.page;
      add(`${part.id}.${id}`, label, page, below(nowhere, part.label), [...options, ...values]);
    }
  }
  for (const { id, label, counter } of tasks.states) {
    add(`task.${id}`, label, 'troubleshooting/task_failed', nowhere);
    add(`counter.${id}`, counter, 'troubleshooting/task_failed', nowhere);
  }
  for (const { id, page, title, opensFrom, tabs = [], fields, buttons } of dialogs.values()) {
    // A dialog is named after the button that opens it only if it has a title.
    const way = perLocale((locale) => opensFrom[locale].split(' › '));
    add(id, title, page, title ? perLocale((locale) => way[locale].slice(0, -1)) : way);
    for (const tab of tabs) add(`${id}.${tab.id}`, tab.label, page, way);
    for (const { kind, label, options = [], values = [], items = [], columns = [], ...field } of fields) {
      // A circumstance, not something the program shows.
      if (kind === 'state') continue;
      const button = { id: 'button', label: field.button };
      add(`${id}.${field.id}`, label, page, way, [...options, ...values, ...items, ...columns, button]);
    }
    for (const button of buttons) add(`${id}.${button.id}`, button.label, page, way);
  }
  return names;
}

/** Slots such as `{n}` are filled by the program: a label in a text goes without a closing one, and shows others as dots. */
export const withoutSlots = (label: string): string =>
  label.replace(/\s*[:：]?\s*[（(]?\{(?!brand)\w+\}[)）]?$/u, '').replace(/\{(?!brand)\w+\}/g, '…');

/** The label as the program shows it in one language. */
export const labelOf = (named: Named, locale: Locale): string => withoutSlots(named.label[locale]);

/** The text of a message; what the program fills in is shown as dots. */
export const messageText = ({ message }: Message, locale: Locale): string =>
  message[locale].replace(/\{(?!brand)\w+\}/g, '…');

/** The subjects of each docs page: the labels and messages of the program, in one language. */
export function namesByPage(
  { registry, names }: { registry: Registry; names: NameIndex },
  locale: Locale,
  fill: (text: string) => string,
): Map<string, string[]> {
  const explained = [
    ...[...names.values()].map((named) => ({ page: named.page, text: labelOf(named, locale) })),
    ...[...registry.messages.values()].map((message) => ({ page: message.page, text: messageText(message, locale) })),
  ];
  const pages = new Set(explained.flatMap(({ page }) => page ?? []));
  return new Map(
    [...pages].map((page) => {
      const own = explained.filter((one) => one.page === page).map(({ text }) => fill(text));
      return [page, [...new Set(own)]];
    }),
  );
}

/** Levenshtein distance. */
const distance = (from: string, to: string): number =>
  [...from].reduce(
    (row, letter, i) => {
      const next = [i + 1];
      for (const [j, other] of [...to].entries())
        next.push(Math.min((next[j] ?? 0) + 1, (row[j + 1] ?? 0) + 1, (row[j] ?? 0) + (letter === other ? 0 : 1)));
      return next;
    },
    [...to, ''].map((_, index) => index),
  )[to.length] ?? 0;

const lastPart = (name: string): string => name.slice(name.lastIndexOf('.') + 1);

/** The names most like a mistyped one: typing errors first, then the same last part elsewhere, then its own parts. */
export function nearMatches(name: string, known: Iterable<string>): string[] {
  const score = (other: string): number =>
    Math.min(
      distance(name, other),
      lastPart(other) === lastPart(name) ? 3 : Number.POSITIVE_INFINITY,
      other.startsWith(`${name}.`) ? 4 : Number.POSITIVE_INFINITY,
    );
  return [...known]
    .map((other) => ({ other, score: score(other) }))
    .filter((one) => one.score <= Math.max(2, Math.min(4, name.length / 3)))
    .sort((a, b) => a.score - b.score || (a.other < b.other ? -1 : 1))
    .slice(0, 4)
    .map(({ other }) => other);
}

/** The remedy for an unknown name; a short list is given in full. */
export function unknownName(name: string, known: Iterable<string>): string {
  const all = [...known];
  const near = nearMatches(name, all);
  if (near.length > 0) return `did you mean ${near.join(', ')}?`;
  return all.length > 30 ? 'look it up in content/data/program' : `use one of ${all.join(', ')}`;
}
