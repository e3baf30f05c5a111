import type { Desk, Finding, Group, OpenFile, Saving, Text, TextFile } from '../protocol.ts';
import { ask, make, part, Refusal } from './api.client.ts';
import { drawForm, formSettled } from './form.client.ts';
import { goToLine, Together } from './sections.client.ts';

/** A file as it stands in the editor. */
interface Draft extends OpenFile {
  file: TextFile;
  saved: string;
  /** What the disk holds, when somebody else has changed it. */
  conflict?: OpenFile;
}

const groupNames: Record<Group, string> = {
  docs: 'Docs',
  blog: 'Posts',
  pages: 'Company and legal pages',
  data: 'Figures, plans, questions and lists',
  interface: 'Words of the interface',
  search: 'Search',
  program: 'The program',
};

const work = part('work', HTMLElement);
const frame = part('frame', HTMLIFrameElement);
const drafts = new Map<string, Draft>();
let desk: Desk;
let current: Text | undefined;
let findings: Finding[] = [];
let onlyOpen = false;
let previewLanguage = '';
let previewReady = false;

/** What this person likes, kept in this browser. */
const liked = {
  get: (name: string): string | undefined => localStorage.getItem(`editor:${name}`) ?? undefined,
  set: (name: string, value: string): void => localStorage.setItem(`editor:${name}`, value),
};
const shown = new Set<string>();
/** Groups of the list that are unfolded. */
const opened = new Set<string>();
const hasForm = (text: Text): boolean => text.files.every(({ name }) => !name.endsWith('.mdx'));
const view = (): 'form' | 'text' => (current && hasForm(current) && liked.get('view') !== 'text' ? 'form' : 'text');
const changed = (): Draft[] => [...drafts.values()].filter(({ text, saved }) => text !== saved);
const isMac = navigator.platform.startsWith('Mac');

/* Texts */

async function draftOf(file: TextFile): Promise<Draft> {
  const known = drafts.get(file.name);
  // What nobody has touched may have changed on the disk.
  if (known && known.text !== known.saved) return known;
  const opened = await ask<OpenFile>('/api/open', { file: file.name });
  const draft: Draft = { ...opened, file, saved: opened.text };
  drafts.set(file.name, draft);
  return draft;
}

function change(file: TextFile, text: string): void {
  const draft = drafts.get(file.name);
  if (!draft || draft.text === text) return;
  draft.text = text;
  drawSaving();
  drawList();
  checkSoon();
}

async function saveAll(): Promise<void> {
  await formSettled();
  let refused = 0;
  for (const draft of changed()) {
    const { name, text, version } = draft;
    const result = await ask<Saving>('/api/save', { file: name, text, version });
    if (result.saved) {
      draft.version = result.version;
      draft.saved = text;
      delete draft.conflict;
    } else {
      draft.conflict = result.disk;
      refused += 1;
    }
  }
  drawSaving();
  drawList();
  if (refused > 0) {
    liked.set('view', 'text');
    await draw();
    say('Not saved: a file has changed on the disk meanwhile.');
  } else say('Saved.');
  checkSoon();
}

/* The check */

let checking = false;
let checkAgain = false;
let timer = 0;

function checkSoon(): void {
  clearTimeout(timer);
  timer = window.setTimeout(check, 500);
}

async function check(): Promise<void> {
  if (checking) {
    checkAgain = true;
    return;
  }
  checking = true;
  say('Checking…');
  try {
    const texts = Object.fromEntries(changed().map(({ name, text }) => [name, text]));
    findings = await ask<Finding[]>('/api/check', { drafts: texts });
    say('');
  } catch (error) {
    say(error instanceof Error ? error.message : String(error));
  }
  checking = false;
  drawFindings();
  drawList();
  drawStates();
  if (checkAgain) {
    checkAgain = false;
    void check();
  }
}

const say = (words: string): void => {
  part('status', HTMLElement).textContent = words;
};

const findingsOf = (file: TextFile): Finding[] => findings.filter((finding) => finding.file === file.shown);

/* Drawing */

const tag = (kind: string, words: string, title = words): HTMLElement =>
  make('span', { className: `tag ${kind}`, title }, words);

