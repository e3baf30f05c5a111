import type { BlockContent, ListItem, Paragraph, PhrasingContent } from 'mdast';
import { drawingWords } from '../drawings/load.ts';
import { withBase } from '../i18n/base.ts';
import type { Locale } from '../i18n/locales.ts';
import { absolute } from '../lib/seo.ts';
import { calloutTitle, responsible } from '../mdx/blocks.tsx';
import { messagesIn, windowCaption } from '../mdx/program-blocks.tsx';
import { captionOf } from '../program/Dialog.tsx';
import { pieces } from '../program/sentence.tsx';
import { studioIn } from '../program/studio.ts';
import { fileRows, messageRows, partRows, say, settingsRows, taskRows } from '../program/table-rows.ts';
import { type Attributes, dialogNamed, panelTabs, windowParts } from '../program/uses.ts';
import { fillIn, translator } from '../site.ts';
import { defaultsOf, rangeOf } from '../tools/calculator/calculate.ts';
import { calculatorIn } from '../tools/calculator/load.ts';
import { calculatorTexts, numberIn } from '../tools/calculator/texts.ts';
import { diagnosisWords } from '../tools/diagnosis/load.ts';
import { diagnosisNames } from '../tools/diagnosis/schema.ts';
import { farmIn } from '../tools/farm-planner/load.ts';
import { sayIn } from '../tools/shared/say.ts';
import { toolWords } from '../tools/shared/words.ts';
import { heading, item, link, list, paragraph, quote, sentence, strong, text } from './nodes.ts';
import { dialogList, rowList, windowList } from './program.ts';

/** What surrounds a component. */
export interface Place {
  locale: Locale;
  /** The page in the language of its reader, as a full address. */
  page: string;
  /** Of the heading above. */
  depth: number;
  /** Dialogs whose settings are a table of the page. */
  tabled: ReadonlySet<string>;
  /** Of the decision trees of the page, by id. */
  questions: ReadonlyMap<string, { n: number; ask: string }>;
}

type Block = (attributes: Attributes, children: BlockContent[], place: Place) => Array<BlockContent | undefined>;

const marked = (words: string, locale: Locale): PhrasingContent[] =>
  sentence(pieces(words, locale, new Map(), (part) => part));

/** The name of a figure or helper, before what it says. */
const figure = (note: string, words: string, locale: Locale): Paragraph =>
  paragraph([strong(note + translator(locale).t('program.colon').trimEnd()), text(' '), ...marked(words, locale)]);

const interactive = ({ locale, page }: Place, id = ''): Paragraph =>
  paragraph([link(page + id, translator(locale).t('blog.interactive'))]);

const answered = (answer: string, rest: PhrasingContent[], below: BlockContent[]): ListItem => ({
  type: 'listItem',
  spread: false,
  children: [paragraph([strong(answer), ...rest]), ...below],
});

