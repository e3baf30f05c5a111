import { expect, it } from 'vitest';
import { fill, mapTexts, pluralText } from './labels.ts';

const tapped = { one: '{n} нажатие', few: '{n} нажатия', many: '{n} нажатий', other: '{n} нажатия' };

it('fills slots and leaves unknown ones visible', () => {
  expect(fill('{a} of {b}, {c}', { a: 1, b: 'x' })).toBe('1 of x, {c}');
});

it('counts in the plural forms of the language, with its digits', () => {
  expect([1, 2, 5, 21, 1000].map((n) => pluralText(tapped, n, 'ru'))).toEqual([
    '1 нажатие',
    '2 нажатия',
    '5 нажатий',
    '21 нажатие',
    '1\u00a0000 нажатий',
  ]);
  expect(pluralText({ other: '{n} 次，{where}' }, 3, 'zh-Hans', { where: '这里' })).toBe('3 次，这里');
});

it('changes every text, plural forms included', () => {
  expect(mapTexts({ a: 'x', b: { one: 'y', other: 'z' } }, (text) => text.toUpperCase())).toEqual({
    a: 'X',
    b: { one: 'Y', other: 'Z' },
  });
});
