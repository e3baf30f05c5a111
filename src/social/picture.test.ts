import sharp from 'sharp';
import { expect, it } from 'vitest';
import { pictureSize } from './address.ts';
import { titleBox } from './Card.tsx';
import { drawPicture, titleSize } from './picture.tsx';

const titles = [
  ['en', 'Local or cloud: where your data is and what distance costs'],
  ['zh-Hans', '代理入门：住宅、机房、移动代理有什么区别'],
  ['ru', 'Как управлять сотнями аккаунтов: группы, ответственные, окна времени'],
] as const;

it.each(titles)('a title in %s is drawn on a PNG of the size networks ask for', async (locale, title) => {
  const png = await drawPicture({ title, locale, section: 'Blog' });
  const { width, height, format } = await sharp(png).metadata();
  expect({ width, height, format }).toEqual({ ...pictureSize, format: 'png' });
  expect(png.length).toBeLessThan(60_000);
  expect(png).not.toEqual(await drawPicture({ title: title.slice(1), locale, section: 'Blog' }));
});

it('a post has the mark of its cover on a phone', async () => {
  const cover = { mark: '14', lines: undefined, pattern: 'row', rows: 3, number: 1 } as const;
  const card = { title: 'Proxies', locale: 'en' } as const;
  const png = await drawPicture({ ...card, cover });
  const withLines = await drawPicture({ ...card, cover: { ...cover, mark: undefined, lines: 'M4 10h12' } });
  expect(png.length).toBeLessThan(90_000);
  expect(png).not.toEqual(await drawPicture(card));
  expect(png).not.toEqual(withLines);
  expect(withLines).not.toEqual(await drawPicture({ ...card, cover: { ...cover, mark: undefined } }));
});

it('every letter of the languages has its own glyph', async () => {
  const drawn = async (title: string, locale: 'en' | 'zh-Hans' | 'ru') =>
    Buffer.from(await drawPicture({ title, locale })).toString('base64');
  const letters = [
    ...Array.from('AБЖЯёъ№₽', (letter) => drawn(letter, 'ru')),
    ...Array.from('手机农场云“”—', (letter) => drawn(letter, 'zh-Hans')),
    // No font has this one: what is drawn in its place differs from all others, too.
    drawn('\u{10fffd}', 'en'),
  ];
  expect(new Set(await Promise.all(letters)).size).toBe(letters.length);
});

it('a longer title is set smaller, and ink ends before the phones', async () => {
  const long =
    'Приложение не запускается: найдите недостающую библиотеку и установите пакет Microsoft Visual C++ заново';
  expect(await titleSize(long)).toBeLessThan(await titleSize('Прокси'));
  for (const title of [long, 'Политика конфиденциальности', `${'供电与散热'.repeat(9)}`]) {
    const png = await drawPicture({ title, locale: 'ru' });
    const gap = { left: 72 + titleBox.width, top: 0, width: 40, height: pictureSize.height };
    const { channels } = await sharp(await sharp(png).extract(gap).toBuffer()).stats();
    expect(
      channels.map(({ stdev }) => Math.round(stdev)),
      title,
    ).toEqual([0, 0, 0]);
  }
});
