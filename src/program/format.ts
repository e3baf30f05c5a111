import type { Translator } from '../i18n/i18n.ts';
import type { Locale, PerLocale } from '../i18n/locales.ts';
import { languages } from '../languages/index.ts';
import { withoutSlots } from './names.ts';
import type { Condition, Dialog, Field, Scalar, Value } from './schema.ts';
import type { Piece } from './sentence.tsx';

/** Defaults, ranges and conditions in the words of a language. */

export interface Format {
  locale: Locale;
  /** The words of the interface. */
  t: Translator['t'];
}

const text = (value: string): Piece => ({ kind: 'text', value });
const label = (value: string): Piece => ({ kind: 'label', value });
const code = (value: string): Piece => ({ kind: 'code', value });

const joined = (items: Piece[][], separator: string): Piece[] =>
  items.flatMap((item, index) => (index === 0 ? item : [text(separator), ...item]));

/** With the list separators of the language. */
const listed = (items: Piece[], locale: Locale): Piece[] =>
  joined(
    items.map((item) => [item]),
    languages[locale].comma,
  );

/** "30–60 s", "30–60 с", "30–60 秒", "50%", "50 %". Ports and counts stay as they are typed; with a unit figures are grouped. */
export function quantity(values: number[], unit: PerLocale<string> | string | undefined, locale: Locale): string {
  const word = typeof unit === 'string' ? unit : (unit?.[locale] ?? '');
  const { format } = new Intl.NumberFormat(locale, {
    useGrouping: word !== '' && word !== '%' ? 'auto' : false,
    maximumFractionDigits: 3,
  });
  const figures = [...new Set(values)].map((value) => format(value)).join('–');
  if (!word) return figures;
  return word === '%' ? figures + languages[locale].percent : `${figures}\u00a0${word}`;
}

const isNumbers = (values: unknown[]): values is number[] => values.every((value) => typeof value === 'number');

/** Has defaults and ranges: a field of a dialog or an item of the main window. */
type Setting = Pick<Field, 'kind' | 'options' | 'default' | 'min' | 'max'> &
  Partial<Pick<Field, 'defaultText' | 'unit' | 'fileTypes' | 'required'>>;

/** A value of a field as the program shows it: option labels, quantities, on and off. */
export function formatValue(field: Setting, value: Value, { locale, t }: Format): Piece[] {
  const values = [value].flat();
  if (field.options) {
    const labels = values.flatMap((one) => field.options?.find(({ id }) => id === String(one))?.label[locale] ?? []);
    return labels.length > 0 ? listed(labels.map(label), locale) : [text(t('program.none'))];
  }
  if (values.length === 0) return [text(t('program.none'))];
  if (typeof value === 'boolean') return [text(value ? t('program.on') : t('program.off'))];
  if (isNumbers(values)) return [text(quantity(values, field.unit, locale))];
  if (value === '') return [text(t('program.empty'))];
  const strings = values.map((one) => (field.kind === 'time' ? text : code)(String(one)));
  return listed(strings, locale);
}

export function formatDefault(field: Setting, format: Format): Piece[] {
  if (field.defaultText) return [text(field.defaultText[format.locale])];
  return field.default === undefined ? [] : formatValue(field, field.default, format);
}

/** The values that may be chosen or entered. Options with explanations are named with those. */
export function formatRange(field: Setting, { locale, t }: Format): Piece[] {
  const { min, max, unit, options = [], fileTypes = [] } = field;
  const parts: Piece[][] = [];
  if (min !== undefined && max !== undefined) parts.push([text(quantity([min, max], unit, locale))]);
  else if (min !== undefined) parts.push([text(t('program.from', { n: quantity([min], unit, locale) }))]);
  else if (max !== undefined) parts.push([text(t('program.upTo', { n: quantity([max], unit, locale) }))]);
  else if (options.length > 0 && !options.some(({ does }) => does)) {
    const labels = options.map((one) => label(one.label[locale]));
    parts.push(listed(labels, locale));
  }
  if (fileTypes.length > 0) {
    const types = fileTypes.map((type) => code(`.${type}`));
    parts.push(listed(types, locale));
  }
  if (field.required) parts.push([text(t('program.required'))]);
  return joined(parts, '; ');
}

/** A value in quotes; its meaning where its label is the one of the field. */
function quoted(field: Field, value: Scalar, format: Format): string {
  const { locale } = format;
  const option = field.options?.find(({ id }) => id === String(value));
  const meaning = option?.label[locale] === field.label?.[locale] ? option?.meaning?.[locale] : undefined;
  const [open, close] = languages[locale].quotes;
  return open + (meaning ?? textOf(formatValue(field, value, format))) + close;
}

export const textOf = (pieces: Piece[]): string => pieces.map(({ value }) => value).join('');

function conditionText(condition: Condition, field: Field, format: Format): string {
  const { locale, t } = format;
  const name = withoutSlots((field.label ?? field.name)?.[locale] ?? field.id);
  if ('above' in condition)
    return t('program.if.above', { field: name, n: quantity([condition.above], field.unit, locale) });
  const wanted = 'is' in condition;
  const values = wanted ? condition.is : condition.not;
  const [only] = values;
  if (values.length === 1 && typeof only === 'boolean') {
    const kind = field.kind === 'checkbox' ? 'checkbox' : 'switch';
    return t(`program.if.${kind}${only === wanted ? 'On' : 'Off'}`, { field: name });
  }
  const either = new Intl.ListFormat(locale, { type: 'disjunction' });
  const shown = either.format(values.map((value) => quoted(field, value, format)));
  return t(wanted ? 'program.if.is' : 'program.if.not', { field: name, values: shown });
}

/** Conditions that most fields share are about the window, and not worth a word in every row. */
export function commonConditions({ fields }: Dialog): Set<string> {
  const all = fields.flatMap(({ shownIf = [] }) => shownIf.map((condition) => JSON.stringify(condition)));
  return new Set(all.filter((one) => all.filter((other) => other === one).length * 2 > fields.length));
}

/** "Only if Post Way is “Use Sound”", from `shownIf`. Empty if it is always shown, or if `when` says it. */
export function formatCondition({ shownIf = [], when }: Field, dialog: Dialog, format: Format): Piece[] {
  const common = commonConditions(dialog);
  const conditions = shownIf.flatMap((condition) => {
    const field = dialog.fields.find(({ id }) => id === condition.field);
    return field && !common.has(JSON.stringify(condition)) ? conditionText(condition, field, format) : [];
  });
  if (when || conditions.length === 0) return [];
  // A figure ends in a space in Chinese, which a comma makes superfluous.
  const all = conditions.join(format.t('program.if.and')).replaceAll(' ，', '，');
  // `**label**` in the words of the interface.
  const parts = format.t('program.if', { conditions: all }).split('**');
  return parts.flatMap((part, index) => (part ? (index % 2 === 0 ? text : label)(part) : []));
}
