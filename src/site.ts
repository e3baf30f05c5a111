import { hasData, readData } from './files/content.ts';
import { olderVersions } from './files/docs-version.ts';
import { uiStrings } from './files/ui-strings.ts';
import { createTranslator, type Translator } from './i18n/i18n.ts';
import type { Locale } from './i18n/locales.ts';
import { typeset } from './languages/index.ts';
import { authorsSchema, type Series, seriesSchema, tagsSchema } from './lib/content-schemas.ts';
import { factsSchema } from './lib/facts.ts';
import { interpolate, namesOf, type Vocabulary } from './lib/interpolate.ts';
import { describeIssues, InputError } from './lib/problems.ts';
import { siteSchema } from './lib/site-schema.ts';
import { ownerFile } from './owner/owner-file.ts';

/**
 * The site being built: the owner's file, the registry of figures and the words of each language.
 * Build time only; nothing here reaches the browser.
 */
if ('error' in ownerFile) throw ownerFile.error;
const config = siteSchema.safeParse(ownerFile.value);
if (!config.success) throw new InputError(`${ownerFile.path}\n${describeIssues(config.error.issues)}`);

export const site = config.data;

export const facts = readData('facts.yaml', factsSchema);
export const tags = readData('tags.yaml', tagsSchema);
export const authors = readData('authors.yaml', authorsSchema);
export const series: Series = hasData('series.yaml') ? readData('series.yaml', seriesSchema) : {};

/** The names the owner has given: `{brand}`, `{igmatrix}` and so on. */
export const ownNames = namesOf(site);

/** The values of placeholders in texts. */
export const vocabulary: Vocabulary = { names: ownNames, facts };

/** Fills `{brand}`, `{igmatrix}` and `{fact:name}` into code, or into a label or message of the program. */
export const fillVerbatim = (text: string, locale: Locale): string => interpolate(text, vocabulary, locale);

/** The same for a text of YAML or front matter, which is typeset. */
export const fillIn = (text: string, locale: Locale): string => typeset(fillVerbatim(text, locale), locale);

const translators = new Map<Locale, Translator>();

export function translator(locale: Locale): Translator {
  const known = translators.get(locale);
  if (known) return known;
  const created = createTranslator(locale, uiStrings[locale], ownNames);
  translators.set(locale, created);
  return created;
}

/** Words every island takes in addition to its own. */
export const crashWords = (locale: Locale) => translator(locale).under('crash');

/** `current` and one entry for every older version, newest first as the owner's file lists them. */
export const docsVersions: Array<{ id: string; label: string }> = (() => {
  const present = olderVersions();
  const listed = site.docsVersions.filter(({ id }) => id === 'current' || present.includes(id));
  const unlisted = present.filter((id) => !site.docsVersions.some((version) => version.id === id));
  return [
    ...listed,
    ...unlisted
      .sort()
      .reverse()
      .map((id) => ({ id, label: id })),
  ];
})();
