import type { Locale } from '../lib/locales.ts';
import { Steps } from '../ui/Steps.tsx';
import { Tab } from '../ui/Tabs.tsx';
import { blocksIn } from './blocks.tsx';
import Tabs from './Tabs.astro';

const cache = new Map<Locale, ReturnType<typeof create>>();
const create = (locale: Locale) => ({ Steps, Tab, Tabs, ...blocksIn(locale) });

/** What every MDX page can use without importing it; the interactive helpers are imported by the writing tools. */
export function writingComponents(locale: Locale) {
  const known = cache.get(locale) ?? create(locale);
  cache.set(locale, known);
  return known;
}
