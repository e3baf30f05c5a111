import type { Locale } from '../lib/locales.ts';
import { langOf, type Shown } from '../lib/translations.ts';
import { Steps } from '../ui/Steps.tsx';
import { Tab } from '../ui/Tabs.tsx';
import { blocksIn } from './blocks.tsx';
import Link from './Link.astro';
import Tabs from './Tabs.astro';

const cache = new Map<Locale, ReturnType<typeof create>>();
const create = (locale: Locale) => ({ Steps, Tab, Tabs, ...blocksIn(locale) });

/** What every MDX page can use without importing it; the interactive helpers are imported by the writing tools. */
export function writingComponents(shown: Pick<Shown, 'locale' | 'textIn'>) {
  const known = cache.get(shown.textIn) ?? create(shown.textIn);
  cache.set(shown.textIn, known);
  return langOf(shown) ? { ...known, a: Link } : known;
}
