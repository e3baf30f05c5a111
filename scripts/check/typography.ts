import { languages } from '../../src/languages/index.ts';
import { excerpt, type RawFinding } from './finding.ts';
import { inside, lineAt, type Passage } from './passage.ts';
import { remembered } from './remember.ts';

/** Each language is set as its readers expect it. */
export const checkTypography = (passages: Passage[]): RawFinding[] => passages.flatMap(problemsIn);

const problemsIn = remembered((passage: Passage) => [...patternProblems(passage), ...spellingProblems(passage)]);

function patternProblems(passage: Passage): RawFinding[] {
  const { file, text, labels, cited } = passage;
  return languages[passage.locale].typography.flatMap(({ pattern, what, fix, atEdges, except }) =>
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
  return [...(languages[passage.locale].spelling?.(passage.text) ?? [])]
    .filter(({ index, found }) => !inside(passage.cited, index, index + found.length))
    .map(({ index, what, fix }) => ({
      rule: 'typography',
      file: passage.file,
      line: lineAt(passage, index),
      what,
      fix,
    }));
}