/** Each component of `src/mdx/` in words, from the data it draws. Those that only surround their text are not here. */
export const blocks: Record<string, Block> = {
  Callout: (attributes, children, { locale }) => [
    quote(paragraph([strong(calloutTitle(attributes.get('kind'), attributes.get('title'), locale))]), ...children),
  ],
  UseResponsibly: (attributes, _, { locale, page }) => {
    const { title, words, reminders, href } = responsible(attributes.get('topic'), locale, locale);
    const said = paragraph([text(`${words} `), link(absolute(page, href), reminders)]);
    return title === undefined ? [said] : [quote(paragraph([strong(title)]), said)];
  },
  Drawing: (attributes, _, { locale }) => {
    const { alt, caption } = drawingWords(attributes.get('name') ?? '', locale);
    return [figure(translator(locale).t('drawing.note'), `${alt} ${caption}`, locale)];
  },
  Video: (attributes, _, { locale, page }) => {
    const title = fillIn(attributes.get('title') ?? '', locale);
    return [paragraph([link(absolute(page, withBase(attributes.get('src') ?? '')), title)])];
  },
  Steps: (_, children) =>
    children.map((child) => (child.type === 'list' ? { ...child, data: { ...child.data, isSteps: true } } : child)),
  Tab: (attributes, children, { depth }) => [heading(depth + 1, attributes.get('label') ?? ''), ...children],
  Checklist: (_, children) =>
    children.map((child) =>
      child.type === 'list' ? { ...child, children: child.children.map((one) => ({ ...one, checked: false })) } : child,
    ),
  Moment: (attributes, children, { depth }) => [
    heading(depth + 1, `${attributes.get('at')} · ${attributes.get('title')}`),
    ...children,
  ],
  DecisionTree: (_, children) => [{ type: 'list', ordered: true, spread: false, children: children.flatMap(itemsIn) }],
  Question: (attributes, children) => {
    const answers = { type: 'list' as const, spread: false, children: children.flatMap(itemsIn) };
    return [{ type: 'list', children: [answered(attributes.get('ask') ?? '', [], [answers])] }];
  },
  Option: (attributes, children, { locale, questions }) => {
    const question = questions.get(attributes.get('next') ?? '');
    const next = question ? [text(` → ${translator(locale).t('tree.question', question)}`)] : [];
    return [{ type: 'list', children: [answered(attributes.get('answer') ?? '', next, children)] }];
  },
  FileFormat: (attributes, _, { locale }) => {
    const studio = studioIn(locale);
    const format = studio.registry.files.formats.find(({ id }) => id === attributes.get('id'));
    if (!format) return [];
    return [
      ...rowList(fileRows(studio, format), studio),
      list(format.notes.map((note) => item(sentence(say(note, studio))))),
    ];
  },
  MessageTable: (attributes, _, { locale }) => {
    const studio = studioIn(locale);
    return rowList(
      messageRows(studio, messagesIn(studio.registry, attributes.get('ids'), attributes.get('group'))),
      studio,
    );
  },
  TaskStates: (_, __, { locale }) => rowList(taskRows(studioIn(locale)), studioIn(locale)),
  SettingsTable: (attributes, _, { locale }) => {
    const studio = studioIn(locale);
    const part = studio.registry.window.get(attributes.get('window') ?? '');
    if (part) return rowList(partRows(studio, part), studio);
    const dialog = dialogNamed(studio.registry, attributes.get('dialog') ?? '');
    const selection = { tab: attributes.get('tab'), part: attributes.get('part') };
    return rowList(settingsRows(studio, dialog, selection), studio);
  },
  ProgramDialog: (attributes, _, { locale, tabled }) => {
    const studio = studioIn(locale);
    const dialog = dialogNamed(studio.registry, attributes.get('name') ?? '');
    const selection = { view: attributes.get('show'), tab: attributes.get('tab'), part: attributes.get('part') };
    const name = figure(studio.note, captionOf({ studio, dialog, ...selection }), locale);
    return tabled.has(dialog.id) ? [name] : [name, ...dialogList(dialog, selection, studio)];
  },
  ProgramWindow: (attributes, _, { locale }) => {
    const studio = studioIn(locale);
    const part = windowParts.find((one) => one === attributes.get('part')) ?? 'window';
    const tab = panelTabs.find((one) => one === attributes.get('tab')) ?? 'general';
    return [figure(studio.note, windowCaption(part, studio), locale), ...windowList(part, tab, studio)];
  },
  WindowMap: (_, __, { locale, page }) => {
    const studio = studioIn(locale);
    const href = (target: string): string | undefined => {
      const path = studio.href(target);
      return path && absolute(page, path);
    };
    const name = figure(studio.note, windowCaption('window', studio), locale);
    return [name, ...windowList('window', 'general', { ...studio, href }, true)];
  },
  Calculator: (attributes, _, place) => {
    const { panel, about } = calculatorIn(attributes.get('name') ?? '', place.locale);
    const { name, definition, locale, words } = panel;
    const say = sayIn(locale, words);
    const { given, rows, notes } = calculatorTexts(definition, defaultsOf(definition), panel);
    const colon = translator(locale).t('program.colon');
    const ranges = Object.values(definition.fields).map((field) => {
      const { min, max } = rangeOf(field);
      const number = (value: number): string => numberIn(locale, value);
      return field.options ? field.options.map(number).join(' / ') : `${number(min)}–${number(max)}`;
    });
    return [
      figure(say('title'), say('intro'), locale),
      paragraph(say('given')),
      list(given.map(([field, value], index) => item(`${field}${colon}${value} (${ranges[index]})`))),
      paragraph(say('result')),
      list(
        rows.map((row) =>
          item([strong(row.name), text(`${colon}${row.text}`)], list(row.formula ? [item(row.formula)] : [])),
        ),
      ),
      ...[...notes, about.assumptions].filter(Boolean).map((note) => paragraph(note)),
      list(about.sources.map(({ title, url, text: words }) => item([link(url, title), text(words)]))),
      interactive(place, `#${name}`),
    ];
  },
  CaptionLab: (_, __, place) => {
    const { title, intro } = toolWords('caption-lab', place.locale);
    return [figure(title, intro, place.locale), interactive(place)];
  },
  FarmPlanner: (_, __, place) => {
    const { title } = toolWords('farm-planner', place.locale);
    const rules = farmIn(place.locale).rules.map((rule) => item(rule));
    return [paragraph([strong(title)]), list(rules), interactive(place)];
  },
  Diagnosis: (attributes, _, place) => {
    const name = diagnosisNames.find((one) => one === attributes.get('name')) ?? 'adb';
    const { title, intro, rules } = diagnosisWords(name, place.locale);
    // What the program would fill in.
    const said = (words: string): PhrasingContent[] => marked(words.replaceAll(/\{\w+\}/g, '…'), place.locale);
    return [
      figure(title, intro, place.locale),
      list(
        rules.map((rule) => item([strong(said(rule.title)), ...(rule.text ? [text(' '), ...said(rule.text)] : [])])),
      ),
      interactive(place),
    ];
  },
};

const itemsIn = (node: BlockContent): ListItem[] => (node.type === 'list' ? node.children : []);
