import type { UiKey } from '../i18n/i18n.ts';

/** What the box `<UseResponsibly topic="…">` may be about, and the words it then shows. */
export const topics = {
  warmup: 'responsible.warmup',
  posting: 'responsible.posting',
  engagement: 'responsible.engagement',
  comments: 'responsible.comments',
  messages: 'responsible.messages',
  data: 'responsible.data',
} as const satisfies Record<string, UiKey>;

/** What holds for every script: the text of `content/<language>/docs/tutorial-scripts/index.mdx`. */
export const remindersPath = '/docs/category/tutorial---scripts#before-you-start';
