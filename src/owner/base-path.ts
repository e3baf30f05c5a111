/**
 * Where the site begins on its host: `/`, or a folder such as `/site/`. Only what every host and browser writes the
 * same way: letters, digits, hyphens, dots, underscores and tildes; no dot segments.
 */
export const isBasePath = (value: string): boolean => /^\/(?:(?!\.{1,2}\/)[\w.~-]+\/)*$/.test(value);
