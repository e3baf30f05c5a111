import type { Locale } from '../../src/lib/locales.ts';
import { codeMark, excerpt, type RawFinding } from './finding.ts';
import { inside, lineAt, type Passage } from './passage.ts';
import { remembered } from './remember.ts';
import { britishSpellings, missingYo } from './spelling.ts';

interface Pattern {
  pattern: RegExp;
  what: string;
  fix: string;
  /** About two characters next to each other, of which the first is found: labels of the program keep their own. */
  atEdges?: true;
  /** What the pattern finds and is right all the same. */
  except?: RegExp;
}

/** A path in a command: "/Applications/x.app". */
const quotedPath = /^"[/~]/;

const han = '\\p{Script=Han}';
const opening = '（《“‘';
const closing = '，。；：？！、）》”’';

const chinese: Pattern[] = [
  {
    pattern: new RegExp(
      `(?<=[${han}${closing}${opening}])[,;:?!]|[,;:?!](?=\\s?[${han}${opening}])|(?<=${han})\\.(?=\\s|$|${han})`,
      'gu',
    ),
    what: 'halfwidth punctuation in Chinese text',
    fix: 'write ，。；：？！ in full width, without a space after it',
  },
  {
    pattern: new RegExp(`(?<=${han}\\s?)\\([^()]*\\)|\\([^()]*${han}[^()]*\\)|\\([^()]*\\)(?=\\s?${han})`, 'gu'),
    what: 'halfwidth parentheses in Chinese text',
    fix: 'write （…）, without spaces around',
  },
  {
    pattern: new RegExp(`${han}(?=[A-Za-z0-9${codeMark}])|[A-Za-z0-9%${codeMark}](?=${han})`, 'gu'),
    what: 'no space between Chinese and Latin letters, digits or code',
    fix: 'put one space between them',
    atEdges: true,
  },
  {
    pattern: new RegExp(`(?<=[${opening}${closing}]) +(?=[^\\s#@])|(?<=\\S) +(?=[${opening}${closing}])`, 'gu'),
    what: 'a space next to fullwidth punctuation',
    fix: 'take the space away',
  },
  { pattern: /"[^"]*"?/g, except: quotedPath, what: 'straight quotation marks', fix: 'write “…”' },
  { pattern: new RegExp(`(?<=${han})'|'(?=${han})`, 'gu'), what: 'straight quotation marks', fix: 'write “…” or ‘…’' },
  {
    pattern: new RegExp(`(?<=${han})(?:\\.{3,}|。{2,}|--+)`, 'gu'),
    what: 'dots or hyphens typed for ellipsis or dash',
    fix: 'write …… or ——',
  },
  { pattern: /您/g, what: 'the pronoun 您', fix: 'write 你, or leave the pronoun out' },
];

const russian: Pattern[] = [
  {
    pattern: /"[^"]*"?/g,
    except: quotedPath,
    what: 'straight quotation marks',
    fix: 'write «…», and „…“ inside them',
  },
  { pattern: /”|(?<!„[^“]*)“/gu, what: 'English quotation marks', fix: 'write «…», and „…“ inside them' },
  {
    pattern: /(?<=\S) [-–] (?=\S)/g,
    what: 'a hyphen or short dash used as a dash',
    fix: 'write an em dash between spaces: —',
  },
  {
    pattern: /(?<=[\p{Ll}\d»),;:—] )(?:Вы|Вас|Вам|Вами|Ваш(?:а|е|и|его|ей|ему|им|их|ими|у)?)(?!\p{L})/gu,
    what: 'the pronoun вы with a capital letter',
    fix: 'write вы, вас, ваш in lower case',
  },
];

const english: Pattern[] = [
  { pattern: /!(?!=)/g, what: 'an exclamation mark', fix: 'end the sentence with a period' },
  { pattern: /\bsimply\b/gi, what: 'the word "simply"', fix: 'leave it out' },
];

const patterns: Record<Locale, Pattern[]> = { en: english, 'zh-Hans': chinese, ru: russian };

/** Each language is set as its readers expect it. */
export const checkTypography = (passages: Passage[]): RawFinding[] => passages.flatMap(problemsIn);

const problemsIn = remembered((passage: Passage) => [...patternProblems(passage), ...spellingProblems(passage)]);

function patternProblems(passage: Passage): RawFinding[] {
  const { file, text, labels, cited } = passage;
  return patterns[passage.locale].flatMap(({ pattern, what, fix, atEdges, except }) =>
    [...text.matchAll(pattern)]
      .filter(({ index, 0: found }) => {
        // What is cited is spelled by its source: the program's labels, the brand. Its edges are ours.
        const end = index + found.length + (atEdges ? 1 : 0);
        return !except?.test(found) && !inside(cited, index, end) && !(atEdges && inside(labels, index, end));
      })
      .map(({ index, 0: found }) => ({
        rule: 'typography',
        file,
        line: lineAt(passage, index),
        what: `${what}: ${excerpt(text, index, index + found.length)}`,
        fix,
      })),
  );
}

function spellingProblems(passage: Passage): RawFinding[] {
  const { file, text, locale } = passage;
  const finding = (index: number, what: string, fix: string): RawFinding => ({
    rule: 'typography',
    file,
    line: lineAt(passage, index),
    what,
    fix,
  });
  if (locale === 'ru') {
    return [...missingYo(text)]
      .filter(({ index, found }) => !inside(passage.cited, index, index + found.length))
      .map(({ index, found, correct }) => finding(index, `"${found}" without ё`, `write ${correct}`));
  }
  if (locale === 'en') {
    return [...britishSpellings(text)]
      .filter(({ index, found }) => !inside(passage.cited, index, index + found.length))
      .map(({ index, found, american }) => finding(index, `British spelling "${found}"`, `write ${american}`));
  }
  return [];
}
