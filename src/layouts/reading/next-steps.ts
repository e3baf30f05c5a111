import { getEntry } from 'astro:content';
import { hasData, readData } from '../../files/content.ts';
import { isOff } from '../../files/parts.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { localizePath } from '../../i18n/routes.ts';
import { nextStepsSchema } from '../../lib/content-schemas.ts';
import { fillIn } from '../../site.ts';

export interface Step {
  href: string;
  title: string;
  text: string;
  /** Language of the words where it is not the reader's. */
  lang?: string | undefined;
}

const { steps, download } = hasData('next-steps.yaml')
  ? readData('next-steps.yaml', nextStepsSchema)
  : { steps: {}, download: [] };

/** The next step of the page at `path` in content/data/next-steps.yaml, if the site has its target. */
export async function nextStep(path: string, locale: Locale): Promise<Step | undefined> {
  const to = steps[path];
  const [, collection, slug] = /^\/(docs|blog)\/(.+)$/.exec(to ?? '') ?? [];
  if (!to || isOff(to)) return undefined;
  const find = (language: Locale) => getEntry(collection === 'blog' ? 'blog' : 'docs', `${language}/${slug}`);
  const own = await find(locale);
  const entry = own ?? (await find(defaultLocale));
  if (!entry) return undefined;
  const textIn = own ? locale : defaultLocale;
  return {
    href: localizePath(to, locale),
    title: fillIn(entry.data.title, textIn),
    text: fillIn(entry.data.description, textIn),
    lang: own ? undefined : defaultLocale,
  };
}

export const offersDownload = (path: string): boolean => download.includes(path);
