import type { Locale } from '../languages/index.ts';
import type { NamedKind } from './names.ts';

/**
 * Russian does not bend labels: a noun in the right case stands before them, «нажмите кнопку **Запустить скрипт**».
 * The noun follows from the kind of control.
 */
export const russianCases = ['nom', 'gen', 'dat', 'acc', 'ins', 'pre'] as const;
/** In the order of `russianCases`: кто? кого? кому? кого? кем? о ком? */
type Forms = readonly [string, string, string, string, string, string];

const button: Forms = ['кнопка', 'кнопки', 'кнопке', 'кнопку', 'кнопкой', 'кнопке'];
const tab: Forms = ['вкладка', 'вкладки', 'вкладке', 'вкладку', 'вкладкой', 'вкладке'];
const toggle: Forms = [
  'переключатель',
  'переключателя',
  'переключателю',
  'переключатель',
  'переключателем',
  'переключателе',
];
const checkbox: Forms = ['флажок', 'флажка', 'флажку', 'флажок', 'флажком', 'флажке'];
const box: Forms = ['поле', 'поля', 'полю', 'поле', 'полем', 'поле'];
const list: Forms = ['список', 'списка', 'списку', 'список', 'списком', 'списке'];
const slider: Forms = ['ползунок', 'ползунка', 'ползунку', 'ползунок', 'ползунком', 'ползунке'];
const setting: Forms = ['параметр', 'параметра', 'параметру', 'параметр', 'параметром', 'параметре'];
const column: Forms = ['столбец', 'столбца', 'столбцу', 'столбец', 'столбцом', 'столбце'];
const table: Forms = ['таблица', 'таблицы', 'таблице', 'таблицу', 'таблицей', 'таблице'];
const window: Forms = ['окно', 'окна', 'окну', 'окно', 'окном', 'окне'];
const section: Forms = ['раздел', 'раздела', 'разделу', 'раздел', 'разделом', 'разделе'];
const block: Forms = ['блок', 'блока', 'блоку', 'блок', 'блоком', 'блоке'];
const choice: Forms = ['пункт', 'пункта', 'пункту', 'пункт', 'пунктом', 'пункте'];
const icon: Forms = ['значок', 'значка', 'значку', 'значок', 'значком', 'значке'];
const counter: Forms = ['счётчик', 'счётчика', 'счётчику', 'счётчик', 'счётчиком', 'счётчике'];
const caption: Forms = ['надпись', 'надписи', 'надписи', 'надпись', 'надписью', 'надписи'];
const link: Forms = ['ссылка', 'ссылки', 'ссылке', 'ссылку', 'ссылкой', 'ссылке'];
const menu: Forms = ['меню', 'меню', 'меню', 'меню', 'меню', 'меню'];
const state: Forms = ['статус', 'статуса', 'статусу', 'статус', 'статусом', 'статусе'];
const notice: Forms = ['подсказка', 'подсказки', 'подсказке', 'подсказку', 'подсказкой', 'подсказке'];

export const russianNouns: Record<NamedKind, Forms> = {
  badge: caption,
  badges: caption,
  box: block,
  button,
  cards: block,
  checkbox,
  chips: block,
  column,
  counter,
  counters: counter,
  dialog: window,
  file: box,
  folder: box,
  icon,
  link,
  links: link,
  list,
  menu,
  notice,
  number: box,
  option: choice,
  part: block,
  radio: setting,
  range: slider,
  section,
  segmented: toggle,
  select: list,
  state,
  switch: toggle,
  tab,
  table,
  tabs: tab,
  tags: box,
  task: state,
  text: box,
  textarea: box,
  time: box,
};

interface Nouns {
  cases: readonly string[];
  /** In the order of the cases, the first as the dictionary has it. */
  forms: Record<NamedKind, Forms>;
}

/** Languages that need a noun before a label. */
const nouns: Partial<Record<Locale, Nouns>> = { ru: { cases: russianCases, forms: russianNouns } };

/** Cases writers may ask for in `<Ui case>`; none in most languages. */
export const casesIn = (locale: Locale): readonly string[] => nouns[locale]?.cases ?? [];

export function nounBefore(kind: NamedKind, grammaticalCase: string, locale: Locale): string | undefined {
  const own = nouns[locale];
  return own?.forms[kind][own.cases.indexOf(grammaticalCase)];
}
