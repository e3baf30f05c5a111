const tags = ['h2', 'h3', 'h4', 'h5', 'h6'] as const;

/** The element of a heading inside a list, e.g. `h3` for level 3. */
export const headingTag = (level: string): (typeof tags)[number] => tags.find((tag) => tag === `h${level}`) ?? 'h3';
