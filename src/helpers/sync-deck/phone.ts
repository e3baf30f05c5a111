/** The drawn phone. Lengths are units of its screen, whatever size it is shown at. */
export interface Point {
  x: number;
  y: number;
}

/** 9:16, as the phones of the program are shown. */
export const screenSize = { width: 180, height: 320 };
/** The part of the screen that scrolls; above it the tabs, below it the caption field. */
export const viewArea = { top: 30, height: 246 };
export const bezel = 5;
/** A device card of the wall has its number where the operated phone has the caption field. */
export const plateHeight = 66;
export const phoneSize = {
  width: screenSize.width + 2 * bezel,
  height: bezel + viewArea.top + viewArea.height + plateHeight,
};

export const pageNames = ['feed', 'tiles', 'switches'] as const;
export type PageName = (typeof pageNames)[number];
export const lastPage = pageNames.length - 1;

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
