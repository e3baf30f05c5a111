import { withBase, withoutBase } from '../lib/base.ts';

/** The picture of a page, by the page's address: `/social/ru/docs/intro.png` for the one at `/ru/docs/intro`. */
export const pictureFile = (page: string): string => `/social${withoutBase(page).replace(/\/$/, '/index')}.png`;

/** Whether a file of the site, named from its root, is such a picture. */
export const isPictureFile = (file: string): boolean => file.startsWith('/social/');

export const pictureAddress = (page: string): string => withBase(pictureFile(page));
