import type { UiKey } from '../i18n/i18n.ts';

/** The topics of the box `<UseResponsibly topic="…">`, and the words of each. */
export const topics = {
  warmup: 'responsible.warmup',
  posting: 'responsible.posting',
  engagement: 'responsible.engagement',
  comments: 'responsible.comments',
  messages: 'responsible.messages',
  data: 'responsible.data',
} as const satisfies Record<string, UiKey>;

/** Applies to every script: the text of `content/<language>/docs/tutorial-scripts/index.mdx`. */
export const remindersPath = '/docs/category/tutorial---scripts#before-you-start';
