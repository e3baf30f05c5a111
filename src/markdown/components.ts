import type { Locale } from '../lib/locales.ts';
import { Steps } from '../ui/Steps.tsx';
import { Tab } from '../ui/Tabs.tsx';
import { blocksIn } from './blocks.tsx';
import { Pending } from './Pending.tmp.tsx';
import Tabs from './Tabs.astro';

const anyLanguage = { Steps, Tab, Tabs, AdbDoctor: Pending, LogDoctor: Pending, CaptionLab: Pending, FarmPlanner: Pending, WhiteLabelBuilder: Pending };

const cache = new Map<Locale, ReturnType<typeof create>>();
const create = (locale: Locale) => ({ ...anyLanguage, ...blocksIn(locale) });

/** What writers can use in MDX; CONTRIBUTING.md describes each. */
export function writingComponents(locale: Locale) {
  const known = cache.get(locale) ?? create(locale);
  cache.set(locale, known);
  return known;
}
