import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { type Shorten, shortNames } from './short-classes.ts';

function shortenIn(sheets: Record<string, string>): Shorten {
  const root = mkdtempSync(join(tmpdir(), 'classes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src'));
  for (const [name, css] of Object.entries(sheets)) writeFileSync(join(root, 'src', name), css);
  return shortNames(root);
}

const sheets = {
  'Card.module.css': '.card { animation: rise 1s } .card .card-title { margin: .5rem } @keyframes rise { }',
  'Tabs.module.css': '.card { color: red }',
};

test('a class gets the same short name in the style sheet and in the code that asks for it', () => {
  const shorten = shortenIn(sheets);
  const css =
    '.card_1fgEVG .card-title_1fgEVG{margin:.5rem}.card_1fgEVG{animation:rise_1fgEVG 1s}@keyframes rise_1fgEVG{}';
  expect(shorten('src/Card.module.css', css)).toBe('.a0 .a1{margin:.5rem}.a0{animation:a2 1s}@keyframes a2{}');
  const code = 'export const card = "card_1fgEVG";\nexport default { card, "card-title": "card-title_1fgEVG" };';
  expect(shorten('src/Card.module.css', code)).toBe(
    'export const card = "a0";\nexport default { card, "card-title": "a1" };',
  );
});

test('a class of the same name in another file gets another', () => {
  expect(shortenIn(sheets)('src/Tabs.module.css', '.card_B-dVDW{color:red}')).toBe('.b0{color:red}');
});

test('what is not a class of the file stays', () => {
  const css = ':root .js .other_B-dVDW{--tab_size_large:1}';
  expect(shortenIn(sheets)('src/Tabs.module.css', css)).toBe(css);
});
