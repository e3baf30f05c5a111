import { describe, expect, it } from 'vitest';
import { languages } from '../languages/index.ts';
import { SearchEngine } from './engine.ts';
import type { Heads, SectionText, Segment } from './index-format.ts';

type PageHead = Heads['pages'][number];

const { en, ru, 'zh-Hans': zh } = languages;
const section = (id: string, heading: string, questions: string[] = []) => ({ id, heading, questions });
const intro = section('', '');

function page(path: string, title: string, change: Partial<PageHead> = {}): PageHead {
  return {
    path,
    kind: 'docs',
    within: [],
    title,
    description: '',
    keywords: [],
    names: [],
    sections: [intro],
    ...change,
  };
}

const text = (own: string, code = '', rows: SectionText['rows'] = []): SectionText => ({ text: own, code, rows });

const heads: Heads = {
  // One index with everything the languages of the site need.
  grammar: {
    ...zh.search,
    stemmers: ru.search.stemmers,
    fillers: `${en.search.fillers} ${ru.search.fillers} ${zh.search.fillers}`,
  },
  synonyms: {
    same: [
      ['sync control', 'group control', '群控'],
      ['log in', 'sign in'],
    ],
    leads: { wifi: ['network'], gadget: ['phone'] },
  },
  answers: [{ asks: ['how to update', 'new version'], says: 'Install it again.', href: '/docs/connect#network' }],
  otherCharacters: '設设',
  pages: [
    page('/docs/connect', 'Connect phones', {
      description: 'Turn on USB debugging.',
      keywords: ['plug in'],
      names: ['Scan TCP Device', 'Refresh'],
      sections: [intro, section('network', 'Connect over the network')],
    }),
    page('/docs/sync', 'Sync control', {
      description: 'One phone leads, the others follow.',
      keywords: ['puppet', 'mirror clicks'],
      names: ['投屏设置'],
      sections: [intro, section('limits', 'Limits')],
    }),
    page('/blog/hubs', 'USB hubs and cables', {
      kind: 'blog',
      sections: [intro, section('test', 'Test a cable', ['which wire to buy', 'flimsy plug'])],
    }),
    page('/about', 'About us', { kind: 'pages', sections: [intro, section('office', 'Office')] }),
  ],
};
const texts = [
  [
    text('Plug the phone into the computer. Подключите телефон.', 'adb devices'),
    text('Phone and computer must be in the same network.', 'adb tcpip 5555', [
      { id: 'row-1', text: 'Hotspot · works with few phones' },
      { id: 'row-2', text: 'Router · keeps addresses for weeks' },
    ]),
  ],
  [text('Every tap is repeated.\n没有手机连上时'), text('Mistakes are repeated too. Sign in again.')],
  [
    text('A hub needs its own power supply.'),
    text('Short cables lose less voltage.\nThe cable of a charger carries power only.'),
  ],
  [text('We write software for phones.'), text(`${'word '.repeat(60)}needle <b>adb</b> ${'word '.repeat(60)}`)],
];

const engine = await SearchEngine.create(heads, texts);
const paths = (query: string, found = engine): string[] => found.search(query).pages.map(({ path }) => path);
const show = (segments: Segment[] = []): string =>
  segments.map(({ text: piece, mark }) => (mark ? `[${piece}]` : piece)).join('');

