import type { HelperLabels } from '../words.ts';
import type english from './words/en.json';

export type WhiteLabelLabels = HelperLabels<typeof english>;
