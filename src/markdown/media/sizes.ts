/** How wide a picture stands in a text, at most: the measure of the widest language (styles/tokens.css), in rem. */
const column = 42;
/** Sides of a page on a phone, together. */
const margins = 2;

/** What the browser chooses by, before it knows the layout: as wide as the screen, or as the column of text. */
export const pictureSizes = `(min-width: ${column + margins}rem) ${column}rem, calc(100vw - ${margins}rem)`;

const widths = [360, 720, 1080, 1440];
/** What opens when the reader wants to see it larger. */
const largest = 2400;

/** The widths a picture is sent in: never wider than it is, and its own where it falls between two of them. */
export function sentWidths(original: number): number[] {
  const smaller = widths.filter((width) => width < original);
  const widest = smaller.at(-1) ?? 0;
  // A step of less than a fifth would be one file more for nothing.
  if (original >= (widths.at(-1) ?? 0)) return widths;
  return original > widest * 1.2 ? [...smaller, original] : [...smaller.slice(0, -1), original];
}

export const zoomedWidth = (original: number): number => Math.min(original, largest);

/** The one that stands in `src`, in feeds and as the size of a video. */
export const plainWidth = (original: number): number => Math.min(original, 1080);

/** Drawn pictures that move stay in a format that can. */
export const formatsOf = (original: string): Array<'avif' | 'webp'> =>
  original === 'gif' ? ['webp'] : ['avif', 'webp'];
