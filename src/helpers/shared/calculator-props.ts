import type { APIContext } from 'astro';
import type { Texts } from '../../lib/labels.ts';
import { helperName, helperProps, helperWords } from '../words.ts';
import shared from './words/en.json';

/** What every calculator takes on this page: its own words and those all of them share. Build time only. */
export function calculatorProps<English extends Texts>(english: English, context: Pick<APIContext, 'url' | 'locals'>) {
  const props = helperProps(english, context);
  if (!props) return undefined;
  const { labels: words, ...rest } = props;
  return { ...rest, words, name: helperName(english), labels: helperWords(shared, props.locale) };
}
