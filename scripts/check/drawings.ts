import { basename } from 'node:path';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { elementsIn, parseHtml } from '../../src/lib/html.ts';
import type { Content } from './content.ts';
import { found, type RawFinding } from './finding.ts';
import { svgProblems } from './svg.ts';

/** Drawings are sound SVG files that show the words of the source language; other languages are compared with it. */
export function checkDrawings({ data, texts, show }: Content): RawFinding[] {
  const words = data.find(({ name }) => name === `${defaultLocale}/drawings.json`);
  const drawings = [...texts].filter(([file]) => /^drawings\/[^/]+\.svg$/.test(file));
  const broken = drawings.flatMap(([file, text]) =>
    svgProblems(text).map(({ what, fix, ...place }) =>
      found('pictures', show(file), place.line, what, fix, { ...place, unbuildable: true }),
    ),
  );
  if (!words || words.yaml.problems.length > 0 || drawings.length === 0) return broken;
  const wrong = (file: string, line: number, what: string, fix: string): RawFinding =>
    found('interface', file, line, what, fix, { unbuildable: true });
  const written = Map.groupBy(words.yaml.strings, ({ path: [name = ''] }) => name);
  const names = new Set(drawings.map(([file]) => basename(file, '.svg')));
  const strays = [...written.keys()]
    .filter((name) => !names.has(name))
    .map((name) =>
      wrong(
        words.file,
        words.yaml.lineOf([name]),
        `there is no drawing "${name}"`,
        'correct the name, or remove its words in all languages',
      ),
    );
  const pairs = drawings.flatMap(([file, text]) => {
    const name = basename(file, '.svg');
    const own = written.get(name);
    if (!own) return [wrong(show(file), 1, 'its words are missing', `add "${name}" to drawings.json in all languages`)];
    const labels = own
      .filter(({ path }) => path[1] === 'labels')
      .map(({ path, line }) => ({ key: path[2] ?? '', line }));
    const shown = elementsIn(parseHtml(text, { xml: true })).flatMap(({ attributes, line }) =>
      attributes['data-word'] === undefined ? [] : [{ key: attributes['data-word'], line }],
    );
    return [
      ...shown
        .filter(({ key }) => !labels.some((label) => label.key === key))
        .map(({ key, line }) =>
          wrong(
            show(file),
            line,
            `there are no words for data-word="${key}"`,
            `correct the key, or add it to the labels of "${name}" in drawings.json in all languages`,
          ),
        ),
      ...labels
        .filter(({ key }) => !shown.some((label) => label.key === key))
        .map(({ key, line }) =>
          wrong(
            words.file,
            line,
            `"${name}" does not show its label "${key}"`,
            `remove it in all languages, or give a <text> data-word="${key}"`,
          ),
        ),
    ];
  });
  return [...broken, ...strays, ...pairs];
}
