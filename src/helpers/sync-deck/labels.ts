import type { HelperLabels } from '../words.ts';
import type english from './words/en.json';

export type DeckLabels = HelperLabels<typeof english>;

/** What was done on the operated phone; `repeated.<action>` tells it once the others have repeated it. */
export type DeckAction = keyof DeckLabels extends infer Key
  ? Key extends `repeated.${infer Action}`
    ? Action
    : never
  : never;
