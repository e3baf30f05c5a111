import type { ReactElement } from 'react';
import english from '../../content/en/drawings.json' with { type: 'json' };
import { readWords } from '../files/content.ts';
import { names } from '../files/parts.ts';
import { type Locale, perLocale } from '../languages/index.ts';
import { fillNames } from '../lib/interpolate.ts';
import { drawingNameOf } from './drawing-name.ts';
import type { DrawingName, DrawingWords } from './parts/words.ts';

type WordsByDrawing = { [Name in DrawingName]: DrawingWords<Name> };
/** Each file says which labels it needs; a glob does not carry that over. The test draws all of them. */
type Drawing = (props: { id: string; alt: string; labels: Record<string, string> }) => ReactElement;

/** Every drawing writers may name in `<Drawing name="…" />`: a file with a capital, and its words in drawings.json of each language. */
const drawings: ReadonlyMap<string, Drawing> = new Map(
  Object.entries(import.meta.glob<Drawing>('./[A-Z]*.tsx', { eager: true, import: 'default' })).map(
    ([file, drawing]) => [drawingNameOf(file), drawing],
  ),
);
export const drawingNames: readonly string[] = [...drawings.keys()];

const filled = (text: string): string => fillNames(text, names);

/** English where a language has no words for a drawing yet. */
export const drawingWords: Record<Locale, WordsByDrawing> = perLocale((locale) => ({
  ...english,
  ...readWords<WordsByDrawing>('en/drawings.json', filled),
  ...readWords<WordsByDrawing>(`${locale}/drawings.json`, filled),
}));

const isNamed = (name: string): name is DrawingName => Object.hasOwn(english, name);

/** The element and the caption of one drawing in one language; `id` must be unique on the page. */
export function drawingFor(name: string, locale: Locale, id: string): { element: ReactElement; caption: string } {
  const draw = drawings.get(name);
  if (!draw || !isNamed(name)) throw new Error(`<Drawing name="${name}">: use one of ${drawingNames.join(', ')}`);
  const { alt, labels, caption } = drawingWords[locale][name];
  return { element: draw({ id, alt, labels }), caption };
}
