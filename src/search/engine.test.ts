import { describe, expect, it } from 'vitest';
import { SearchEngine } from './engine.ts';
import type { HeadsPart } from './index-format.ts';
import { anyLanguage } from './testing.ts';

const heads: HeadsPart = [
  [
    '/docs/connect',
    0,
    ['Basics'],
    'Connect phones',
    'Turn on USB debugging.',
    [['network', 'Connect over the network']],
  ],
  ['/docs/sync', 0, ['Basics'], 'Sync control', 'One phone leads, the others follow.', [['limits', 'Limits']]],
  ['/blog/hubs', 1, [], 'USB hubs and cables', 'What to look for in a hub.', [['test', 'Test a cable']]],
  ['/about', 2, [], 'About us', 'Who we are.', []],
];
const synonyms = {
  same: [['sync control', 'group control']],
  leads: { wifi: ['network'] },
  spoken: { gadget: 'phone' },
};
const answers = [{ asks: ['how to update', 'new version'], says: 'Install it again.', href: '/docs/connect#network' }];
/** Of each page keywords and names, of each section text, code, questions and rows. */
const pageTexts = [
  [
    'plug in',
    'Scan TCP Device\nRefresh\nNo reachable devices in the selected range.',
    ...['Plug the phone into the computer.', 'adb devices', '', ''],
    ...[
      'Phone and computer must be in the same network.',
      'adb tcpip 5555',
      '',
      'row-1 Hotspot · works with few phones\n Router · keeps addresses for weeks',
    ],
  ],
  [
    'puppet\nmirror clicks',
    'Screen Cast Settings\n投屏设置\nHome',
    ...['Every tap is repeated.', '', '', ''],
    ...['Mistakes are repeated too.', '', '', ''],
  ],
  [
    '',
    '',
    ...['A hub needs its own power supply.', '', '', ''],
    ...[
      'Short cables lose less voltage.\nThe cable of a charger carries power only.',
      '',
      'which wire to buy\nflimsy plug',
      '',
    ],
  ],
  ['', '', ...['We write software for phones.', '', '', '']],
];

function engine(): SearchEngine {
  const created = new SearchEngine(heads, anyLanguage);
  created.addLanguage([], { synonyms, answers, otherCharacters: '設设' });
  created.addTexts(0, pageTexts.slice(0, 2).flat());
  created.addTexts(2, pageTexts.slice(2).flat());
  return created;
}

const paths = (query: string, found = engine()): string[] => found.search(query).pages.map(({ path }) => path);

