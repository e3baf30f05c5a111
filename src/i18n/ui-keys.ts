import type blog from '../../content/en/ui/blog.json';
import type docs from '../../content/en/ui/docs.json';
import type marketing from '../../content/en/ui/marketing.json';
import type program from '../../content/en/ui/program.json';
import type search from '../../content/en/ui/search.json';
import type shell from '../../content/en/ui/shell.json';
import type writing from '../../content/en/ui/writing.json';
import type { PluralForms } from './labels.ts';

/** English defines the keys: one that is not in its files is a type error where it is asked for. */
type EnglishStrings = typeof blog &
  typeof docs &
  typeof marketing &
  typeof program &
  typeof search &
  typeof shell &
  typeof writing;

/** Keys whose English value is a text. */
export type UiKey = { [K in keyof EnglishStrings]: EnglishStrings[K] extends string ? K : never }[keyof EnglishStrings];
/** Keys whose English value is a set of plural forms. */
export type PluralKey = Exclude<keyof EnglishStrings, UiKey>;
export type UiStrings = Record<UiKey, string> & Record<PluralKey, PluralForms>;
