import { describe, expect, it } from 'vitest';
import { SearchEngine } from './engine.ts';
import type { Heads, SectionText } from './index-format.ts';
import { anyLanguage } from './testing.ts';

type PageHead = Heads['pages'][number];

/** A page with the text before its first heading, and one section below a heading. */
function page(path: string, title: string, change: Partial<PageHead> = {}): PageHead {
  return {
    path,
    kind: 'docs',
    within: [],
    title,
    description: '',
    keywords: [],
    names: [],
    sections: [{ id: '', heading: '', questions: [] }],
    ...change,
  };
}
const section = (id: string, heading: string, questions: string[] = []) => ({ id, heading, questions });
const intro = section('', '');
const text = (own: string, code = '', rows: SectionText['rows'] = []): SectionText => ({ text: own, code, rows });

const heads = (pages: PageHead[], change: Partial<Heads> = {}): Heads => ({
  grammar: anyLanguage,
  synonyms: { same: [], leads: {}, spoken: {} },
  answers: [],
  otherCharacters: '設设',
  pages,
  ...change,
});

const all = heads(
  [
    page('/docs/connect', 'Connect phones', {
      description: 'Turn on USB debugging.',
      keywords: ['plug in'],
      names: ['Scan TCP Device', 'Refresh', 'No reachable devices in the selected range.'],
      sections: [intro, section('network', 'Connect over the network')],
    }),
    page('/docs/sync', 'Sync control', {
      description: 'One phone leads, the others follow.',
      keywords: ['puppet', 'mirror clicks'],
      names: ['Screen Cast Settings', '投屏设置', 'Home'],
      sections: [intro, section('limits', 'Limits')],
    }),
    page('/blog/hubs', 'USB hubs and cables', {
      kind: 'blog',
      description: 'What to look for in a hub.',
      sections: [intro, section('test', 'Test a cable', ['which wire to buy', 'flimsy plug'])],
    }),
    page('/about', 'About us', { kind: 'pages', description: 'Who we are.' }),
  ],
  {
    synonyms: {
      same: [['sync control', 'group control']],
      leads: { wifi: ['network'] },
      spoken: { gadget: 'phone' },
    },
    answers: [{ asks: ['how to update', 'new version'], says: 'Install it again.', href: '/docs/connect#network' }],
  },
);
const texts = [
  [
    text('Plug the phone into the computer.', 'adb devices'),
    text('Phone and computer must be in the same network.', 'adb tcpip 5555', [
      { id: 'row-1', text: 'Hotspot · works with few phones' },
      { id: 'row-2', text: 'Router · keeps addresses for weeks' },
    ]),
  ],
  [text('Every tap is repeated.'), text('Mistakes are repeated too.')],
  [
    text('A hub needs its own power supply.'),
    text('Short cables lose less voltage.\nThe cable of a charger carries power only.'),
  ],
  [text('We write software for phones.')],
];

function engine(): SearchEngine {
  const created = new SearchEngine(all);
  created.addTexts(0, texts.slice(0, 2));
  created.addTexts(2, texts.slice(2));
  return created;
}

const paths = (query: string, found = engine()): string[] => found.search(query).pages.map(({ path }) => path);

describe('the search engine', () => {
  it('takes apart what was typed without a space', () => {
    expect(paths('shortcables')).toEqual(['/blog/hubs']);
  });

  it('sets a page for something special behind the main one, until that is named', () => {
    const found = new SearchEngine(heads([page('/get-extra', 'Get Extra'), page('/get', 'Where you get the tool')]));
    expect(paths('get', found)[0]).toBe('/get');
    expect(paths('get extra', found)[0]).toBe('/get-extra');
  });

  it('answers from titles before any text has arrived', () => {
    expect(paths('hubs', new SearchEngine(all))).toEqual(['/blog/hubs']);
    expect(paths('voltage', new SearchEngine(all))).toEqual([]);
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
    const [first] = engine().search('refresh').pages;
    expect(first?.path).toBe('/docs/connect');
    expect(JSON.stringify(first)).not.toContain('Refresh');
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
    const [first] = engine().search('charger cable').pages;
    expect(first?.path).toBe('/blog/hubs');
    expect(first?.sections.map(({ id }) => id)).toEqual(['test']);
    const shown = first?.sections[0]?.excerpt.map(({ text: piece, mark }) => (mark ? `[${piece}]` : piece)).join('');
    expect(shown).toBe('The [cable] of a [charger] carries power only.');
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
    expect(() => new SearchEngine(all).addTexts(3, texts)).toThrow('do not belong together');
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
  const pages = titles.map((title, index) =>
    page(`/docs/${index}`, title, {
      keywords: title.startsWith('Phone') ? ['phones'] : [],
      sections: [section('', '', title === 'Racks' ? ['gadget'] : [])],
    }),
  );
  const created = new SearchEngine(heads(pages, { synonyms: { same: [], leads: { gadget: ['phone'] }, spoken: {} } }));
  created.addTexts(
    0,
    titles.map((title) => [text(title.startsWith('Phone') ? 'phone '.repeat(9) : '')]),
  );
  const found = paths('gadget', created);
  expect(found[0]).toBe('/docs/2');
  expect(found.slice(1).sort()).toEqual(['/docs/0', '/docs/1']);
});
