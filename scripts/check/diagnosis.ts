import { defaultLocale } from '../../src/i18n/locales.ts';
import { panelWords } from '../../src/tools/diagnosis/rules.ts';
import { type DiagnosisFile, diagnosisSchema } from '../../src/tools/diagnosis/schema.ts';
import { keysOf, unusedWords } from './calculators.ts';
import { type Content, type DataFile, diagnosisWords } from './content.ts';
import type { RawFinding } from './finding.ts';

export const diagnosisFile = /^data\/diagnosis\/([a-z][a-z0-9-]*)\.yaml$/;

/** The words of the rules and examples of a file: what each must have, and what it may have. */
function wordsFor(name: string, { rules, examples }: DiagnosisFile) {
  const ids = Object.entries(rules);
  return {
    needed: [
      ...ids.map(([id]) => ({ key: `${name}.rule.${id}.title`, path: ['rules', id] })),
      ...examples.flatMap(({ name: id }, index) =>
        id === undefined ? [] : [{ key: `${name}.example.${id}`, path: ['examples', index] }],
      ),
    ],
    allowed: ids.flatMap(([id]) => [`${name}.rule.${id}.meaning`, `${name}.rule.${id}.remedy`]),
  };
}

/** Rules and their words belong together. What is wrong with the shape of a file is a finding of its own. */
export function checkDiagnosis({ data }: Pick<Content, 'data'>): RawFinding[] {
  const files = data.flatMap((entry) => {
    const name = diagnosisFile.exec(entry.name)?.[1];
    return name ? [{ name, entry, file: diagnosisSchema.safeParse(entry.yaml.data).data }] : [];
  });
  const words = data.filter(({ name }) => diagnosisWords.test(name));
  const source = words.find(({ locale }) => locale === defaultLocale);
  const written = new Set(source && keysOf(source));
  const wanted = new Set<string>(panelWords);
  const findings: RawFinding[] = [];
  const miss = (entry: DataFile, path: PropertyKey[], key: string): void => {
    const what = `"${key}" has no words`;
    const fix = `add "${key}" to ${source?.file} and to the other languages`;
    findings.push({ rule: 'data', unbuildable: true, file: entry.file, line: entry.yaml.lineOf(path), what, fix });
  };
  for (const { name, entry, file } of files) {
    if (!file) return [];
    const { needed, allowed } = wordsFor(name, file);
    for (const key of allowed) wanted.add(key);
    for (const { key, path } of needed) {
      wanted.add(key);
      if (source && !written.has(key)) miss(entry, path, key);
    }
  }
  if (files.length === 0) return [];
  for (const key of panelWords) if (source && files[0] && !written.has(key)) miss(files[0].entry, [], key);
  return [...findings, ...unusedWords(words, wanted, 'diagnosis')];
}
