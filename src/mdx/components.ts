import type { Locale } from '../i18n/locales.ts';
import { langOf, type Shown } from '../i18n/translations.ts';
import Calculator from '../tools/calculator/Calculator.astro';
import CaptionLab from '../tools/caption-lab/CaptionLab.astro';
import Diagnosis from '../tools/diagnosis/Diagnosis.astro';
import FarmPlanner from '../tools/farm-planner/FarmPlanner.astro';
import { Steps } from '../ui/Steps.tsx';
import { Tab } from '../ui/Tabs.tsx';
import { blocksIn } from './blocks.tsx';
import Link from './Link.astro';
import Checklist from './lists/Checklist.astro';
import DecisionTree from './lists/DecisionTree.astro';
import FactsCard from './lists/FactsCard.astro';
import Moment from './lists/Moment.astro';
import Option from './lists/Option.astro';
import Question from './lists/Question.astro';
import Timeline from './lists/Timeline.astro';
import { programBlocksIn } from './program-blocks.tsx';
import Tabs from './Tabs.astro';

const cache = new Map<string, ReturnType<typeof create>>();

const create = (locale: Locale, reader: Locale) => ({
  ...blocksIn(locale, reader),
  ...programBlocksIn(locale, reader),
  ...{ Calculator, CaptionLab, Diagnosis, FarmPlanner },
  ...{ Checklist, DecisionTree, FactsCard, Moment, Option, Question, Steps, Tab, Tabs, Timeline },
});

/** The components for MDX, for `<Content components={…} />`. */
export function writingComponents(shown: Pick<Shown, 'locale' | 'textIn'>) {
  const key = `${shown.textIn} ${shown.locale}`;
  const known = cache.get(key) ?? create(shown.textIn, shown.locale);
  cache.set(key, known);
  return langOf(shown) ? { ...known, a: Link } : known;
}
