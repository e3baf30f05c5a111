import { withBase, withoutBase } from '../i18n/base.ts';

/** The size networks ask for. */
export const pictureSize = { width: 1200, height: 630 };

/** Name on the performance timeline. */
export const socialPicture = 'social picture';

/** The picture that other sites show where a page is linked: `ru/docs/intro` for `/ru/docs/intro`. */
export const pictureName = (page: string): string => withoutBase(page).replace(/\/$/, '/index').slice(1);

export const pictureAddress = (page: string): string => withBase(`/social/${pictureName(page)}.png`);
