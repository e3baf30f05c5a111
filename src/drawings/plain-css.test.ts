import { expect, it } from 'vitest';
import { plainCss } from './plain-css.ts';

const definitions =
  ':root{--page: light-dark(#fff, #000);--line:light-dark(rgb(1 2 3 / 0.5), red);} .cover { --weight: 2; --lit: var(--page); }';

it('writes the light values into a style sheet, and the names its classes have in the markup', () => {
  const css = '.body { fill: var(--page); stroke: var(--line); stroke-width: var(--weight, 1.5); }';
  expect(plainCss(css, definitions, { body: 'body_x1' })).toBe(
    '.body_x1 { fill: #fff; stroke: rgb(1 2 3 / 0.5); stroke-width: 2; }',
  );
});

it('falls back as the page does, through several steps', () => {
  expect(plainCss('fill: var(--lit); stroke: var(--none, var(--page))', definitions, {})).toBe(
    'fill: #fff; stroke: #fff',
  );
});
