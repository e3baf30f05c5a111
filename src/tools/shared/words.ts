import type { APIContext } from 'astro';
import type english from '../../../content/en/tools.json';
import { readWords } from '../../files/content.ts';
import { fill, type PluralForms, type Texts } from '../../i18n/labels.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { splitLocale } from '../../i18n/routes.ts';
import { crashWords, ownNames } from '../../site.ts';

type English = typeof english;

/** Texts that never change: they are in the page, and the island goes without them. */
type StaticKey = `static.${string}`;

/** The words of a tool: those of content/<language>/tools.json whose keys begin with its name. */
export type ToolLabels<Name extends string> = {
  readonly [Key in keyof English as Key extends `${Name}.${infer Own}`
    ? Exclude<Own, StaticKey>
    : never]: English[Key] extends string ? string : PluralForms;
};

type ToolName = 'caption-lab' | 'farm-planner' | 'plan-finder' | 'one-video' | 'stage';

const own = (text: string): string => fill(text, ownNames);
const wordsIn = (locale: Locale): Texts => ({
  ...readWords<English>(`${defaultLocale}/tools.json`, own),
  ...readWords<Record<string, string | PluralForms>>(`${locale}/tools.json`, own),
});

const isFilled = <Name extends ToolName>(labels: object): labels is ToolLabels<Name> => Object.keys(labels).length > 0;

/** Key and text of a tool's words, static or not. */
const ownWords = (name: ToolName, locale: Locale, isStatic: boolean) =>
  Object.entries(wordsIn(locale)).flatMap(([key, text]) => {
    const own = key.slice(name.length + 1);
    return key.startsWith(`${name}.`) && own.startsWith('static.') === isStatic ? [[own, text] as const] : [];
  });

export const staticTexts = (name: ToolName, locale: Locale): string[] =>
  ownWords(name, locale, true).map(([, text]) => String(text));

/** The words of a tool in one language; those of the source language where its own has none. Build time only. */
export function toolWords<Name extends ToolName>(name: Name, locale: Locale): ToolLabels<Name> {
  const labels: object = Object.fromEntries(ownWords(name, locale, false));
  if (!isFilled<Name>(labels)) throw new Error(`content/${defaultLocale}/tools.json has no words of "${name}"`);
  return labels;
}

/** The note that nothing typed into a tool leaves the browser. */
export const localNote = (locale: Locale): string => String(wordsIn(locale).local);

/** Props of a tool's island; `undefined` in a feed, where no code runs. */
export function toolProps<Name extends ToolName>(name: Name, { url, locals }: Pick<APIContext, 'url' | 'locals'>) {
  if (locals.plain) return undefined;
  const { locale } = splitLocale(url.pathname);
  return { locale, labels: toolWords(name, locale), local: localNote(locale), crash: crashWords(locale) };
}
