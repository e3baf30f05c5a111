import type { Locale } from '../lib/locales.ts';
import { Steps } from '../ui/Steps.tsx';
import { Tab } from '../ui/Tabs.tsx';
import AdbDoctor from './AdbDoctor.astro';
import { blocksIn } from './blocks.tsx';
import CaptionLab from './CaptionLab.astro';
import FarmPlanner from './FarmPlanner.astro';
import LogDoctor from './LogDoctor.astro';
import Tabs from './Tabs.astro';
import WhiteLabelBuilder from './WhiteLabelBuilder.astro';

const islands = { AdbDoctor, CaptionLab, FarmPlanner, LogDoctor, WhiteLabelBuilder };
const anyLanguage = { ...islands, Steps, Tab, Tabs };

const cache = new Map<Locale, ReturnType<typeof create>>();
const create = (locale: Locale) => ({ ...anyLanguage, ...blocksIn(locale) });

/** What writers can use in MDX; CONTRIBUTING.md describes each. */
export function writingComponents(locale: Locale) {
  const known = cache.get(locale) ?? create(locale);
  cache.set(locale, known);
  return known;
}

const nothing = () => null;

/** The same for feed readers, which run no islands. */
export const feedComponents = (locale: Locale) => ({
  ...writingComponents(locale),
  ...Object.fromEntries(Object.keys(islands).map((name) => [name, nothing])),
});
