import { MessagePort, workerData } from 'node:worker_threads';
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

/** The painter of the build (tools/build/painter.worker.ts), if pages are being built: render.ts beside it lays the line. */
const painter: unknown = workerData?.painter;

/** Pages do not wait for their pictures: they are drawn in a thread of their own meanwhile. */
export function orderPicture(order: PictureOrder): void {
  if (painter instanceof MessagePort) painter.postMessage(order);
}
