import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pictureFile } from '../../src/social/address.ts';
import type { PictureOrder } from '../../src/social/orders.ts';

const orders: PictureOrder[] = [];
globalThis.takePictureOrder = (order) => orders.push(order);

export async function drawPictures(dist: string): Promise<number> {
  const { drawPicture } = await import('../../src/social/picture.ts');
  for (const { page, picture } of orders) {
    const file = join(dist, pictureFile(page));
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, await drawPicture(picture));
  }
  return orders.length;
}
