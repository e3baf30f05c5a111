import type { Rule, RuleBook } from './diagnose.ts';
import { type DiagnosisFile, type DiagnosisName, diagnosisNames, withFragments } from './schema.ts';

/** content/<language>/diagnosis.json */
export type WordsFile = Readonly<Partial<Record<string, string>>>;

/** The files that tell what each kind of text means. */
export type DiagnosisFiles = Readonly<Record<DiagnosisName, DiagnosisFile>>;

/** The rules of a file and those it takes from others, each with the file that has its words. */
export const rulesOf = (name: DiagnosisName, files: DiagnosisFiles) => [
  ...Object.entries(files[name].rules).map(([id, rule]) => ({ id, rule, from: name })),
  ...diagnosisNames.flatMap((from) =>
    (files[name].include[from] ?? []).flatMap((id) => {
      const rule = files[from].rules[id];
      return rule ? [{ id, rule, from }] : [];
    }),
  ),
];

/** The output for readers: the rules of a file with the words of a language and the links that exist. */
export function ruleBookOf(
  name: DiagnosisName,
  files: DiagnosisFiles,
  word: (key: string) => string,
  linkTo: (path: string) => Rule['link'],
): RuleBook {
  const { order, suspicious, table } = files[name];
  const rules = rulesOf(name, files).map(({ id, from, rule }): Rule => {
    const { remedy = id, href, patterns, unless, ...own } = rule;
    const complete = (pattern: string): string => withFragments(pattern, files[from].fragments);
    const texts = [word(`${from}.rule.${id}.meaning`), word(`${from}.rule.${remedy}.remedy`)];
    return {
      ...own,
      id,
      patterns: patterns.map(complete),
      ...(unless !== undefined && { unless: complete(unless) }),
      title: word(`${from}.rule.${id}.title`),
      text: texts.filter(Boolean).join(' '),
      link: href === undefined ? undefined : linkTo(href),
    };
  });
  return { order, suspicious, table, rules };
}

/** The words of the panel: those all kinds share, and those of this one without its name. */
export function labelsOf(name: DiagnosisName, words: WordsFile): Record<string, string> {
  const own = Object.entries(words).flatMap(([key, text = '']): Array<[string, string]> => {
    const [group = '', ...rest] = key.split('.');
    if (diagnosisNames.every((each) => each !== group)) return [[key, text]];
    return group === name && rest[0] !== 'rule' ? [[rest.join('.'), text]] : [];
  });
  return Object.fromEntries(own);
}

const ofEachKind = ['title', 'intro', 'needsScript', 'input', 'summary.found', 'summary.nothing', 'text.nothing'];
const ofOneKind: Record<DiagnosisName, string> = {
  adb: 'figure.devices figure.ready figure.attention summary.list summary.emptyList text.emptyList',
  log: `figure.lines figure.causes title.nothing severity.danger severity.warning severity.info suspects suspects.more
    send.title send.lines send.settings send.phone send.system send.privacy`,
};

/** The words that the panel takes from content/<language>/diagnosis.json. */
export const panelWords: readonly string[] = [
  ...'local examples clear more line moreLines cut adds phones kind.usb kind.network kind.emulator'.split(' '),
  ...diagnosisNames.flatMap((name) => [...ofEachKind, ...ofOneKind[name].split(/\s+/)].map((key) => `${name}.${key}`)),
];
