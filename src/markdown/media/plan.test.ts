import { resolve } from 'node:path';
import { mdxToMdast } from 'satteri';
import { expect, it } from 'vitest';
import { planMedia } from './plan.ts';

const content = resolve('tests/site/content');
const place = { file: resolve(content, 'en/docs/intro.mdx'), content, told: { locale: 'en' } };
const pictures = resolve(content, 'pictures');

/** What becomes of each picture and film: its attributes as they would be written. */
function planned(text: string): { imports: string[]; shown: string[] } {
  const { imports, replaced } = planMedia(mdxToMdast(text), place);
  const shown = [...replaced.values()].map(({ name, attributes }) =>
    [
      name,
      ...attributes.flatMap((attribute) => {
        if (attribute.type !== 'mdxJsxAttribute') return [];
        const { value } = attribute;
        if (typeof value === 'string') return `${attribute.name}="${value}"`;
        return value ? `${attribute.name}={${value.value}}` : attribute.name;
      }),
    ].join(' '),
  );
  return { imports: imports.map(([name, from]) => `${name} ${from}`), shown };
}

it('a Markdown picture is a component; its title is the caption', () => {
  expect(planned('Text.\n\n![A desk](./desk.png "In the morning")')).toEqual({
    imports: [`media0 ${resolve(content, 'en/docs/desk.png')}`],
    shown: ['Picture src={media0} alt="A desk" caption="In the morning" locale="en" first'],
  });
});

it('a file shown twice is imported once; only what stands before any heading is first', () => {
  const text =
    '<Picture src="a.png" alt="A" />\n\n## More {/*more*/}\n\n<Picture src="b.png" dark="a.png" alt="B" zoom />';
  expect(planned(text)).toEqual({
    imports: [`media0 ${resolve(pictures, 'a.png')}`, `media1 ${resolve(pictures, 'b.png')}`],
    shown: [
      'Picture src={media0} alt="A" locale="en" first',
      'Picture src={media1} dark={media0} alt="B" zoom locale="en"',
    ],
  });
});

it('a film has a track for each language with captions', () => {
  const { imports, shown } = planned('<Video src="round.webm" poster="desk.png" captions="round.vtt" title="Round" />');
  expect(imports.map((line) => line.replace(/^.*[\\/]/, ''))).toEqual([
    'round.webm?url',
    'desk.png',
    'round.en.vtt?url',
    'round.ru.vtt?url',
  ]);
  expect(shown).toEqual([
    'Video src={media0} poster={media1} title="Round" captions={[{ locale: "en", src: media2 }, { locale: "ru", src: media3 }]} locale="en"',
  ]);
});

it('a picture within a list stands there as one; in the middle of a sentence it cannot', () => {
  expect(planned('- A point.\n\n  ![A desk](desk.png)').shown).toHaveLength(1);
  expect(() => planned('A desk ![A desk](desk.png) here.')).toThrow(/a paragraph of its own/);
});

it('pictures the build makes are left as they are', () => {
  expect(planned('![The sign](/icons/icon-180.png)')).toEqual({ imports: [], shown: [] });
});
