import type { APIRoute } from 'astro';
import { docsSet } from '../../../docs/collection.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import { inEveryLanguage } from '../../../i18n/routes.ts';
import { messageText } from '../../../program/names.ts';
import { marked, pieces } from '../../../program/sentence.tsx';
import { studioIn } from '../../../program/studio.ts';
import { diagnosisRules } from '../../../tools/diagnosis/load.ts';
import type { KnownMessage } from '../../../tools/diagnosis/messages.ts';
import type { RulesFile } from '../../../tools/diagnosis/rules-file.ts';
import { type DiagnosisName, diagnosisNames } from '../../../tools/diagnosis/schema.ts';

interface Props {
  locale: Locale;
  name: DiagnosisName;
}

export const getStaticPaths = () =>
  inEveryLanguage().flatMap(({ params, props }) =>
    diagnosisNames.map((name) => ({ params: { ...params, name }, props: { ...props, name } })),
  );

/** The program's messages: texts in all its languages, cause and remedy in the reader's. */
async function messagesIn(locale: Locale): Promise<KnownMessage[]> {
  const { registry, names, fill, href } = studioIn(locale);
  const { pages } = await docsSet(locale);
  const say = (sentence: Record<Locale, string>): string => marked(pieces(sentence[locale], locale, names, fill));
  return [...registry.messages.values()].map((message) => {
    const title = message.page === undefined ? undefined : pages.get(message.page)?.title;
    const path = message.page === undefined ? undefined : href(message.page);
    return {
      id: message.id,
      texts: [...new Set(locales.map((language) => fill(messageText(message, language))))],
      cause: say(message.cause),
      remedy: say(message.remedy),
      page: path !== undefined && title !== undefined ? { path, title } : undefined,
    };
  });
}

export const GET: APIRoute<Props> = async ({ props: { locale, name } }) => {
  const rules: RulesFile = { ...(await diagnosisRules(name, locale)), messages: await messagesIn(locale) };
  return Response.json(rules);
};
