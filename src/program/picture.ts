import type { ReactNode } from 'react';
import type { Locale, PerLocale } from '../i18n/locales.ts';
import { languages } from '../languages/index.ts';
import { type Format, textOf } from './format.ts';
import type { NameIndex } from './names.ts';
import { isSettable, type Kind, type Registry, type Sample } from './schema.ts';
import { pieces } from './sentence.tsx';

/** The word for a kind of control; nothing for what is only shown. */
export const kindName = (kind: Kind, { t }: Format): string => (isSettable(kind) ? t(`program.kind.${kind}`) : '');

/** The context of a drawing: everything but the thing drawn. */
export interface Studio extends Format {
  registry: Registry;
  names: NameIndex;
  /** `{brand}` and figures in texts of YAML. */
  fill: (text: string) => string;
  /** Word before a caption: drawings are never passed off as screenshots. */
  note: string;
  brand: string;
  /** Figures of the site in labels of the program. */
  slots: Record<string, string>;
  /** A docs page in the language of the drawing; undefined where the site does without it. */
  href: (page: string) => string | undefined;
  /** Around a part of the main window: in the map, a link. */
  link?: (name: string, content: ReactNode) => ReactNode;
}

/** Values the program fills into its texts. */
const samples: Record<string, string> = {
  n: '3',
  count: '20',
  date: '2027-03-31',
  size: '50 MB',
  process: 'adb',
  serial: 'R58M12ABCDE',
};

/** A text of a picture, the same in every language or one for each, with its slots filled; empty if there is none. */
export function drawn(text: PerLocale<string> | string | undefined, { locale, fill, slots }: Studio): string {
  const words = typeof text === 'string' ? text : (text?.[locale] ?? '');
  return fill(words).replace(/\{(\w+)\}/g, (whole, name: string) => slots[name] ?? samples[name] ?? whole);
}

/** A sample in one language, with the labels it names. */
function sampleText(sample: Sample, studio: Studio): string {
  const { locale, names } = studio;
  const text = typeof sample === 'string' ? sample : sample[locale];
  return textOf(pieces(text, locale, names, (part) => drawn(part, studio)));
}

/** The sample text of a field. */
export function sampleOf(studio: Studio, name: string): string | undefined {
  const sample = studio.registry.samples[name];
  return sample === undefined || Array.isArray(sample) ? undefined : sampleText(sample, studio);
}

/** The sample rows of a table or list. */
export function sampleRows(studio: Studio, name: string): string[][] {
  const rows = studio.registry.samples[name];
  return Array.isArray(rows) ? rows.map((row) => row.map((cell) => sampleText(cell, studio))) : [];
}

/** Words for a narrow place: a long one may break where the language allows it. */
export const breakable = (text: string, locale: Locale): string => languages[locale].breakable?.(text) ?? text;
