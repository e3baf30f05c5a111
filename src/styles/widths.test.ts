import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

/** A part has room for labels next to their fields (34rem), for a picture next to text (44), for two columns (52). */
const containerWidths = ['34rem', '44rem', '52rem'];

const scale = readFileSync('src/styles/widths.css', 'utf8');

/** Every query of a kind in the site's style sheets, with its file. */
const queries = (rule: '@media' | '@container'): string[] =>
  globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(new RegExp(`^\\s*${rule} [^{]*`, 'gm'))].map(
      ([query]) => `${file}: ${query.trim()}`,
    ),
  );

it('pages change at the widths that have a name', () => {
  expect(queries('@media').filter((query) => /\d/.test(query.split('@media')[1] ?? ''))).toEqual([]);
});

it('parts change at three widths of their container', () => {
  const known = new RegExp(`@container (\\w+ )?\\(width (>=|<) (${containerWidths.join('|')})\\)$`);
  expect(queries('@container').filter((query) => !known.test(query))).toEqual([]);
});

it('scripts ask for the same width as the style sheets', () => {
  const desktop = scale.match(/--desktop (\(.*\));/)?.[1];
  expect(readFileSync('src/ui/browser/dom.client.ts', 'utf8')).toContain(`matchMedia('${desktop}')`);
});
