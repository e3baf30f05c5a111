import type { UiKey } from '../i18n/i18n.ts';

/** What `<UseResponsibly topic="…">` may be about, and the words it then shows. */
export const topics = {
  accounts: 'responsible.accounts',
  warmup: 'responsible.warmup',
  posting: 'responsible.posting',
  deleting: 'responsible.deleting',
  engagement: 'responsible.engagement',
  comments: 'responsible.comments',
  messages: 'responsible.messages',
  data: 'responsible.data',
  clones: 'responsible.clones',
  proxy: 'responsible.proxy',
  devices: 'responsible.devices',
} as const satisfies Record<string, UiKey>;
