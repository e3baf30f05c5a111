import type { Desk, Text, TextFile, Value } from '../protocol.ts';
import { ask, make, Refusal } from './api.client.ts';

/** A data file as a form: a value a row, the languages side by side. */

interface Cell {
  file: TextFile;
  path: string[];
  /** Undefined where a language has none yet. */
  value: Value | undefined;
}

interface Row {
  group: string;
  name: string;
  /** One a language, or a single one for what is the same in all of them. */
  cells: Map<string, Cell>;
}

export interface FormHost {
  desk: Desk;
  shown: ReadonlySet<string>;
  textOf: (file: TextFile) => string;
  change: (file: TextFile, text: string) => void;
  focus: (locale: string | undefined) => void;
}

/** `otherReading` is read as "other reading". */
const readable = (step: string): string =>
  step
    .replaceAll(/[-_]/g, ' ')
    .replaceAll(/(\p{Ll})(\p{Lu})/gu, (_pair, end: string, start: string) => `${end} ${start.toLowerCase()}`);

/** Most browsers let a text box grow with its text; others get as many lines as it will need. */
const rowsFor = (text: string): number =>
  CSS.supports('field-sizing', 'content') ? 1 : Math.min(10, 1 + Math.floor(text.length / 40));

function rowsOf(files: Array<{ file: TextFile; values: Value[] }>, codes: string[]): Row[] {
  const rows = new Map<string, Row>();
  for (const { file, values } of files)
    for (const value of values) {
      const last = value.path.at(-1) ?? '';
      const inFile = file.locale === undefined && codes.includes(last);
      const label = inFile ? value.label.slice(0, -1) : value.label;
      const locale = inFile ? last : (file.locale ?? '');
      const key = (inFile ? value.path.slice(0, -1) : value.path).join('\n');
      const name = label.at(-1) ?? '';
      const row = rows.get(key) ?? { group: label.slice(0, -1).join(' › '), name, cells: new Map<string, Cell>() };
      row.cells.set(locale, { file, path: value.path, value });
      rows.set(key, row);
    }
  // A language without words gets a place to write them.
  for (const row of rows.values()) {
    const [first] = row.cells.values();
    if (!first || row.cells.has('')) continue;
    for (const code of codes) {
      const file =
        files.find((entry) => entry.file.locale === code)?.file ??
        (first.file.locale === undefined ? first.file : undefined);
      if (row.cells.has(code) || !file) continue;
      const path = file.locale === undefined ? [...first.path.slice(0, -1), code] : first.path;
      row.cells.set(code, { file, path, value: undefined });
    }
  }
  return [...rows.values()];
}

/** What was typed goes into the text one after the other: each change is made to what the last one left. */
let last: Promise<unknown> = Promise.resolve();

function control(host: FormHost, cell: Cell, name: string): HTMLElement {
  const { file, path, value } = cell;
  const locale = host.desk.languages.find(({ code }) => code === (file.locale ?? path.at(-1)));
  const label = locale ? `${name}, ${locale.name}` : name;
  const field =
    value?.type === 'boolean'
      ? make('select', {}, make('option', { value: 'true' }, 'yes'), make('option', { value: 'false' }, 'no'))
      : value?.type === 'number'
        ? make('input', { inputMode: 'decimal' })
        : make('textarea', { rows: rowsFor(value?.value ?? ''), spellcheck: true });
  field.value = value?.value ?? '';
  field.ariaLabel = label;
  if (locale) field.lang = locale.code;
  if (!value) {
    field.classList.add('absent');
    field.setAttribute('placeholder', 'Not translated yet');
  }
  const problem = make('p', { className: 'problem' });
  const write = async (): Promise<void> => {
    if (value === undefined && field.value === '') return;
    try {
      const { text } = await ask<{ text: string }>('/api/value', { text: host.textOf(file), path, value: field.value });
      field.ariaInvalid = 'false';
      problem.textContent = '';
      host.change(file, text);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      field.ariaInvalid = 'true';
      problem.textContent = error.message;
    }
  };
  let pending = 0;
  field.addEventListener('input', () => {
    clearTimeout(pending);
    pending = window.setTimeout(() => {
      last = last.then(write, write);
    }, 200);
  });
  field.addEventListener('focus', () => host.focus(locale?.code));
  return make('div', {}, field, problem);
}

/** Ends when what was typed has reached the text. */
export async function formSettled(): Promise<void> {
  await new Promise((done) => setTimeout(done, 220));
  await last;
}

export async function drawForm(host: FormHost, { files, title }: Text): Promise<HTMLElement> {
  const codes = host.desk.languages.map(({ code }) => code);
  const read = await Promise.all(
    files.map(async (file) => ({ file, values: await ask<Value[]>('/api/values', { text: host.textOf(file) }) })),
  );
  const find = make('input', { type: 'search', placeholder: 'Find…', ariaLabel: 'Find in this file' });
  const heads = host.desk.languages.filter(({ code }) => host.shown.has(code)).map(({ name }) => make('h2', {}, name));
  const form = make(
    'div',
    { className: 'form' },
    make('div', { className: 'form-head' }, find, make('div', { className: 'cells' }, ...heads)),
  );
  const sought: Array<{ words: string; element: HTMLElement; heading: HTMLElement }> = [];
  let heading = make('h3');
  for (const { group, name, cells } of rowsOf(read, codes)) {
    if (heading.dataset.group !== group) {
      heading = make('h3', {}, group || title);
      heading.dataset.group = group;
      form.append(heading);
    }
    const single = cells.get('');
    const wanted = single
      ? [single]
      : codes.filter((code) => host.shown.has(code)).flatMap((code) => cells.get(code) ?? []);
    const full = `${group} ${readable(name)}`.trim();
    const element = make(
      'div',
      { className: 'row' },
      make('div', { className: 'name' }, readable(name)),
      make('div', { className: 'cells' }, ...wanted.map((cell) => control(host, cell, full))),
    );
    form.append(element);
    const words = [full, ...[...cells.values()].map(({ value }) => value?.value ?? '')].join('\n').toLowerCase();
    sought.push({ words, element, heading });
  }
  find.addEventListener('input', () => {
    const words = find.value.trim().toLowerCase();
    for (const row of sought) row.element.hidden = !row.words.includes(words);
    for (const head of new Set(sought.map((row) => row.heading)))
      head.hidden = sought.every((row) => row.heading !== head || row.element.hidden);
  });
  return make('section', { className: 'column', ariaLabel: `${title}, form` }, form);
}
