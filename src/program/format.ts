import type { Slots } from '../i18n/labels.ts';
import type { Locale, PerLocale } from '../i18n/locales.ts';
import { languages } from '../languages/index.ts';
import { withoutSlots } from './names.ts';
import type { Condition, Dialog, Field } from './schema.ts';
import type { Piece } from './sentence.ts';

/** Defaults, ranges and conditions in the words of a language. */

/** The interface words these texts are made of. */
export const formatKeys = {
  on: 'program.on',
  off: 'program.off',
  empty: 'program.empty',
  none: 'program.none',
  from: 'program.from',
  upTo: 'program.upTo',
  required: 'program.required',
  /** Between a name and what is said of it. */
  colon: 'program.colon',
  onlyIf: 'program.if',
  and: 'program.if.and',
  is: 'program.if.is',
  not: 'program.if.not',
  above: 'program.if.above',
  switchOn: 'program.if.switchOn',
  switchOff: 'program.if.switchOff',
  checkboxOn: 'program.if.checkboxOn',
  checkboxOff: 'program.if.checkboxOff',
} as const;
export type FormatWords = Record<keyof typeof formatKeys, string>;

export interface Format {
  locale: Locale;
  words: FormatWords;
}

const text = (value: string): Piece => ({ kind: 'text', value });
const label = (value: string): Piece => ({ kind: 'label', value });
const code = (value: string): Piece => ({ kind: 'code', value });

const filled = (template: string, slots: Slots): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole));

/** Joins pieces with the commas of the language. */
function listed(items: Piece[], locale: Locale): Piece[] {
  const comma = text(languages[locale].comma);
  return items.flatMap((item, index) => (index === 0 ? item : [comma, item]));
}

const inLocale = (unit: PerLocale<string> | string | undefined, locale: Locale): string =>
  typeof unit === 'string' ? unit : (unit?.[locale] ?? '');

/** Ports and counts stay as they are typed; only quantities with a unit are grouped. */
function number(value: number, locale: Locale, unit: string): string {
  return new Intl.NumberFormat(locale, {
    useGrouping: unit !== '' && unit !== '%' ? 'auto' : false,
    maximumFractionDigits: 3,
  }).format(value);
}

/** "30–60 s", "30–60 с", "30–60 秒", "50%", "50 %". */
export function quantity(values: number[], unit: PerLocale<string> | string | undefined, locale: Locale): string {
  const word = inLocale(unit, locale);
  const figures = values.map((value) => number(value, locale, word)).join('–');
  if (!word) return figures;
  return word === '%' ? figures + languages[locale].percent : `${figures}\u00a0${word}`;
}

const isNumbers = (values: unknown[]): values is number[] => values.every((value) => typeof value === 'number');

type Value = Field['default'];
type Scalar = string | number | boolean;

const asList = (value: NonNullable<Value>): Scalar[] => (Array.isArray(value) ? value : [value]);

/** What defaults and ranges are read from: a field of a dialog or an item of the main window. */
type Setting = Pick<
  Field,
  'options' | 'default' | 'defaultText' | 'min' | 'max' | 'unit' | 'fileTypes' | 'required'
> & {
  kind: string;
};

/** A value of a field as the program shows it: option labels, quantities, on and off. */
export function formatValue(field: Setting, value: NonNullable<Value>, { locale, words }: Format): Piece[] {
  const values = asList(value);
  if (field.options) {
    const labels = values.flatMap((one) => field.options?.find(({ id }) => id === String(one))?.label[locale] ?? []);
    return labels.length > 0 ? listed(labels.map(label), locale) : [text(words.none)];
  }
  if (values.length === 0) return [text(words.none)];
  if (typeof value === 'boolean') return [text(value ? words.on : words.off)];
  if (isNumbers(values)) {
    const same = values.length === 2 && values[0] === values[1] ? values.slice(0, 1) : values;
    return [text(quantity(same, field.unit, locale))];
  }
  if (value === '') return [text(words.empty)];
  const piece = field.kind === 'time' ? text : code;
  return listed(
    values.map((one) => piece(String(one))),
    locale,
  );
}

