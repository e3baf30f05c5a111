import { basename } from 'node:path';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { elementsIn, parseHtml } from '../../src/lib/html.ts';
import type { Content } from './content.ts';
import { allFound, type Finding, found, type Located } from './finding.ts';
import { svgProblems } from './svg.ts';

/** Drawings are sound SVG files that show the words of the source language; other languages are compared with it. */
export function checkDrawings({ data, texts, show }: Content): Finding[] {
  const words = data.find(({ name }) => name === `${defaultLocale}/drawings.json`);
  const drawings = [...texts].filter(([file]) => /^drawings\/[^/]+\.svg$/.test(file));
  const broken = drawings.flatMap(([file, text]) =>
    allFound('pictures', show(file), svgProblems(text), { unbuildable: true }),
  );
  if (!words || words.problems.length > 0 || drawings.length === 0) return broken;
  const wrong = (where: string | Located, at: number | string[], what: string, fix: string): Finding =>
    found('interface', where, at, what, fix, { unbuildable: true });
  const written = Map.groupBy(words.strings, ({ path: [name = ''] }) => name);
  const names = new Set(drawings.map(([file]) => basename(file, '.svg')));
  const strays = [...written.keys()]
    .filter((name) => !names.has(name))
    .map((name) => {
      const fix = 'correct the name, or remove its words in all languages';
      return wrong(words, [name], `there is no drawing "${name}"`, fix);
    });
  const pairs = drawings.flatMap(([file, text]) => {
    const name = basename(file, '.svg');
    const own = written.get(name);
    if (!own) return [wrong(show(file), 1, 'its words are missing', `add "${name}" to drawings.json in all languages`)];
    const labels = new Set(own.flatMap(({ path: [, kind, key] }) => (kind === 'labels' && key ? [key] : [])));
    const shown = new Map(
      elementsIn(parseHtml(text, { xml: true })).flatMap(({ attributes: { 'data-word': key }, line }) =>
        key === undefined ? [] : [[key, line] as const],
      ),
    );
    return [
      ...[...shown].flatMap(([key, line]) => {
        const fix = `correct the key, or add it to the labels of "${name}" in drawings.json in all languages`;
        return labels.has(key) ? [] : [wrong(show(file), line, `there are no words for data-word="${key}"`, fix)];
      }),
      ...[...labels].flatMap((key) => {
        const fix = `remove it in all languages, or give a <text> data-word="${key}"`;
        const what = `"${name}" does not show its label "${key}"`;
        return shown.has(key) ? [] : [wrong(words, [name, 'labels', key], what, fix)];
      }),
    ];
  });
  return [...broken, ...strays, ...pairs];
}
