import { missingCharacters } from './letters.ts';
import { fittedTitle } from './picture.ts';

export interface TitleProblem {
  kind: 'missing' | 'too long';
  what: string;
  fix: string;
}

const shownAtMost = 8;

/** Characters that no font draws, and what to do. */
export async function letterProblems(text: string): Promise<TitleProblem[]> {
  const missing = await missingCharacters(text);
  if (missing.length === 0) return [];
  const shown = missing
    .slice(0, shownAtMost)
    .map((character) => `"${character}" (U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')})`);
  return [
    {
      kind: 'missing',
      what: `no font of the social pictures has ${shown.join(', ')}${missing.length > shownAtMost ? ' …' : ''}`,
      fix: 'write it with letters and punctuation only, or add a font of this script to src/social/letters.ts',
    },
  ];
}

const known = new Map<string, Promise<TitleProblem[]>>();

/** What keeps a title from standing on its picture as it should. */
export function titleProblems(title: string, locale: string): Promise<TitleProblem[]> {
  const key = `${locale} ${title}`;
  const found = known.get(key) ?? findProblems(title, locale);
  known.set(key, found);
  return found;
}

async function findProblems(title: string, locale: string): Promise<TitleProblem[]> {
  const missing = await letterProblems(title);
  if (missing.length > 0) return missing;
  const { tooLong, size } = await fittedTitle(title, locale);
  return tooLong
    ? [
        {
          kind: 'too long',
          what: `on the social picture the title fits only in letters of ${Math.round(size)} pixels, too small to read`,
          fix: 'shorten the title, or cut a very long word in two',
        },
      ]
    : [];
}
