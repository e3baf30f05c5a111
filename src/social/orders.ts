import { MessagePort, workerData } from 'node:worker_threads';
import type { SocialPicture } from './picture.ts';

/** A picture that a page asks for, and its address on the site. */
export interface PictureOrder {
  address: string;
  picture: SocialPicture;
}

/** The painter of the build (painter.worker.ts), if pages are being built: tools/build/render.ts lays the line. */
const painter: unknown = workerData?.painter;

/** Pages do not wait for their pictures: they are drawn in a thread of their own meanwhile. */
export function orderPicture(order: PictureOrder): void {
  if (painter instanceof MessagePort) painter.postMessage(order);
}
