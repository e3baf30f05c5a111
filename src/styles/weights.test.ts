import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

it('text has two weights: another one is a font more for the browser to find, in every size', () => {
  const weights = globSync('src/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/font-weight: ([^;]+);/g)].map(([, weight]) => `${weight} in ${file}`),
  );
  expect(weights.length).toBeGreaterThan(0);
  expect(weights.filter((weight) => !/^(?:400|600|inherit) in /.test(weight))).toEqual([]);
});
