import type { Locale } from '../i18n/locales.ts';
import { type Facts, formatFact } from './facts.ts';
import { type ProductKey, productKeys } from './parts.ts';

/** The names the owner has given: the program's and those of its siblings. */
export type OwnNames = Readonly<Record<'brand' | ProductKey, string>>;

interface Named {
  brand: { appName: string };
  products: Record<ProductKey, { name: string }>;
}

export const namesOf = ({ brand, products }: Named): OwnNames => ({
  brand: brand.appName,
  igmatrix: products.igmatrix.name,
  ytmatrix: products.ytmatrix.name,
  videomagic: products.videomagic.name,
});

/** Replaces `{brand}`, `{igmatrix}` and the other names the owner has given. */
export const fillNames = (text: string, names: OwnNames): string =>
  (['brand', ...productKeys] as const).reduce((filled, key) => filled.replaceAll(`{${key}}`, names[key]), text);

/** The values of `{brand}`, `{igmatrix}` and `{fact:name}` in texts outside MDX. */
export interface Vocabulary {
  names: OwnNames;
  facts: Facts;
}

/** Replaces names and `{fact:name}`; leaves every other brace alone (spintax, JSON, plural slots). */
export function interpolate(text: string, vocabulary: Vocabulary, locale: Locale): string {
  return fillNames(text, vocabulary.names).replace(/\{fact:([a-z0-9-]+)\}/g, (_, name: string) =>
    formatFact(vocabulary.facts, name, locale),
  );
}
