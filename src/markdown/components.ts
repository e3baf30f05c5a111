import { currentVersion } from '../lib/docs-versions.ts';
import type { Locale } from '../lib/locales.ts';
import { langOf, type Shown } from '../lib/translations.ts';
import { Steps } from '../ui/Steps.tsx';
import { Tab } from '../ui/Tabs.tsx';
import { blocksIn } from './blocks.tsx';
import Link from './Link.astro';
import Tabs from './Tabs.astro';

const cache = new Map<string, ReturnType<typeof create>>();
const create = (locale: Locale, version: string) => ({ Steps, Tab, Tabs, ...blocksIn(locale, version) });

/** What every MDX page can use without importing it; the interactive helpers are imported by the writing tools. */
export function writingComponents(shown: Pick<Shown, 'locale' | 'textIn'> & { version?: string }) {
  const { textIn, version = currentVersion } = shown;
  const key = `${version}/${textIn}`;
  const known = cache.get(key) ?? create(textIn, version);
  cache.set(key, known);
  return langOf(shown) ? { ...known, a: Link } : known;
}
