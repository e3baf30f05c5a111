import { basename } from 'node:path';
import { defaultLocale, locales } from '../../src/i18n/locales.ts';
import { elementsIn, parseHtml } from '../../src/lib/html.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';
import { missingIn } from './required.ts';
import { svgProblems } from './svg.ts';
import { isRecord } from './ui-words.ts';

/** Drawings are sound SVG files, and have their words in every language. */
export const checkDrawings = (content: Content): RawFinding[] => [
  ...checkFiles(content),
  ...checkWords(content),
  ...checkKeys(content),
];

const drawingFile = /^drawings\/[^/]+\.svg$/;
const nameOf = (file: string): string => basename(file, '.svg');

const checkFiles = ({ texts, show }: Content): RawFinding[] =>
  [...texts]
    .filter(([file]) => drawingFile.test(file))
    .flatMap(([file, text]) =>
      svgProblems(text).map((problem) => ({ rule: 'pictures', unbuildable: true, file: show(file), ...problem })),
    );

const leafPaths = (value: unknown, path: string[] = []): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([key, inner]) => leafPaths(inner, [...path, key]))
    : [path.join('\n')];

function checkWords({ data, show, site }: Content): RawFinding[] {
  const files = data.filter(({ name, yaml }) => name.endsWith('/drawings.json') && isRecord(yaml.data));
  const base = files.find(({ locale }) => locale === defaultLocale);
  if (!base) return [];
  const wanted = new Set(leafPaths(base.yaml.data));
  return locales.flatMap((locale): RawFinding[] => {
    const own = files.find((entry) => entry.locale === locale);
    if (!own) {
      return [
        {
          rule: 'interface',
          ...missingIn(site, locale),
          file: show(`${locale}/drawings.json`),
          what: 'is missing',
          fix: `write it with the keys of ${base.file}`,
        },
      ];
    }
    const present = new Set(leafPaths(own.yaml.data));
    const at = (path: string): number => own.yaml.lineOf(path.split('\n'));
    const dotted = (path: string): string => path.replaceAll('\n', '.');
    return [
      ...[...wanted.difference(present)].map(
        (path): RawFinding => ({
          rule: 'interface',
          ...missingIn(site, locale),
          file: own.file,
          line: at(path),
          what: `"${dotted(path)}" is missing`,
          fix: `add it with the ${locale} words, as in ${base.file}`,
        }),
      ),
      ...[...present.difference(wanted)].map(
        (path): RawFinding => ({
          rule: 'interface',
          file: own.file,
          line: at(path),
          what: `"${dotted(path)}" does not exist in ${base.file}`,
          fix: 'remove it or add it in all languages',
        }),
      ),
    ];
  });
}

/** The words of a drawing and its texts belong together. */
function checkKeys({ data, texts, show }: Content): RawFinding[] {
  const words = data.find(({ name }) => name === `${defaultLocale}/drawings.json`);
  const drawn = new Map(
    [...texts].filter(([file]) => drawingFile.test(file)).map(([file, text]) => [nameOf(file), { file, text }]),
  );
  if (!words || !isRecord(words.yaml.data) || drawn.size === 0) return [];
  const written = words.yaml.data;
  const inWords = (path: string[], what: string, fix: string): RawFinding => ({
    rule: 'interface',
    unbuildable: true,
    file: words.file,
    line: words.yaml.lineOf(path),
    what,
    fix,
  });
  const inDrawing = (file: string, line: number, what: string, fix: string): RawFinding => ({
    rule: 'interface',
    unbuildable: true,
    file: show(file),
    line,
    what,
    fix,
  });
  const findings = Object.keys(written)
    .filter((name) => !drawn.has(name))
    .map((name) =>
      inWords([name], `there is no drawing "${name}"`, 'correct the name, or remove its words in all languages'),
    );
  for (const [name, { file, text }] of drawn) {
    const own = written[name];
    if (!isRecord(own)) {
      findings.push(inDrawing(file, 1, 'its words are missing', `add "${name}" to drawings.json in all languages`));
      continue;
    }
    const labels = new Set(isRecord(own.labels) ? Object.keys(own.labels) : []);
    const shown = new Map(
      elementsIn(parseHtml(text, { xml: true })).flatMap(({ attributes, line }) =>
        attributes['data-word'] === undefined ? [] : [[attributes['data-word'], line]],
      ),
    );
    for (const [key, line] of shown)
      if (!labels.has(key))
        findings.push(
          inDrawing(
            file,
            line,
            `there are no words for data-word="${key}"`,
            `correct the key, or add it to the labels of "${name}" in drawings.json in all languages`,
          ),
        );
    for (const key of labels)
      if (!shown.has(key))
        findings.push(
          inWords(
            [name, 'labels', key],
            `"${name}" does not show its label "${key}"`,
            `remove it in all languages, or give a <text> data-word="${key}"`,
          ),
        );
  }
  return findings;
}
