import { languages } from '../languages/index.ts';
import type { Slots } from '../lib/labels.ts';
import type { Locale, PerLocale } from '../lib/locales.ts';
import type { Condition } from './control-schema.ts';
import { withoutSlots } from './names.ts';
import type { Button, Dialog, DialogTab, Field } from './schema.ts';
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
  shownIf: 'program.shownIf',
  is: 'program.if.is',
  not: 'program.if.not',
  above: 'program.if.above',
  isOn: 'program.if.on',
  isOff: 'program.if.off',
} as const;
export type FormatWords = Record<keyof typeof formatKeys, string>;

export interface Format {
  locale: Locale;
  words: FormatWords;
}

const text = (value: string): Piece => ({ kind: 'text', value });
const label = (value: string): Piece => ({ kind: 'label', value });
const code = (value: string): Piece => ({ kind: 'code', value });

/** Fills a template such as "{field} is {values}" with pieces. */
function compose(template: string, slots: Record<string, Piece[]>): Piece[] {
  return template.split(/(\{\w+\})/).flatMap((part) => {
    const slot = /^\{(\w+)\}$/.exec(part)?.[1];
    if (slot !== undefined && slots[slot]) return slots[slot];
    return part ? [text(part)] : [];
  });
}

const filled = (template: string, slots: Slots): string =>
  template.replace(/\{(\w+)\}/g, (whole, name: string) => String(slots[name] ?? whole));

/** Joins pieces: with the commas of the language, and with its "and" or "or" where one is asked for. */
function listed(items: Piece[][], locale: Locale, type: 'conjunction' | 'disjunction' | 'plain'): Piece[] {
  if (type === 'plain') {
    const comma = text(languages[locale].comma);
    return items.flatMap((item, index) => (index === 0 ? item : [comma, ...item]));
  }
  const parts = new Intl.ListFormat(locale, { type }).formatToParts(items.map((_, index) => String(index)));
  return parts.flatMap((part) => (part.type === 'element' ? (items[Number(part.value)] ?? []) : [text(part.value)]));
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

const asList = (value: NonNullable<Value>): Array<string | number | boolean> =>
  Array.isArray(value) ? value : [value];

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
    return labels.length > 0
      ? listed(
          labels.map((one) => [label(one)]),
          locale,
          'plain',
        )
      : [text(words.none)];
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
    values.map((one) => [piece(String(one))]),
    locale,
    'plain',
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
        field.options.map((one) => [label(one.label[locale])]),
        locale,
        'plain',
      ),
    );
  if (field.fileTypes)
    parts.push(
      listed(
        field.fileTypes.map((type) => [code(`.${type}`)]),
        locale,
        'plain',
      ),
    );
  if (field.required) parts.push([text(words.required)]);
  return parts.flatMap((part, index) => (index === 0 ? part : [text('; '), ...part]));
}

const fieldName = (field: Field | undefined, locale: Locale): Piece[] => {
  const own = field?.label ?? field?.name;
  return own ? [label(withoutSlots(own[locale]))] : [];
};

function conditionText(condition: Condition, fields: ReadonlyMap<string, Field>, format: Format): Piece[] {
  const { locale, words } = format;
  const field = fields.get(condition.field);
  const name = fieldName(field, locale);
  if ('above' in condition) {
    return compose(words.above, { field: name, n: [text(quantity([condition.above], field?.unit, locale))] });
  }
  const values = 'is' in condition ? condition.is : condition.not;
  const [only] = values;
  if (values.length === 1 && typeof only === 'boolean') {
    const on = 'is' in condition ? only : !only;
    return compose(on ? words.isOn : words.isOff, { field: name });
  }
  const shown = values.map((value) => (field ? formatValue(field, value, format) : [text(String(value))]));
  return compose('is' in condition ? words.is : words.not, {
    field: name,
    values: listed(shown, locale, 'disjunction'),
  });
}

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

/** "Shown when Post Way is Use Sound": from `shownIf`. Nothing where it is always there, or where `when` says it. */
export function formatCondition(of: Field | Button | DialogTab, dialog: Dialog, format: Format): Piece[] {
  const common = commonConditions(dialog);
  const own = (of.shownIf ?? []).filter((condition) => !common.has(JSON.stringify(condition)));
  if (of.when || own.length === 0) return [];
  const fields = new Map(dialog.fields.map((field) => [field.id, field]));
  const conditions = own.map((condition) => conditionText(condition, fields, format));
  return compose(format.words.shownIf, { conditions: listed(conditions, format.locale, 'conjunction') });
}
