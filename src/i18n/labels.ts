import type { Locale } from './locales.ts';

/** The forms of a text that counts; `{n}` is the number. */
export type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

/** Words by their key, as a JSON file holds them. */
export type Texts = Readonly<Record<string, string | PluralForms>>;

/** Words a component takes: the keys of the English file, in any language. */
export type Labels<English> = {
  readonly [Key in keyof English]: English[Key] extends string ? string : PluralForms;
};

export type Slots = Record<string, string | number>;

export function fill(template: string, slots: Slots = {}): string {
  return template.replace(/\{(\w+)\}/g, (whole, name: string) => {
    const value = slots[name];
    return value === undefined ? whole : String(value);
  });
}

const counting = new Map<Locale, { rules: Intl.PluralRules; numbers: Intl.NumberFormat }>();

/** Made once for each language: a hundred times the work of using them. */
function countingIn(locale: Locale) {
  const known = counting.get(locale) ?? { rules: new Intl.PluralRules(locale), numbers: new Intl.NumberFormat(locale) };
  counting.set(locale, known);
  return known;
}

/** A text that counts, in the form its number wants and with the number written as the language writes it. */
export function pluralText(forms: PluralForms, n: number, locale: Locale, slots?: Slots): string {
  const { rules, numbers } = countingIn(locale);
  const form = forms[rules.select(n)] ?? forms.other;
  return fill(form, { n: numbers.format(n), ...slots });
}

/** The same words with every text changed, plural forms included. */
export function mapTexts<T extends Texts>(texts: T, change: (text: string) => string): Labels<T> {
  const formsOf = (forms: PluralForms): PluralForms => ({
    ...Object.fromEntries(Object.entries(forms).map(([form, text]) => [form, change(text)])),
    other: change(forms.other),
  });
  const entries = Object.entries(texts).map(([key, text]) => [
    key,
    typeof text === 'string' ? change(text) : formsOf(text),
  ]);
  return Object.fromEntries(entries);
}