export function formatDefault(field: Setting, format: Format): Piece[] {
  if (field.defaultText) return [text(field.defaultText[format.locale])];
  return field.default === undefined ? [] : formatValue(field, field.default, format);
}

/** What may be chosen or entered. Options that are explained one by one stand with their explanations. */
export function formatRange(field: Setting, format: Format): Piece[] {
  const { locale, words } = format;
  const parts: Piece[][] = [];
  const { min, max, unit } = field;
  if (min !== undefined && max !== undefined) parts.push([text(quantity([min, max], unit, locale))]);
  else if (min !== undefined) parts.push([text(filled(words.from, { n: quantity([min], unit, locale) }))]);
  else if (max !== undefined) parts.push([text(filled(words.upTo, { n: quantity([max], unit, locale) }))]);
  else if (field.options && !field.options.some(({ does }) => does))
    parts.push(
      listed(
        field.options.map((one) => label(one.label[locale])),
        locale,
      ),
    );
  if (field.fileTypes)
    parts.push(
      listed(
        field.fileTypes.map((type) => code(`.${type}`)),
        locale,
      ),
    );
  if (field.required) parts.push([text(words.required)]);
  return parts.flatMap((part, index) => (index === 0 ? part : [text('; '), ...part]));
}

/** A value in quotes; its meaning where its label is the one of the field. */
function quoted(field: Field, value: Scalar, format: Format): string {
  const { locale } = format;
  const option = field.options?.find(({ id }) => id === String(value));
  const same = option && option.label[locale] === field.label?.[locale] ? option.meaning?.[locale] : undefined;
  const shown = formatValue(field, value, format).map((piece) => piece.value);
  const [open, close] = languages[locale].quotes;
  return open + (same ?? shown.join('')) + close;
}

function conditionText(condition: Condition, field: Field, format: Format): string {
  const { locale, words } = format;
  const name = withoutSlots((field.label ?? field.name)?.[locale] ?? field.id);
  if ('above' in condition)
    return filled(words.above, { field: name, n: quantity([condition.above], field.unit, locale) });
  const values = 'is' in condition ? condition.is : condition.not;
  const [only] = values;
  if (values.length === 1 && typeof only === 'boolean') {
    const on = 'is' in condition ? only : !only;
    const kind = field.kind === 'checkbox' ? 'checkbox' : 'switch';
    return filled(words[`${kind}${on ? 'On' : 'Off'}`], { field: name });
  }
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const shown = either.format(values.map((value) => quoted(field, value, format)));
  return filled('is' in condition ? words.is : words.not, { field: name, values: shown });
}

/** `**label**` in the words of the interface. */
const marked = (sentence: string): Piece[] =>
  sentence.split('**').flatMap((part, index) => (part ? [index % 2 === 0 ? text(part) : label(part)] : []));

/** Conditions that most fields share are about the window, and not worth a word in every row. */
export function commonConditions(dialog: Dialog): Set<string> {
  const counts = new Map<string, number>();
  for (const { shownIf = [] } of dialog.fields)
    for (const condition of shownIf) {
      const key = JSON.stringify(condition);
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  return new Set([...counts].filter(([, count]) => count * 2 > dialog.fields.length).map(([key]) => key));
}

/** "Only if Post Way is “Use Sound”", from `shownIf`. Nothing where it is always there, or where `when` says it. */
export function formatCondition(of: Field, dialog: Dialog, format: Format): Piece[] {
  const common = commonConditions(dialog);
  const own = (of.shownIf ?? []).filter((condition) => !common.has(JSON.stringify(condition)));
  if (of.when || own.length === 0) return [];
  const { words } = format;
  const conditions = own.flatMap((condition) => {
    const field = dialog.fields.find(({ id }) => id === condition.field);
    return field ? conditionText(condition, field, format) : [];
  });
  // A figure ends in a space in Chinese, which a comma makes superfluous.
  const joined = conditions.join(words.and).replaceAll(' ，', '，');
  return marked(filled(words.onlyIf, { conditions: joined }));
}
