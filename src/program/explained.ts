import { labelOf } from './names.ts';
import { messageText, type Studio } from './picture.ts';

/** What each docs page explains: the labels and messages of the program, in one language. */
export function namesByPage({
  locale,
  registry,
  names,
  fill,
}: Pick<Studio, 'locale' | 'registry' | 'names' | 'fill'>): Map<string, string[]> {
  const byPage = new Map<string, Set<string>>();
  const add = (page: string | undefined, name: string): void => {
    if (page === undefined) return;
    byPage.set(page, (byPage.get(page) ?? new Set()).add(name));
  };
  for (const named of names.values()) add(named.page, fill(labelOf(named, locale)));
  for (const message of registry.messages.values()) add(message.page, fill(messageText(message, locale)));
  return new Map([...byPage].map(([page, found]) => [page, [...found]]));
}