function stateTags(files: TextFile[], missing: string[]): HTMLElement[] {
  const own = files.flatMap(findingsOf);
  const errors = own.filter(({ severity }) => severity === 'error').length;
  const old = own.filter(({ rule }) => rule === 'translations').length;
  const warnings = own.length - errors - old;
  const unsaved = files.some(({ name }) => changed().some((draft) => draft.name === name));
  return [
    ...(unsaved ? [tag('unsaved', 'unsaved')] : []),
    ...(errors > 0 ? [tag('error', String(errors), `${errors} errors`)] : []),
    ...(warnings > 0 ? [tag('warning', String(warnings), `${warnings} warnings`)] : []),
    ...(old > 0 ? [tag('warning', 'older', 'the source has changed since the translation')] : []),
    ...missing.map((code) => tag('warning', `no ${code}`, `not translated into ${code}`)),
  ];
}

const missingIn = (text: Text): string[] =>
  text.files.some(({ locale }) => locale === undefined)
    ? []
    : desk.languages.map(({ code }) => code).filter((code) => !text.files.some(({ locale }) => locale === code));

/** Puts them in, unless they are there already: whoever is on one of them with pointer or keyboard stays there. */
function fill(place: Element, content: readonly Element[]): void {
  const isSame =
    place.children.length === content.length && content.every((one, index) => one === place.children[index]);
  if (!isSame) place.replaceChildren(...content);
}

interface Section {
  details: HTMLDetailsElement;
  count: HTMLElement;
  list: HTMLUListElement;
}

interface Row {
  item: HTMLLIElement;
  button: HTMLButtonElement;
  name: HTMLElement;
}

/**
 * The list is drawn anew with every check. Its elements stay: a button that is replaced while it is pressed is never
 * clicked, and one that is replaced while it has the focus loses it.
 */
const rows = new Map<string, Row>();
const sections = new Map<string, Section>();

function rowOf(id: string): Row {
  const known = rows.get(id);
  if (known) return known;
  const name = make('span', { className: 'name' });
  const button = make('button', { type: 'button', title: id }, name);
  button.addEventListener('click', () => open(id));
  const row = { item: make('li', {}, button), button, name };
  rows.set(id, row);
  return row;
}

function drawRow({ id, title, draft }: Text, states: readonly HTMLElement[]): HTMLLIElement {
  const { item, button, name } = rowOf(id);
  if (name.textContent !== title) name.textContent = title;
  const tags = [...(draft ? [tag('', 'draft')] : []), ...states];
  const [, ...drawn] = button.children;
  const isSame = drawn.map(({ outerHTML }) => outerHTML).join() === tags.map(({ outerHTML }) => outerHTML).join();
  if (!isSame) {
    for (const old of drawn) old.remove();
    button.append(...tags);
  }
  button.ariaCurrent = String(id === current?.id);
  return item;
}

function sectionOf(group: string, name: string): Section {
  const known = sections.get(group);
  if (known) return known;
  const count = tag('', '');
  const list = make('ul');
  const details = make('details', {}, make('summary', {}, name, count), list);
  details.addEventListener('toggle', () => {
    if (showsAll()) return;
    if (details.open) opened.add(group);
    else opened.delete(group);
  });
  const section: Section = { details, count, list };
  sections.set(group, section);
  return section;
}

const wantedWords = (): string => part('search', HTMLInputElement).value.trim().toLowerCase();
/** Whoever looks for something sees all that was found. */
const showsAll = (): boolean => wantedWords() !== '' || onlyOpen;

function drawList(): void {
  const words = wantedWords();
  const found = Object.entries(groupNames).flatMap(([group, name]) => {
    const entries = desk.texts
      .filter((text) => text.group === group)
      .filter(({ title, id }) => `${title} ${id}`.toLowerCase().includes(words))
      .map((text) => ({ text, tags: stateTags(text.files, missingIn(text)) }))
      .filter(({ text, tags }) => !onlyOpen || tags.length > 0 || text.draft);
    if (entries.length === 0) return [];
    const { details, count, list } = sectionOf(group, name);
    count.textContent = count.title = String(entries.length);
    fill(
      list,
      entries.map(({ text, tags }) => drawRow(text, tags)),
    );
    details.open = showsAll() || opened.has(group);
    return [details];
  });
  fill(part('texts', HTMLElement), found.length > 0 ? found : [nothingFound]);
}

const nothingFound = make('p', { className: 'empty' }, 'No text like this.');

function drawSaving(): void {
  const count = changed().length;
  part('save', HTMLButtonElement).disabled = count === 0;
  part('save-words', HTMLElement).textContent =
    count === 0 ? 'Saved' : count === 1 ? 'Save 1 file' : `Save ${count} files`;
  drawStates();
}

