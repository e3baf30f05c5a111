import type { Slots } from '../../lib/i18n.ts';
import type { Locale } from '../../lib/locales.ts';

/** Words of the sync deck: the page passes `translator(locale).pick(syncDeckKeys)` as `labels`. */
export const syncDeckKeys = {
  title: 'deck.title',
  note: 'deck.note',
  hint: 'deck.hint',
  needsScript: 'deck.needsScript',
  take: 'deck.take',
  screen: 'deck.screen',
  screenKeys: 'deck.screenKeys',
  pages: 'deck.pages',
  feed: 'deck.feed',
  tiles: 'deck.tiles',
  switches: 'deck.switches',
  card: 'deck.card',
  tile: 'deck.tile',
  switch: 'deck.switch',
  captionField: 'deck.captionField',
  captionHint: 'deck.captionHint',
  post: 'deck.post',
  wall: 'deck.wall',
  wallKeys: 'deck.wallKeys',
  phone: 'deck.phone',
  count: 'deck.count',
  following: 'deck.following',
  all: 'deck.all',
  nobody: 'deck.nobody',
} as const;

export type SyncDeckLabels = Record<keyof typeof syncDeckKeys, string>;

/** What was done on the operated phone, and how it is told once the others have repeated it. */
export const syncDeckSentenceKeys = {
  tap: 'deck.tapRepeated',
  swipe: 'deck.swipeRepeated',
  flick: 'deck.flickRepeated',
  type: 'deck.textRepeated',
  post: 'deck.postRepeated',
} as const;

export type DeckAction = keyof typeof syncDeckSentenceKeys;
type SentenceKey = (typeof syncDeckSentenceKeys)[DeckAction];
export type DeckSentences = Record<DeckAction, Partial<Record<Intl.LDMLPluralRule, string>>>;

interface Words {
  locale: Locale;
  plural: (key: SentenceKey, n: number, slots: Slots) => string;
}

/**
 * The sentences in every plural form of the language, the number still open: the island counts in the browser.
 * The page passes `deckSentences(translator(locale))` as `sentences`.
 */
export function deckSentences({ locale, plural }: Words): DeckSentences {
  const rules = new Intl.PluralRules(locale);
  const formsOf = (key: SentenceKey): Partial<Record<Intl.LDMLPluralRule, string>> => {
    const forms: Partial<Record<Intl.LDMLPluralRule, string>> = {};
    for (let n = 0; n <= 100; n += 1) forms[rules.select(n)] ??= plural(key, n, { n: '{n}' });
    return forms;
  };
  return {
    tap: formsOf(syncDeckSentenceKeys.tap),
    swipe: formsOf(syncDeckSentenceKeys.swipe),
    flick: formsOf(syncDeckSentenceKeys.flick),
    type: formsOf(syncDeckSentenceKeys.type),
    post: formsOf(syncDeckSentenceKeys.post),
  };
}
