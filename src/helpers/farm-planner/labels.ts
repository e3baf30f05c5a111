import type { HelperLabels } from '../words.ts';
import type english from './words/en.json';

export type FarmLabels = HelperLabels<typeof english>;
