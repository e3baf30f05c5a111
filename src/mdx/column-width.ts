import { widthOf } from '../lib/width.ts';

/** How much room a column of a table wants before it may scroll out of sight. */
export type ColumnWidth = 'short' | 'medium' | 'long' | 'text' | undefined;

/**
 * Columns of figures stay narrow, so that a table of six of them fits; columns of sentences do not become one word wide.
 * Two or three figures need no mark.
 */
export function columnWidth(cells: string[]): ColumnWidth {
  const longest = Math.max(0, ...cells.map(widthOf));
  if (longest <= 4) return undefined;
  if (longest <= 9) return 'short';
  if (longest <= 20) return 'medium';
  return longest <= 60 ? 'long' : 'text';
}
