/** The drawn phone. Lengths are units of its screen, whatever size it is shown at. */
export interface Point {
  x: number;
  y: number;
}

export const screenSize = { width: 180, height: 336 };
/** The part of the screen that scrolls; above it the tabs, below it the caption field. */
export const viewArea = { top: 42, height: 248 };
export const bezel = 7;
export const phoneSize = { width: screenSize.width + 2 * bezel, height: screenSize.height + 2 * bezel };

export const pageNames = ['feed', 'tiles', 'switches'] as const;
export type PageName = (typeof pageNames)[number];
export const lastPage = pageNames.length - 1;

export const clamp = (value: number, min: number, max: number): number => Math.min(max, Math.max(min, value));
