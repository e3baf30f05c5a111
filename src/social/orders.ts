import type { SocialPicture } from './picture.ts';
import type { TitleProblem } from './title-problems.ts';

/** A picture that a page asks for; `page` is the page's address. */
export interface PictureOrder {
  page: string;
  picture: SocialPicture;
}

export interface PictureProblem extends TitleProblem {
  page: string;
}

/** What the painter says when all pictures are in their place. */
export interface Painted {
  ordered: number;
  /** Those that had to be drawn; the others were kept from the last build. */
  drawn: number;
  problems: PictureProblem[];
}

declare global {
  /** Hands an order on to the painter, where pages are being built (tools/build/kept-pages.ts). */
  var takePictureOrder: ((order: PictureOrder) => void) | undefined;
}

/** Pages do not wait for their pictures: they are drawn in a thread of their own meanwhile. */
export const orderPicture = (order: PictureOrder): void => globalThis.takePictureOrder?.(order);
