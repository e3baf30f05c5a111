import { getEntry } from 'astro:content';
import { readWords, readYaml, wordsFile } from '../../files/content.ts';
import { isOff } from '../../files/parts.ts';
import { fill } from '../../i18n/labels.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { localizePath } from '../../i18n/routes.ts';
import { InputError } from '../../lib/problems.ts';
import { fillIn, ownNames } from '../../site.ts';
import type { Rule } from './diagnose.ts';
import { labelsOf, ruleBookOf, type WordsFile } from './rules.ts';
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

/** What the panel takes in one language. Build time only. */
export async function diagnosisIn(name: DiagnosisName, locale: Locale) {
  if (!diagnosisNames.includes(name))
    throw new InputError(`there is no diagnosis "${name}": use one of ${diagnosisNames.join(', ')}`);
  const files = { adb: fileOf('adb'), log: fileOf('log') };
  const file = files[name];
  const words: WordsFile = { ...wordsIn(defaultLocale), ...wordsIn(locale) };
  const links = Object.values(files).flatMap(({ rules, links: other }) => [
    ...Object.values(rules).flatMap(({ href }) => href ?? []),
    ...Object.values(other).map(({ href }) => href),
  ]);
  const titles = await titlesIn(locale, new Set(links));
  const linkTo = (path: string): Rule['link'] => {
    const page = titles.get(path);
    return page === undefined ? undefined : { href: localizePath(path, locale), page };
  };
  const { needsScript = '', ...labels } = labelsOf(name, words);
  return {
    needsScript,
    props: {
      locale,
      labels,
      ruleBook: ruleBookOf(name, files, (key) => words[key] ?? '', linkTo),
      links: Object.fromEntries(Object.entries(file.links).map(([verdict, { href }]) => [verdict, linkTo(href)])),
      examples: file.examples.flatMap(({ name: id, text }) =>
        id === undefined ? [] : [{ name: labels[`example.${id}`] ?? id, text }],
      ),
      placeholder: file.placeholder,
      quotes: file.quotes ?? false,
      messages: localizePath('/program/messages.json', locale),
    },
  };
}
