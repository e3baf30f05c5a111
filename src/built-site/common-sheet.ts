/** Pages that name the same style sheets. */
export interface Alike {
  sheets: readonly string[];
  /** How many they are. */
  pages: number;
}

/**
 * All sheets in one order. Astro puts the same two in one order on some pages and in the other on others; where it does,
 * the order of more pages is taken.
 */
export function commonOrder(groups: readonly Alike[]): string[] {
  /** On how many pages one stands before the other. */
  const before = new Map<string, Map<string, number>>();
  for (const { sheets, pages } of groups)
    for (const [place, sheet] of sheets.entries()) {
      const later = before.get(sheet) ?? new Map<string, number>();
      before.set(sheet, later);
      for (const other of sheets.slice(place + 1)) later.set(other, (later.get(other) ?? 0) + pages);
    }
  const pagesWith = (first: string, second: string): number => before.get(first)?.get(second) ?? 0;
  const left = new Set(before.keys());
  /** More than none of them only where the orders of most pages run in a circle. */
  const against = (sheet: string): number =>
    [...left].reduce((sum, other) => sum + Math.max(0, pagesWith(other, sheet) - pagesWith(sheet, other)), 0);
  const order: string[] = [];
  while (left.size > 0) {
    const [first = ''] = [...left].sort((one, other) => against(one) - against(other));
    order.push(first);
    left.delete(first);
  }
  return order;
}

/** What has to be known of sheets to choose. */
export interface Sheets<T> {
  bytes(sheet: string): number;
  /** Whether a sheet that these pages do not name would change how they look. */
  disturbs(sheet: string, group: T): boolean;
}

/**
 * Whom one sheet shall serve that is made of at most `most` bytes: always those next that need the least more for each of
 * their pages. All rules come to all of them: who would look otherwise with those of another keeps its own sheet.
 */
export function servedByOne<T extends Alike>(groups: readonly T[], most: number, { bytes, disturbs }: Sheets<T>): T[] {
  const served: T[] = [];
  const within = new Set<string>();
  const sum = (sheets: Iterable<string>): number => [...sheets].reduce((all, sheet) => all + bytes(sheet), 0);
  const missing = (sheets: readonly string[]): Set<string> => new Set(sheets).difference(within);
  const costOf = ({ sheets, pages }: T): number => sum(missing(sheets)) / pages;
  const fits = (next: T): boolean => {
    const coming = missing(next.sheets);
    const others = within.difference(new Set(next.sheets));
    return (
      sum(within) + sum(coming) <= most &&
      ![...others].some((sheet) => disturbs(sheet, next)) &&
      !served.some((group) => [...coming].some((sheet) => disturbs(sheet, group)))
    );
  };
  for (let left = [...groups]; left.length > 0; ) {
    const [next, ...others] = left.sort((one, other) => costOf(one) - costOf(other));
    left = others;
    if (!next || !fits(next)) continue;
    for (const sheet of next.sheets) within.add(sheet);
    served.push(next);
  }
  return served;
}
