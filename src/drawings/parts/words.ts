import type english from '../../../content/en/drawings.json';

type English = typeof english;
export type DrawingName = keyof English;

/** The words of one drawing. The English file names the labels: one missing elsewhere is a type error. */
export interface DrawingWords<Name extends DrawingName> {
  alt: string;
  caption: string;
  labels: Record<keyof English[Name]['labels'], string>;
}

export interface DrawingProps<Name extends DrawingName> extends Omit<DrawingWords<Name>, 'caption'> {
  /** Unique on the page: the same drawing may stand on it twice. */
  id: string;
}
