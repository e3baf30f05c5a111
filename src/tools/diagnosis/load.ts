import { getEntry } from 'astro:content';
import { readWords, readYaml, wordsFile } from '../../files/content.ts';
import { isOff } from '../../files/parts.ts';
import { fill } from '../../i18n/labels.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { localizePath } from '../../i18n/routes.ts';
import { InputError } from '../../lib/problems.ts';
import { fillIn, ownNames, translator } from '../../site.ts';
import type { Rule } from './diagnose.ts';
import { labelsOf, ruleBookOf, type WordsFile } from './rules.ts';
import type { RulesFile } from './rules-file.ts';
import { type DiagnosisName, diagnosisNames, diagnosisSchema } from './schema.ts';

const fileOf = (name: DiagnosisName) => readYaml(wordsFile(`data/diagnosis/${name}.yaml`), diagnosisSchema);
const wordsIn = (locale: Locale): WordsFile =>
  readWords<WordsFile>(`${locale}/diagnosis.json`, (text) => fill(text, ownNames));

/** The titles of the pages that rules lead to, by address without language. */
async function titlesIn(locale: Locale, paths: Iterable<string>): Promise<Map<string, string>> {
  const titles = new Map<string, string>();
  for (const path of paths) {
    const [, folder, id] = /^\/(docs|blog)\/([^#]+)/.exec(path) ?? [];
    if (!id || isOff(path)) continue;
    const read = (language: Locale) =>
      folder === 'docs' ? getEntry('docs', `${language}/${id}`) : getEntry('blog', `${language}/${id}`);
    const entry = (await read(locale)) ?? (await read(defaultLocale));
    // A title stands in quotation marks.
    if (entry) titles.set(path, fillIn(entry.data.title, locale).replaceAll(/[“”«»]/g, ''));
  }
  return titles;
}

const files = () => ({ adb: fileOf('adb'), log: fileOf('log') });
const wordsFor = (locale: Locale): WordsFile => ({ ...wordsIn(defaultLocale), ...wordsIn(locale) });

/** What the panel takes in one language. Build time only. */
export function diagnosisPanel(name: DiagnosisName, locale: Locale) {
  if (!diagnosisNames.includes(name))
    throw new InputError(`there is no diagnosis "${name}": use one of ${diagnosisNames.join(', ')}`);
  const { examples, placeholder } = files()[name];
  const words = labelsOf(name, wordsFor(locale));
  const { title = '', intro = '', local = '', input = '', examples: offer = '', clear = '', needsScript = '' } = words;
  const { t } = translator(locale);
  return {
    needsScript,
    props: {
      locale,
      labels: { title, intro, local, input, examples: offer, clear, failed: t('chunk.text'), retry: t('chunk.retry') },
      examples: examples.flatMap(({ name: id, text }) =>
        id === undefined ? [] : [{ name: words[`example.${id}`] ?? id, text }],
      ),
      placeholder,
      address: localizePath(`/diagnosis/${name}.json`, locale),
    },
  };
}

/** The panel in words, without links: what it is for, and what each rule says. Build time only. */
export function diagnosisWords(name: DiagnosisName, locale: Locale) {
  const words = wordsFor(locale);
  const { title = '', intro = '' } = labelsOf(name, words);
  const { rules } = ruleBookOf(
    name,
    files(),
    (key) => words[key] ?? '',
    () => undefined,
  );
  return { title, intro, rules };
}

/** What the panel fetches: everything but the program's messages. Build time only. */
export async function diagnosisRules(name: DiagnosisName, locale: Locale): Promise<Omit<RulesFile, 'messages'>> {
  const all = files();
  const words = wordsFor(locale);
  const { links, quotes = false } = all[name];
  const hrefs = Object.values(all).flatMap((file) =>
    [...Object.values(file.rules), ...Object.values(file.links)].flatMap(({ href }) => href ?? []),
  );
  const titles = await titlesIn(locale, new Set(hrefs));
  const linkTo = (path: string): Rule['link'] => {
    const page = titles.get(path);
    return page === undefined ? undefined : { href: localizePath(path, locale), page };
  };
  return {
    ruleBook: ruleBookOf(name, all, (key) => words[key] ?? '', linkTo),
    labels: labelsOf(name, words),
    links: Object.fromEntries(Object.entries(links).map(([verdict, { href }]) => [verdict, linkTo(href)])),
    quotes,
  };
}
