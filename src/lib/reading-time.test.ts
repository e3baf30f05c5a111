import { describe, expect, it } from 'vitest';
import { measureText, plainText, readingMinutes } from './reading-time.ts';

const words = (n: number, word: string): string => Array.from({ length: n }, () => word).join(' ');

describe('reading time', () => {
  it('counts words in English', () => {
    expect(readingMinutes(words(220, 'phone'), 'en')).toBe(1);
    expect(readingMinutes(words(1100, 'phone'), 'en')).toBe(5);
  });

  it('counts words in Russian, which is read more slowly', () => {
    expect(readingMinutes(words(900, 'телефон'), 'ru')).toBe(5);
  });

  it('counts characters in Chinese, where a text has no spaces', () => {
    expect(readingMinutes('手机'.repeat(1000), 'zh-Hans')).toBe(5);
  });

  it('adds Latin words inside Chinese', () => {
    expect(measureText('在 Windows 上运行 ADB 命令')).toEqual({ han: 6, words: 2 });
  });

  it('is never less than a minute', () => {
    expect(readingMinutes('短', 'zh-Hans')).toBe(1);
  });

  it('counts what readers see of a component', () => {
    expect(plainText('<Question id="a" ask="Is it on?">\n<Option answer="No" next="b" />\n</Question>')).toBe(
      'Is it on? No',
    );
  });

  it('leaves out front matter, code, components, ids and link targets', () => {
    const mdx =
      '---\ntitle: T\n---\n\n## Before {/*before*/}\n\n<Brand /> [reads](/docs/intro) `this`\n\n```bash\nadb devices\n```\n';
    expect(plainText(mdx)).toBe('Before reads this');
  });
});
