import { expect, it } from 'vitest';
import { columnWidth } from './column-width.ts';

it.each([
  ['figures', ['10%', '–'], undefined],
  ['figures with a unit, which stay on one line', ['–', '1,260 W'], 'short'],
  ['a few letters', ['AS64500', '203.0.113.10'], 'medium'],
  ['sentences', ['yes', 'Unlock the phone and accept the prompt'], 'long'],
  ['whole paragraphs', ['Unlock the phone, tick “Always allow from this computer” and accept. No prompt?'], 'text'],
  ['short Chinese words', ['可以', '无'], undefined],
  ['Chinese sentences', ['每条有高有低，通常一到两周'], 'long'],
  ['no rows at all', [], undefined],
])('%s', (_, cells, width) => {
  expect(columnWidth(cells)).toBe(width);
});
