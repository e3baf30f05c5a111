import type { APIRoute } from 'astro';
import { docsSet } from '../../../docs/collection.ts';
import { type Locale, locales } from '../../../i18n/locales.ts';
import { inEveryLanguage } from '../../../i18n/routes.ts';
import { messageText } from '../../../program/names.ts';
import { marked, pieces } from '../../../program/sentence.ts';
import { studioIn } from '../../../program/studio.ts';
import type { KnownMessage } from '../../../tools/diagnosis/messages.ts';

export const getStaticPaths = inEveryLanguage;

/** What the doctors know of the program's messages: texts in all its languages, cause and remedy in the reader's. */
export const GET: APIRoute<{ locale: Locale }> = async ({ props: { locale } }) => {
  const { registry, names, fill, href } = studioIn(locale);
  const { pages } = await docsSet(locale);
  const say = (sentence: Record<Locale, string>): string => marked(pieces(sentence[locale], locale, names, fill));
  const messages = [...registry.messages.values()].map((message): KnownMessage => {
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
  return Response.json(messages);
};