/** The marks in the heads of the columns. */
function drawStates(): void {
  for (const head of work.querySelectorAll<HTMLElement>('[data-states]')) {
    const draft = drafts.get(head.dataset.states ?? '');
    if (draft) head.replaceChildren(...stateTags([draft.file], []), ...acceptButton(draft));
  }
}

/** A translation that was compared says so with a click. */
function acceptButton(draft: Draft): HTMLElement[] {
  const source = current?.files[0];
  const stale = findingsOf(draft.file).some(({ rule }) => rule === 'translations');
  if (!stale || !source || source.locale === draft.file.locale) return [];
  const button = make('button', { type: 'button', className: 'small' }, 'It fits the source');
  button.title = 'I have compared this translation with the text it was made from';
  button.addEventListener('click', async () => {
    const { text } = await ask<{ text: string }>('/api/accept', {
      text: draft.text,
      source: (await draftOf(source)).text,
    });
    change(draft.file, text);
    await draw();
  });
  return [button];
}

function column(draft: Draft, language: string): { element: HTMLElement; box: HTMLTextAreaElement } {
  const box = make('textarea', { className: 'text', value: draft.text, spellcheck: true });
  box.ariaLabel = `${current?.title}, ${language}`;
  box.lang = draft.file.locale ?? 'en';
  box.readOnly = draft.locked !== undefined;
  box.dataset.file = draft.file.shown;
  box.addEventListener('input', () => change(draft.file, box.value));
  box.addEventListener('focus', () => showPreview(draft.file.locale));
  const states = make('span', { className: 'actions' });
  states.dataset.states = draft.name;
  const head = make(
    'div',
    { className: 'pane-head' },
    make('h2', {}, language),
    make('span', { className: 'file', title: draft.file.shown }, draft.name.split('/').at(-1) ?? ''),
    make('span', { className: 'spring' }),
    states,
  );
  const notices = [
    ...(draft.locked ? [make('div', { className: 'notice' }, `Read only: ${draft.locked}.`)] : []),
    ...(draft.conflict ? [conflict(draft, draft.conflict)] : []),
  ];
  return { element: make('section', { className: 'column', ariaLabel: language }, head, ...notices, box), box };
}

/** Both texts, and the choice between them. */
function conflict(draft: Draft, disk: OpenFile): HTMLElement {
  const settle = (words: string, act: () => void): HTMLElement => {
    const button = make('button', { type: 'button' }, words);
    button.addEventListener('click', async () => {
      act();
      delete draft.conflict;
      drawSaving();
      await draw();
    });
    return button;
  };
  const notice = make(
    'div',
    { className: 'notice', role: 'alert' },
    make('p', {}, 'This file has changed on the disk since you opened it. It holds now:'),
    make('pre', { tabIndex: 0 }, disk.text),
    make(
      'div',
      { className: 'actions' },
      settle('Keep my text', () => {
        draft.version = disk.version;
        draft.saved = disk.text;
      }),
      settle('Take the text of the file', () => {
        Object.assign(draft, { version: disk.version, saved: disk.text, text: disk.text });
      }),
    ),
  );
  return notice;
}

/** A language nobody has written yet. */
function absent(text: Text, code: string, language: string): HTMLElement {
  const button = make('button', { type: 'button', className: 'primary' }, 'Begin with the source text');
  button.addEventListener('click', async () => {
    const source = text.files[0];
    if (!source) return;
    const put = (name: string): string =>
      name.replace(`/${source.locale}/`, `/${code}/`).replace(`.${source.locale}.`, `.${code}.`);
    const locale = desk.languages.find((entry) => entry.code === code)?.code;
    const file: TextFile = { locale, name: put(source.name), shown: put(source.shown) };
    const draft = await draftOf(file);
    draft.text = (await draftOf(source)).text;
    text.files.push(file);
    drawSaving();
    await draw();
    checkSoon();
  });
  return make(
    'section',
    { className: 'column', ariaLabel: language },
    make(
      'div',
      { className: 'empty' },
      make('h2', {}, language),
      make('p', {}, 'Not translated yet: readers see the source text.'),
      button,
    ),
  );
}

