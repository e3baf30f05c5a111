import { describe, expect, it } from 'vitest';
import { stemRussian, withoutAspect } from './stem-russian.ts';

/** Pairs from the vocabulary that the Snowball project publishes with the algorithm. */
const published: Record<string, string> = {
  в: 'в',
  вавиловка: 'вавиловк',
  вагнера: 'вагнер',
  вагон: 'вагон',
  вагона: 'вагон',
  вагоне: 'вагон',
  вагонов: 'вагон',
  важная: 'важн',
  важнее: 'важн',
  важнейшие: 'важн',
  важнейшими: 'важн',
  важничал: 'важнича',
  важно: 'важн',
  важность: 'важност',
  важностью: 'важност',
  валандался: 'валанда',
  валентина: 'валентин',
  валился: 'вал',
  валится: 'вал',
  валов: 'вал',
  вальяжно: 'вальяжн',
  п: 'п',
  пава: 'пав',
  павел: 'павел',
  павильон: 'павильон',
  падает: 'пада',
  падаль: 'падал',
  падать: 'пада',
  падающего: 'пада',
  падаю: 'пада',
  падеж: 'падеж',
  падеспань: 'падеспан',
  падучей: 'падуч',
  пазухи: 'пазух',
  пакостно: 'пакостн',
  палаты: 'палат',
};

describe('the Russian stemmer', () => {
  it.each(Object.entries(published))('%s → %s', (word, stem) => {
    expect(stemRussian(word)).toBe(stem);
  });

  it('brings the forms of the site’s words together', () => {
    const together = (...words: string[]): void =>
      expect(new Set(words.map(stemRussian)).size, words.join(' ')).toBe(1);
    together('телефон', 'телефона', 'телефоны', 'телефонами', 'телефонов');
    together('лицензия', 'лицензии', 'лицензию', 'лицензией');
    together('теневой', 'теневого', 'теневым', 'теневые');
    together('подключить', 'подключил', 'подключили');
  });
});

it.each([
  ['подключать', 'подключить'],
  ['обновлять', 'обновить'],
  ['скачивать', 'скачать'],
  ['открывать', 'открыть'],
])('%s and %s are one verb', (one, other) => {
  expect(withoutAspect(stemRussian(one))).toBe(withoutAspect(stemRussian(other)));
});