describe('the search engine', () => {
  it('takes apart what was typed without a space', () => {
    expect(paths('shortcables')).toEqual(['/blog/hubs']);
  });

  it('sets a page for something special behind the main one, until that is named', () => {
    const both: HeadsPart = [
      ['/get-extra', 2, [], 'Get Extra', '', []],
      ['/get', 2, [], 'Where you get the tool', '', []],
    ];
    const found = new SearchEngine(both, anyLanguage);
    expect(paths('get', found)[0]).toBe('/get');
    expect(paths('get extra', found)[0]).toBe('/get-extra');
  });

  it('answers from titles before any text has arrived', () => {
    expect(paths('hubs', new SearchEngine(heads, anyLanguage))).toEqual(['/blog/hubs']);
    expect(paths('voltage', new SearchEngine(heads, anyLanguage))).toEqual([]);
  });

  it('finds texts, headings and code', () => {
    expect(paths('voltage')).toEqual(['/blog/hubs']);
    expect(paths('tcpip')).toEqual(['/docs/connect']);
    expect(paths('limits')).toEqual(['/docs/sync']);
  });

  it('weighs a title more than a text', () => {
    expect(paths('phones')[0]).toBe('/docs/connect');
  });

  it('knows what readers ask, and opens the section that answers', () => {
    for (const query of ['flimsy', 'Which wire to buy?']) {
      const [first] = engine().search(query).pages;
      expect(first?.path).toBe('/blog/hubs');
      expect(first?.sections[0]?.id).toBe('test');
    }
  });

  it('knows what else readers call a page', () => {
    expect(paths('puppet')).toEqual(['/docs/sync']);
  });

  it('finds the page that explains a label or a message of the program, without quoting it', () => {
    expect(paths('scan tcp device')[0]).toBe('/docs/connect');
    expect(paths('Screen cast settings')[0]).toBe('/docs/sync');
    expect(paths('投屏设置')[0]).toBe('/docs/sync');
    expect(paths('no reachable devices')[0]).toBe('/docs/connect');
    const [page] = engine().search('refresh').pages;
    expect(page?.path).toBe('/docs/connect');
    expect(JSON.stringify(page)).not.toContain('Refresh');
  });

  it('puts the page first whose heading is what was typed', () => {
    expect(paths('test cable')[0]).toBe('/blog/hubs');
    expect(paths('limits')[0]).toBe('/docs/sync');
  });

  it('understands a query typed with the other keyboard', () => {
    expect(paths('сщттусе')).toEqual(paths('connect'));
  });

  it('brings in synonyms', () => {
    expect(paths('wifi')).toEqual(['/docs/connect']);
    expect(paths('group control')[0]).toBe('/docs/sync');
  });

  it('groups the headings under their page, with the sentence that was found', () => {
    const [page] = engine().search('charger cable').pages;
    expect(page?.path).toBe('/blog/hubs');
    expect(page?.sections.map(({ id }) => id)).toEqual(['test']);
    const text = page?.sections[0]?.excerpt.map(({ text: piece, mark }) => (mark ? `[${piece}]` : piece)).join('');
    expect(text).toBe('The [cable] of a [charger] carries power only.');
  });

  it('counts all kinds and shows the one asked for', () => {
    const { pages, counts } = engine().search('computer software', { kind: 'blog' });
    expect(pages).toEqual([]);
    expect(counts).toEqual({ docs: 1, blog: 0, pages: 1 });
  });

  it('shows no more pages than asked for', () => {
    expect(engine().search('phone', { limit: 1 }).pages).toHaveLength(1);
  });

  it('finds nothing for nothing', () => {
    for (const query of ['', '   ', '.*', '<script>alert(1)</script>', 'zzzzzz', '\u0000', '\ud800']) {
      expect(paths(query), query).toEqual([]);
    }
  });

  it('survives a query of any length', () => {
    expect(() => engine().search('phone '.repeat(20_000))).not.toThrow();
    expect(() => engine().search('同步'.repeat(20_000))).not.toThrow();
  });

  it('refuses texts that do not belong to its titles', () => {
    expect(() => new SearchEngine(heads, anyLanguage).addTexts(3, ['a', 'b', 'c', 'd', 'e'])).toThrow(
      'do not belong together',
    );
  });

  it('names pages by address', () => {
    expect(engine().pagesAt(['/about', '/absent'])).toEqual([{ path: '/about', title: 'About us' }]);
  });

  it('leads to the row of a table that answers', () => {
    const [first] = engine().search('router addresses').pages;
    expect(first?.path).toBe('/docs/connect');
    expect(first?.sections.map(({ id, under }) => [id, under])[0]).toEqual(['row-2', 'Connect over the network']);
  });

  it('answers a question that has a known answer, and only such', () => {
    expect(engine().search('how do I update').answer).toEqual({
      says: 'Install it again.',
      href: '/docs/connect#network',
      title: 'Connect over the network',
    });
    expect(engine().search('update the sync control').answer).toBeUndefined();
  });

  it('knows what is meant by a spoken word, and a word in the other alphabet', () => {
    expect(paths('gadget computer')[0]).toBe('/docs/connect');
    expect(paths('софтваре')).toEqual(['/about']);
    expect(paths('хаб адб')[0]).toBe('/docs/connect');
  });

  it('takes traditional characters for simplified ones', () => {
    expect(paths('投屏設置')).toEqual(paths('投屏设置'));
    expect(paths('投屏設置')[0]).toBe('/docs/sync');
  });

  it('marks what was typed, not the words that mean the same', () => {
    const [first] = engine().search('wifi').pages;
    expect(first?.sections[0]?.heading.some(({ mark }) => mark)).toBe(false);
  });
});

it('puts the page that answers what was asked before others that say the word more often, and leaves them in the list', () => {
  const titles = ['Phone shelf', 'Phone hub', 'Racks', ...Array.from({ length: 30 }, (_, index) => `Other ${index}`)];
  const pages: HeadsPart = titles.map((title, index) => [`/docs/${index}`, 0, [], title, title, []]);
  const created = new SearchEngine(pages, anyLanguage);
  created.addLanguage([], {
    synonyms: { same: [], leads: { gadget: ['phone'] }, spoken: {} },
    answers: [],
    otherCharacters: '',
  });
  const textsOf = (title: string): string[] =>
    title.startsWith('Phone')
      ? ['phone phones', '', 'phone '.repeat(9), '', 'phone', '']
      : ['', '', '', '', title === 'Racks' ? 'gadget' : '', ''];
  created.addTexts(0, titles.flatMap(textsOf));
  const found = paths('gadget', created);
  expect(found).toEqual(['/docs/2', '/docs/0', '/docs/1']);
});
