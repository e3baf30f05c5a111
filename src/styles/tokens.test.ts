import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const spacing = /^\s*((?:padding|margin|gap|row-gap|column-gap|border(?:-\w+)*-radius)(?:-[a-z-]+)?): ([^;]+);/gm;
/** Hairlines of one and two pixels need no name; an `em` follows the letters of its chip. */
const raw = /(?<![\w.-])-?(?!(?:0\.5|1|2)px)(?:\d*\.)?\d+(?:rem|px)\b/;

it('spaces and radii come from tokens.css: see --space-* and --radius-* there', () => {
  const files = globSync('src/**/*.css');
  const found = files.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(spacing)]
      .filter(([, , value = '']) => raw.test(value))
      .map(([, property, value]) => `${file}: ${property}: ${value}`),
  );
  expect(files.length).toBeGreaterThan(5);
  expect(found).toEqual([]);
});

it('a module has no rule for elements outside it', () => {
  const modules = globSync('src/**/*.module.css');
  const global = modules.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/^[^\s@/].*\{$/gm)]
      .map(([rule]) => rule)
      .filter((rule) => !/\.[a-z]/i.test(rule.replaceAll(/:global\([^)]*\)/g, '')) && !/^(?:from|to|\d)/.test(rule))
      .map((rule) => `${file}: ${rule}`),
  );
  expect(global).toEqual([]);
});