describe('a query finds', () => {
  it('titles, keywords, labels and questions before any text has arrived', async () => {
    const early = await SearchEngine.create(heads);
    expect(paths('hubs', early)).toEqual(['/blog/hubs']);
    expect(paths('puppet', early)).toEqual(['/docs/sync']);
    expect(paths('scan tcp device', early)[0]).toBe('/docs/connect');
    expect(paths('Which wire to buy?', early)[0]).toBe('/blog/hubs');
    expect(paths('voltage', early)).toEqual([]);
  });

  it('texts, headings and code, a title before a text', () => {
    expect(paths('voltage')).toEqual(['/blog/hubs']);
    expect(paths('limits')[0]).toBe('/docs/sync');
    expect(paths('tcpip')).toEqual(['/docs/connect']);
    expect(paths('phones')[0]).toBe('/docs/connect');
  });

  it('any form of a word, and half of the last one until a space follows', () => {
    expect(paths('chargers repeat ')).toEqual(['/docs/sync', '/blog/hubs']);
    expect(paths('sof')).toEqual(['/about']);
    expect(paths('sof ')).toEqual([]);
  });

  it('words with a typing error and on the other keyboard', () => {
    expect(paths('softwaer ')).toEqual(['/about']);
    expect(paths('ыщаецфку')).toEqual(['/about']);
    expect(paths('gjlrk.xbnt')).toEqual(['/docs/connect']);
  });

  it('synonyms of words and of phrases, and traditional characters', () => {
    expect(paths('wifi')).toEqual(['/docs/connect']);
    expect(paths('group control')[0]).toBe('/docs/sync');
    expect(paths('怎么群控')[0]).toBe('/docs/sync');
    expect(paths('how to log in')[0]).toBe('/docs/sync');
    expect(paths('gadget computer')[0]).toBe('/docs/connect');
    expect(paths('投屏設置')[0]).toBe('/docs/sync');
  });

  it('nothing where there is nothing, whatever is asked', () => {
    for (const query of ['', '   ', '.*', '<>&"\'', 'zzzzzz', '\u0000', '\ud800', '__proto__'])
      expect(paths(query), query).toEqual([]);
    for (const query of ['phone '.repeat(20_000), '同步'.repeat(20_000)])
      expect(() => engine.search(query)).not.toThrow();
  });
});

describe('a result', () => {
  it('has the places of the page, with the sentence that was found', () => {
    const [first] = engine.search('charger cable').pages;
    expect(first?.sections.map(({ id }) => id)).toEqual(['test']);
    expect(show(first?.sections[0]?.excerpt)).toBe('The [cable] of a [charger] carries power only.');
    expect(engine.search('flimsy').pages[0]?.sections[0]?.id).toBe('test');
  });

  it('leads to the row of a table that answers', () => {
    const [row] = engine.search('router addresses').pages[0]?.sections ?? [];
    expect([row?.id, row?.under, show(row?.heading)]).toEqual(['row-2', 'Connect over the network', '[Router]']);
  });

  it('opens a page about many things at the place that was meant', () => {
    const [found] = engine.search('needle').pages;
    expect(found?.place).toEqual({ id: 'office', heading: 'Office' });
    expect(show(found?.excerpt)).toMatch(/^…(?:word )+\[needle\] <b>adb<\/b>(?: word)+…$/);
  });

  it('marks what was typed, not words that mean the same, and quotes no label', () => {
    expect(show(engine.search('wifi').pages[0]?.sections[0]?.heading)).toBe('Connect over the network');
    expect(show(engine.search('phone connecting').pages[0]?.title)).toBe('[Connect] [phones]');
    expect(JSON.stringify(engine.search('refresh').pages)).not.toContain('Refresh');
    expect(show(engine.search('手机连接').pages[0]?.excerpt)).toBe('没有[手机]连上时');
    expect(show(engine.search('手机连上').pages[0]?.excerpt)).toBe('没有[手机连上]时');
  });

  it('counts all kinds, and shows the one asked for, no more than asked for', () => {
    const { pages, counts } = engine.search('computer software', { kind: 'blog' });
    expect(pages).toEqual([]);
    expect(counts).toEqual({ docs: 1, blog: 0, pages: 1 });
    expect(engine.search('phone', { limit: 1 }).pages).toHaveLength(1);
  });
});

it('answers a question that has a known answer, and only such', () => {
  expect(engine.search('how do I update').answer).toEqual({
    says: 'Install it again.',
    href: '/docs/connect#network',
    title: 'Connect over the network',
  });
  expect(engine.search('update the sync control').answer).toBeUndefined();
});
