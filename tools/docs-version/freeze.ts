import { rangeOfValue } from '../check/config-source.ts';
import { splitSource } from '../check/page.ts';

export interface Copy {
  /** Both from the content folder. */
  from: string;
  to: string;
}

const isDraft = (text: string): boolean => /^draft:\s*true\b/m.test(splitSource(text).frontMatter ?? '');

/** `clip.en.vtt` is named `clip.vtt` in a text. */
const asCited = (name: string): string => name.replace(/\.[\w-]+(\.vtt)$/, '$1');

/**
 * What a version of the docs takes with it: the texts, and all they cite (figures, the program's windows, words of
 * drawings, categories, the pictures they show), so that it stays as it is when those change. Drafts stay behind.
 */
export function frozenFiles(id: string, names: readonly string[], read: (name: string) => string): Copy[] {
  const folder = `docs-versions/${id}`;
  const pages = names.filter((name) => /^docs\/.+\.mdx$/.test(name) && !isDraft(read(name)));
  const texts = pages.map(read).join('\n');
  const to = (name: string): string | undefined => {
    if (/^docs\/.+\.mdx$/.test(name)) return pages.includes(name) ? name.slice('docs/'.length) : undefined;
    if (name.startsWith('docs/')) return name.slice('docs/'.length);
    if (name.startsWith('pictures/')) return texts.includes(asCited(name.slice('pictures/'.length))) ? name : undefined;
    return name === 'facts.yaml' || /^(?:program|drawings)\//.test(name) ? name : undefined;
  };
  return names.flatMap((from) => {
    const place = to(from);
    return place === undefined ? [] : [{ from, to: `${folder}/${place}` }];
  });
}

/** A text as it is kept. Tags lead to lists of today's docs, where an older page is not: it needs no tags that last. */
export function frozenText(name: string, text: string): string {
  const { frontMatter } = name.endsWith('.mdx') ? splitSource(text) : { frontMatter: undefined };
  return frontMatter === undefined
    ? text
    : text.replace(frontMatter, () => `${frontMatter}\n`.replace(/^tags:.*\n(?:[ \t-].*\n)*/m, '').replace(/\n$/, ''));
}

/** The owner's file with the version behind the current one; undefined where that cannot be told apart. */
export function withVersion(config: string, id: string): string | undefined {
  const current = rangeOfValue(config, ['docsVersions', 0]);
  return current && `${config.slice(0, current.to)}, ${entryOf(id)}${config.slice(current.to)}`;
}

export const entryOf = (id: string): string => `{ id: '${id}', label: '${id}' }`;