async function draw(): Promise<void> {
  const text = current;
  drawViews();
  if (!text) {
    work.replaceChildren(
      make(
        'div',
        { className: 'empty' },
        make('h2', {}, 'Choose a text'),
        make('p', {}, 'All languages open side by side.'),
      ),
    );
    return;
  }
  const own = await Promise.all(text.files.map(draftOf));
  if (text !== current) return;
  if (view() === 'form') {
    const form = await drawForm(
      {
        desk,
        shown,
        textOf: ({ name }) => drafts.get(name)?.text ?? '',
        change,
        focus: showPreview,
      },
      text,
    ).catch((error: unknown) => {
      if (!(error instanceof Refusal)) throw error;
      say(`The form cannot be shown: ${error.message}`);
      return undefined;
    });
    if (text !== current) return;
    if (form) {
      work.replaceChildren(form);
      return;
    }
  }
  const boxes: HTMLTextAreaElement[] = [];
  const columns = own.some(({ file }) => file.locale === undefined)
    ? own.map((draft) => column(draft, 'All languages'))
    : desk.languages
        .filter(({ code }) => shown.has(code))
        .map(({ code, name }) => {
          const draft = own.find(({ file }) => file.locale === code);
          return draft ? column(draft, name) : { element: absent(text, code, name), box: undefined };
        });
  for (const { box } of columns) if (box) boxes.push(box);
  work.replaceChildren(...columns.map(({ element }) => element));
  new Together(boxes);
  drawStates();
}

function drawViews(): void {
  const choices = current && hasForm(current) ? (['form', 'text'] as const) : [];
  part('views', HTMLElement).replaceChildren(
    ...choices.map((name) =>
      pressed(name === 'form' ? 'Form' : 'Text', view() === name, async () => {
        await formSettled();
        liked.set('view', name);
        await draw();
      }),
    ),
  );
  part('languages', HTMLElement).replaceChildren(
    ...desk.languages.map(({ code, name }) =>
      pressed(name, shown.has(code), async () => {
        if (!shown.delete(code)) shown.add(code);
        if (shown.size === 0) shown.add(code);
        liked.set('languages', [...shown].join(' '));
        await formSettled();
        await draw();
      }),
    ),
  );
}

function pressed(words: string, on: boolean, act: () => void): HTMLButtonElement {
  const button = make('button', { type: 'button' }, words);
  button.ariaPressed = String(on);
  button.addEventListener('click', act);
  return button;
}

/** What the list of findings shows: as in the list of texts, what is there already stays there. */
let drawnFindings = '';

function drawFindings(): void {
  const files = current?.files ?? [];
  const own = files
    .flatMap(findingsOf)
    .toSorted((a, b) => Number(b.severity === 'error') - Number(a.severity === 'error'));
  part('findings-title', HTMLElement).textContent =
    current === undefined
      ? 'Findings'
      : own.length === 0
        ? 'Findings: none in this text'
        : `Findings in this text: ${own.length}`;
  const list = part('finding-list', HTMLElement);
  const content = JSON.stringify([own, files]);
  if (drawnFindings === content) return;
  drawnFindings = content;
  list.replaceChildren(
    ...own.map((finding) => {
      const file = files.find(({ shown: name }) => name === finding.file);
      const language = desk.languages.find(({ code }) => code === file?.locale)?.code ?? file?.name ?? '';
      const button = make(
        'button',
        { type: 'button' },
        tag(finding.severity, finding.severity),
        make('span', { className: 'where' }, finding.line === undefined ? language : `${language}:${finding.line}`),
        make('span', {}, finding.what, make('span', { className: 'fix' }, ` → ${finding.fix}`)),
      );
      button.addEventListener('click', () => goTo(finding));
      return make('li', {}, button);
    }),
  );
}

/** To the line of a finding; the columns are drawn again only if its file is not among them. */
async function goTo({ file, line = 1 }: Finding): Promise<void> {
  const boxOf = () => [...work.querySelectorAll('textarea')].find(({ dataset }) => dataset.file === file);
  if (!boxOf()) {
    const wanted = current?.files.find((entry) => entry.shown === file);
    if (wanted?.locale) shown.add(wanted.locale);
    await formSettled();
    liked.set('view', 'text');
    await draw();
  }
  const box = boxOf();
  if (box) goToLine(box, line);
}

/* The preview */

function addressOf(text: Text, language: string): string {
  const [source] = desk.languages;
  const prefix = language === source?.code ? '' : `/${language}`;
  return `${desk.preview}${prefix}${text.path}`;
}

