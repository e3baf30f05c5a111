/** Where the picture of a page is: `/social/ru/docs/intro.png` for the one at `/ru/docs/intro`. */
export const pictureAddress = (page: string): string => `/social${page.replace(/\/$/, '/index')}.png`;
