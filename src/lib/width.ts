/** How wide a text is: in halves of a Han character or full-width sign, which is about one Latin letter. */
export const widthOf = (text: string): number =>
  [...text].reduce((sum, sign) => sum + (/[\p{Script=Han}\u3000-\u303f\uff00-\uffef]/u.test(sign) ? 2 : 1), 0);

/** What search results show of a title, and of a description at least and at most. */
export const titleWidth = 60;
export const descriptionWidth = { least: 50, most: 160 };