/** In the language that is being written. */
function showPreview(locale: string | undefined): void {
  if (locale !== undefined) previewLanguage = locale;
  part('preview-languages', HTMLElement).replaceChildren(
    ...desk.languages.map(({ code }) => pressed(code, code === previewLanguage, () => showPreview(code))),
  );
  const pane = part('preview', HTMLElement);
  if (!current || pane.hidden || !previewReady) return;
  const address = addressOf(current, previewLanguage);
  if (frame.dataset.address === address) return;
  frame.dataset.address = address;
  frame.src = address;
}

function togglePreview(on: boolean): void {
  part('preview', HTMLElement).hidden = !on;
  part('preview-toggle', HTMLElement).ariaPressed = String(on);
  showPreview(undefined);
}

/* Beginning a text */

function drawBeginning(): void {
  const dialog = part('begin', HTMLDialogElement);
  const form = dialog.querySelector('form');
  const folder = dialog.querySelector('select');
  if (!form || !folder) return;
  folder.replaceChildren(
    make('option', { value: 'blog' }, 'Post'),
    ...desk.categories.map((category) => make('option', { value: `docs/${category}` }, `Docs page in ${category}`)),
  );
  part('tags', HTMLElement).replaceChildren(...desk.tags.map((value) => make('option', { value })));
  part('new', HTMLElement).addEventListener('click', () => dialog.showModal());
  part('begin-cancel', HTMLElement).addEventListener('click', () => dialog.close());
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    const data = new FormData(form);
    const value = (name: string): string => String(data.get(name) ?? '');
    const path = `${value('folder')}/${value('slug')}`;
    const wanted = { path, title: value('title'), description: value('description'), tags: value('tags') };
    const { begun, said } = await ask<{ begun: boolean; said: string[] }>('/api/new', wanted);
    part('begin-problem', HTMLElement).textContent = begun ? '' : said.join('\n');
    if (!begun) return;
    dialog.close();
    form.reset();
    desk = await ask<Desk>('/api/desk');
    const [top = '', ...rest] = path.split('/');
    await open(`${top}/*/${rest.join('/')}.mdx`);
    checkSoon();
  });
}

/* Start */

async function open(id: string): Promise<void> {
  await formSettled();
  current = desk.texts.find((text) => text.id === id);
  if (current) opened.add(current.group);
  history.replaceState(null, '', `#${id}`);
  document.title = current ? `${current.title} · Editor` : 'Editor';
  drawList();
  drawFindings();
  await draw();
  showPreview(undefined);
}

async function start(): Promise<void> {
  desk = await ask<Desk>('/api/desk');
  part('brand', HTMLElement).textContent = desk.brand;
  const codes: string[] = desk.languages.map(({ code }) => code);
  const wanted = (liked.get('languages') ?? codes.join(' ')).split(' ').filter((code) => codes.includes(code));
  for (const code of wanted.length > 0 ? wanted : codes) shown.add(code);
  previewLanguage = codes[0] ?? '';

  const filters = (): void =>
    part('filters', HTMLElement).replaceChildren(
      ...[false, true].map((open) =>
        pressed(open ? 'Needs work' : 'All', onlyOpen === open, () => {
          onlyOpen = open;
          filters();
          drawList();
        }),
      ),
    );
  filters();
  part('search', HTMLInputElement).addEventListener('input', drawList);
  part('save', HTMLElement).addEventListener('click', saveAll);
  if (isMac) for (const key of part('save', HTMLElement).querySelectorAll('kbd')) key.textContent = '⌘ S';
  document.addEventListener('keydown', (event) => {
    if (event.key.toLowerCase() !== 's' || !(isMac ? event.metaKey : event.ctrlKey) || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    void saveAll();
  });
  addEventListener('beforeunload', (event) => {
    if (changed().length > 0) event.preventDefault();
  });

  const toggle = part('preview-toggle', HTMLElement);
  toggle.addEventListener('click', () => {
    const on = part('preview', HTMLElement).hidden !== false;
    liked.set('preview', on ? 'on' : 'off');
    togglePreview(on);
  });
  part('preview-reload', HTMLElement).addEventListener('click', () => {
    delete frame.dataset.address;
    showPreview(undefined);
  });
  const wide = matchMedia('(min-width: 1600px)').matches;
  togglePreview((liked.get('preview') ?? (wide ? 'on' : 'off')) === 'on');
  drawBeginning();
  await open(decodeURIComponent(location.hash.slice(1)));
  void check();
  await ask('/api/preview');
  previewReady = true;
  showPreview(undefined);
}

await start();
