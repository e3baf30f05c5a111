import { bezel, boxPath, pageNames, phoneSize, screenSize, viewArea } from './model.ts';

/** Tabs of the small phones. */
export const tabMarks = pageNames
  .map((_, index) => boxPath(bezel + (index + 0.5) * (screenSize.width / pageNames.length) - 9, bezel + 22, 18, 5, 2.5))
  .join(' ');
export const caseRadius = 17;
/** Where a small phone has its number; the large one has its caption field there. */
export const plateHeight = phoneSize.height - bezel - viewArea.top - viewArea.height;
