import { expect, it } from 'vitest';
import { typeset } from './index.ts';

const shown = (text: string): string => text.replaceAll('\u00a0', '~').replaceAll('\u2011', '=');

it.each([
  ['Публикация в TikTok — на всех телефонах', 'Публикация в~TikTok~— на~всех телефонах'],
  ['И в этом, и в том', 'И~в~этом, и~в~том'],
  ['до 20 телефонов, 8 ГБ, 80 %', 'до~20~телефонов, 8~ГБ, 80~%'],
  ['Если бы кто-то что-нибудь', 'Если~бы кто=то что=нибудь'],
  ['ст. 6 закона № 149', 'ст.~6~закона №~149'],
  ['из-за USB-хаба', 'из=за USB-хаба'],
  ['**Wi-Fi** в сети', '**Wi-Fi** в~сети'],
])('Russian: %s', (text, expected) => {
  expect(shown(typeset(text, 'ru'))).toBe(expected);
});

it.each([
  ['点击 **开始脚本**，再单击', '点击**开始脚本**，再单击'],
  ['点击**追加** 或 **覆盖** 后', '点击**追加**或**覆盖**后'],
  ['查阅于 2026 年 11 月 15 日', '查阅于 2026年11月15日'],
  ['打开 TikTok 的 8 台手机', '打开 TikTok 的 8 台手机'],
])('Chinese: %s', (text, expected) => {
  expect(typeset(text, 'zh-Hans')).toBe(expected);
});

it('English stays as it is written', () => {
  expect(typeset('A phone — in 8 GB', 'en')).toBe('A phone — in 8 GB');
});
