import { describe, expect, it } from 'vitest';
import { uiStrings } from '../files/ui-strings.ts';
import { createTranslator } from '../i18n/i18n.ts';
import type { Locale } from '../languages/index.ts';
import { type Format, formatCondition, formatDefault, formatRange, quantity } from './format.ts';
import { sampleDialog, words } from './sample-dialog.ts';
import type { Piece } from './sentence.tsx';

const formatIn = (locale: Locale): Format => ({
  locale,
  t: createTranslator(locale, uiStrings[locale], {}).t,
});
const flat = (sentence: Piece[]): string =>
  sentence
    .map(({ kind, value }) => (kind === 'label' ? `[${value}]` : kind === 'code' ? `\`${value}\`` : value))
    .join('');

const dialog = sampleDialog(`
  - { id: seconds, kind: range, min: 10, max: 180, default: [30, 60], unit: { en: s, zh-Hans: 秒, ru: с } }
  - { id: still, kind: range, min: 0, max: 10, default: [0, 0], unit: { en: min, zh-Hans: 分钟, ru: мин } }
  - { id: share, kind: range, min: 0, max: 100, default: 50, unit: "%", label: Share }
  - { id: timeout, kind: number, min: 1000, default: 10000, unit: ms }
  - { id: port, kind: number, default: 5555 }
  - { id: heat, kind: number, min: 0, max: 1, default: 0.3 }
  - { id: emoji, kind: switch, default: false, label: Emoji }
  - id: way
    kind: radio
    label: Way
    default: b
    options: [{ id: a, label: First }, { id: b, label: Second }, { id: c, label: Third }]
  - { id: tags, kind: tags, default: [] }
  - { id: topic, kind: textarea, default: "" }
  - { id: url, kind: text, default: "https://api.example.com", required: true }
  - { id: sample, kind: textarea, defaultText: three sample comments }
  - { id: file, kind: file, fileTypes: [txt, csv] }
  - { id: late, kind: text, shownIf: [{ field: way, is: [a, c] }, { field: emoji, is: [true] }] }
  - id: never
    kind: text
    shownIf: [{ field: way, not: [b] }, { field: share, above: 0 }, { field: emoji, is: [false] }]
  - { id: told, kind: text, when: After the check. }
`);
const field = (id: string) => {
  const found = dialog.fields.find((one) => one.id === id);
  if (!found) throw new Error(id);
  return found;
};

describe('defaults', () => {
  it.each<[string, string, string, string]>([
    ['seconds', '30–60\u00a0s', '30–60\u00a0秒', '30–60\u00a0с'],
    ['still', '0\u00a0min', '0\u00a0分钟', '0\u00a0мин'],
    ['share', '50%', '50%', '50\u00a0%'],
    ['timeout', '10,000\u00a0ms', '10,000\u00a0ms', '10\u00a0000\u00a0ms'],
    ['port', '5555', '5555', '5555'],
    ['heat', '0.3', '0.3', '0,3'],
    ['emoji', 'off', '关', 'выкл.'],
    ['way', '[Second]', '[Second]', '[Second]'],
    ['tags', 'none', '无', 'нет'],
    ['topic', 'empty', '空', 'пусто'],
    ['url', '`https://api.example.com`', '`https://api.example.com`', '`https://api.example.com`'],
    ['sample', 'three sample comments', 'three sample comments', 'three sample comments'],
    ['file', '', '', ''],
  ])('%s: %s', (id, en, zh, ru) => {
    expect(flat(formatDefault(field(id), formatIn('en')))).toBe(en);
    expect(flat(formatDefault(field(id), formatIn('zh-Hans')))).toBe(zh);
    expect(flat(formatDefault(field(id), formatIn('ru')))).toBe(ru);
  });
});

describe('values', () => {
  it.each<[string, string, string]>([
    ['seconds', '10–180\u00a0s', '10–180\u00a0с'],
    ['timeout', 'from 1,000\u00a0ms', 'от\u00a01\u00a0000\u00a0ms'],
    ['way', '[First], [Second], [Third]', '[First], [Second], [Third]'],
    ['url', 'required', 'обязательно'],
    ['file', '`.txt`, `.csv`', '`.txt`, `.csv`'],
    ['emoji', '', ''],
  ])('%s: %s', (id, en, ru) => {
    expect(flat(formatRange(field(id), formatIn('en')))).toBe(en);
    expect(flat(formatRange(field(id), formatIn('ru')))).toBe(ru);
  });

  it('lists in Chinese with the comma of lists', () => {
    expect(flat(formatRange(field('way'), formatIn('zh-Hans')))).toBe('[First]、[Second]、[Third]');
  });

  it('leaves options to their explanations', () => {
    const explained = { ...field('way'), options: [{ id: 'a', label: words('First'), does: words('Goes first.') }] };
    expect(formatRange(explained, formatIn('en'))).toEqual([]);
  });
});

describe('when a control is shown', () => {
  it.each<[string, Locale, string]>([
    ['late', 'en', 'Only if [Way] is “First” or “Third” and [Emoji] is on'],
    ['late', 'zh-Hans', '仅在“Way”为“First”或“Third”，且打开“Emoji”时出现'],
    ['late', 'ru', 'Только если «Way»\u00a0— «First» или «Third» и включён переключатель «Emoji»'],
    ['never', 'en', "Only if [Way] isn't “Second” and [Share] is above 0% and [Emoji] is off"],
    ['never', 'zh-Hans', '仅在“Way”不是“Second”，且“Share”大于 0%，且关闭“Emoji”时出现'],
    ['told', 'en', ''],
    ['port', 'en', ''],
  ])('%s in %s', (id, locale, expected) => {
    expect(flat(formatCondition(field(id), dialog, formatIn(locale)))).toBe(expected);
  });
});

it('writes quantities with the unit of the language', () => {
  expect(quantity([0.5], { ...words('s'), ru: 'с' }, 'ru')).toBe('0,5\u00a0с');
});
