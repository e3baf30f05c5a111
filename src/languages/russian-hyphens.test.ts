import { expect, it } from 'vitest';
import { softHyphens } from './russian-hyphens.ts';

const shown = (text: string): string => softHyphens(text).replaceAll('\u00ad', '-');

it.each([
  ['Инициализировать агент', 'Ини-ци-али-зи-ро-вать агент'],
  ['Предоставить разрешения', 'Пре-дос-та-вить раз-ре-ше-ния'],
  ['Опубликовать', 'Опуб-ли-ко-вать'],
  ['Установить APK', 'Уста-но-вить APK'],
  ['Общие', 'Общие'],
])('breaks %s between syllables', (text, expected) => {
  expect(shown(text)).toBe(expected);
});

it('changes no letter', () => {
  const text = 'Сопоставить аккаунт, Повышение комментариев, Выполняющиеся задачи';
  expect(softHyphens(text).replaceAll('\u00ad', '')).toBe(text);
});
