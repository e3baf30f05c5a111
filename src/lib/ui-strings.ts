import enBlog from '../../content/ui/en/blog.json' with { type: 'json' };
import enDocs from '../../content/ui/en/docs.json' with { type: 'json' };
import enHelpers from '../../content/ui/en/helpers.json' with { type: 'json' };
import enMarketing from '../../content/ui/en/marketing.json' with { type: 'json' };
import enPlanners from '../../content/ui/en/planners.json' with { type: 'json' };
import enProgram from '../../content/ui/en/program.json' with { type: 'json' };
import enSearch from '../../content/ui/en/search.json' with { type: 'json' };
import enShell from '../../content/ui/en/shell.json' with { type: 'json' };
import enSyncdeck from '../../content/ui/en/syncdeck.json' with { type: 'json' };
import ruBlog from '../../content/ui/ru/blog.json' with { type: 'json' };
import ruDocs from '../../content/ui/ru/docs.json' with { type: 'json' };
import ruHelpers from '../../content/ui/ru/helpers.json' with { type: 'json' };
import ruMarketing from '../../content/ui/ru/marketing.json' with { type: 'json' };
import ruPlanners from '../../content/ui/ru/planners.json' with { type: 'json' };
import ruProgram from '../../content/ui/ru/program.json' with { type: 'json' };
import ruSearch from '../../content/ui/ru/search.json' with { type: 'json' };
import ruShell from '../../content/ui/ru/shell.json' with { type: 'json' };
import ruSyncdeck from '../../content/ui/ru/syncdeck.json' with { type: 'json' };
import zhBlog from '../../content/ui/zh-Hans/blog.json' with { type: 'json' };
import zhDocs from '../../content/ui/zh-Hans/docs.json' with { type: 'json' };
import zhHelpers from '../../content/ui/zh-Hans/helpers.json' with { type: 'json' };
import zhMarketing from '../../content/ui/zh-Hans/marketing.json' with { type: 'json' };
import zhPlanners from '../../content/ui/zh-Hans/planners.json' with { type: 'json' };
import zhProgram from '../../content/ui/zh-Hans/program.json' with { type: 'json' };
import zhSearch from '../../content/ui/zh-Hans/search.json' with { type: 'json' };
import zhShell from '../../content/ui/zh-Hans/shell.json' with { type: 'json' };
import zhSyncdeck from '../../content/ui/zh-Hans/syncdeck.json' with { type: 'json' };
import type { Locale } from './locales.ts';

/**
 * The interface words, one file an area and language. English defines the keys: a key missing in another
 * language is a type error here.
 */
const en = {
  ...enShell,
  ...enDocs,
  ...enBlog,
  ...enHelpers,
  ...enPlanners,
  ...enSyncdeck,
  ...enMarketing,
  ...enProgram,
  ...enSearch,
};

export type EnglishStrings = typeof en;
type PluralForms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };
/** Keys whose English value is a text. */
export type UiKey = { [K in keyof EnglishStrings]: EnglishStrings[K] extends string ? K : never }[keyof EnglishStrings];
/** Keys whose English value is a set of plural forms. */
export type PluralKey = Exclude<keyof EnglishStrings, UiKey>;
export type UiStrings = Record<UiKey, string> & Record<PluralKey, PluralForms>;

export const uiStrings: Record<Locale, UiStrings> = {
  en,
  'zh-Hans': {
    ...zhShell,
    ...zhDocs,
    ...zhBlog,
    ...zhHelpers,
    ...zhPlanners,
    ...zhSyncdeck,
    ...zhMarketing,
    ...zhProgram,
    ...zhSearch,
  },
  ru: {
    ...ruShell,
    ...ruDocs,
    ...ruBlog,
    ...ruHelpers,
    ...ruPlanners,
    ...ruSyncdeck,
    ...ruMarketing,
    ...ruProgram,
    ...ruSearch,
  },
};
