import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { captionsIn, mediaPath, saysNothing } from './place.ts';

const content = resolve('/site/content');
const at = (path: string): string => resolve(content, path);

describe('where a file named in a text lies', () => {
  const page = at('ru/docs/tutorial-basics/login.mdx');

  it.each([
    ['./login.png', 'ru/docs/tutorial-basics/login.png'],
    ['../login.png', 'ru/docs/login.png'],
    ['login.png', 'pictures/login.png'],
    ['login/first.png', 'pictures/login/first.png'],
    ['my%20phone.png', 'pictures/my phone.png'],
  ])('%s', (src, path) => {
    expect(mediaPath(src, page, content)).toBe(at(path));
  });
});

it('captions have a file for each language', () => {
  expect(captionsIn('/a/clip.vtt', 'zh-Hans')).toBe('/a/clip.zh-Hans.vtt');
});

it.each(['phones.png', 'IMG_2041.jpeg', 'Screenshot 3', 'image', '截图', 'Фото 12'])('"%s" says nothing', (alt) => {
  expect(saysNothing(alt)).toBe(true);
});

it.each(['Two phones on a desk', 'Screenshot of the login window', '登录窗口', 'A file called phones.png'])(
  '"%s" says what it shows',
  (alt) => {
    expect(saysNothing(alt)).toBe(false);
  },
);
