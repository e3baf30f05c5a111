import type { DeckAction } from './labels.ts';

/** What was done on the operated phone, and how many of the phones there were repeated it. */
export interface Deed {
  action: DeckAction;
  phones: number;
  count: number;
}

export type Status =
  | { kind: 'hint' }
  | { kind: 'nobody' }
  | { kind: 'following' }
  | { kind: 'repeated'; action: DeckAction; phones: number };

/** What is true now: a deed is told only as long as the phones that repeated it are the ones that follow. */
export function statusOf(deed: Deed | null, following: number, count: number): Status {
  if (following === 0) return { kind: 'nobody' };
  if (!deed) return following === count ? { kind: 'hint' } : { kind: 'following' };
  if (deed.phones !== following || deed.count !== count) return { kind: 'following' };
  return { kind: 'repeated', action: deed.action, phones: deed.phones };
}
