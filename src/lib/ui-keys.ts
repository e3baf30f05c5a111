import type blog from '../../content/ui/en/blog.json';
import type docs from '../../content/ui/en/docs.json';
import type marketing from '../../content/ui/en/marketing.json';
import type program from '../../content/ui/en/program.json';
import type search from '../../content/ui/en/search.json';
import type shell from '../../content/ui/en/shell.json';
import type writing from '../../content/ui/en/writing.json';
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
