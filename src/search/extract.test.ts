import { describe, expect, it } from 'vitest';
import { fileOf } from '../built-site/addresses.ts';
import { Page } from '../built-site/page.ts';
import { extractPage, SearchRecords } from './extract.ts';

const document = (main: string, head = ''): string =>
  `<!doctype html><html lang="en"><head><title>T · Brand</title><meta name="description" content="It&#39;s about &quot;it&quot;">${head}</head><body><main id="main">${main}</main></body></html>`;
const page = (main: string, path = '/docs/a', head = '') => extractPage(new Page(fileOf(path), document(main, head)));

const crumbs =
  '<nav><ol><li><a href="/">Home</a></li><li><a href="/docs/category/basics">Basics</a></li><li><span aria-current="page">Phone</span></li></ol></nav>';
const body = `${crumbs}<h1>Phone <em>not</em> detected</h1>
<div data-search-body><p>Lead with <code>adb devices</code> &amp; more.<span class="visually-hidden"> (opens another site)</span></p>
<h2 id="states">States<a class="heading-anchor" href="#states" aria-label="Direct link"></a></h2>
<div class="table-scroll"><table><thead><tr><th>State</th><th>Cause</th></tr></thead><tr id="row-1"><td><a data-search="none" href="#pin">4</a>offline</td><td><p>loose</p><p>cable</p></td></tr></table></div>
<h3 id="code">Commands</h3><p>Run:</p><div class="code-block"><pre><code><span>adb</span> devices -l</code></pre><button>Copy</button></div>
<figure data-search="labels"><ul><li><b>Post Way</b><span class="visually-hidden">one of </span>Share</li></ul><figcaption><b>Illustration</b> Scripts › Post</figcaption></figure>
<figure><svg viewBox="0 0 1 1"><title>A tree of hubs</title><text>Hub 1</text></svg><figcaption>Hubs</figcaption></figure>
<svg aria-hidden="true"><title>decoration</title></svg><label>Phones <input value="3"></label><select><option>none</option></select>
<h2 id="related">Related pages</h2><ul><li><a href="/x">Other page</a></li></ul></div>
<ul><li><a rel="tag" href="/docs/tags/usb">USB</a></li></ul>`;

describe('a built page', () => {
  it('gives title, description and sections', () => {
    expect(page(body)).toEqual({
      path: '/docs/a',
      kind: 'docs',
      within: ['Basics'],
      title: 'Phone not detected',
      description: 'It\'s about "it"',
      keywords: [],
      names: [],
      sections: [
        { id: '', heading: '', text: 'Lead with adb devices & more.', code: '', questions: [], rows: [] },
        {
          id: 'states',
          heading: 'States',
          text: '',
          code: '',
          questions: [],
          rows: [{ id: 'row-1', text: 'offline · loose cable' }],
        },
        {
          id: 'code',
          heading: 'Commands',
          text: 'Run:\nPhones',
          code: 'adb devices -l\nPost Way\nShare\nIllustration\nScripts › Post\nA tree of hubs\nHubs',
          questions: [],
          rows: [],
        },
      ],
    });
  });

  it('has unfolding entries, and parts whose links lead to the part, as sections', () => {
    const faq = `<h1>Home</h1><section id="faq" aria-labelledby="faq-title"><h2 id="faq-title">Questions</h2>
<details id="how-long"><summary>How long?</summary><p>A week.</p></details><p>Ask us.</p></section>`;
    expect(page(faq, '/home')?.sections.map(({ id, heading, text }) => [id, heading, text])).toEqual([
      ['', '', ''],
      ['faq', 'Questions', 'Ask us.'],
      ['how-long', 'How long?', 'A week.'],
    ]);
  });

  it('gives the words readers use for it', () => {
    const head = '<meta name="keywords" content="loose cable, &quot;dead&quot; phone">';
    expect(page(body, '/docs/a', head)?.keywords).toEqual(['loose cable', '"dead" phone']);
  });

  it('is left out when search engines must not have it', () => {
    expect(page(body, '/docs/a', '<meta name="robots" content="noindex, nofollow">')).toBeUndefined();
  });

  it('is left out when it only lists others', () => {
    for (const path of ['/docs/tags/usb', '/blog/tags/usb', '/blog/page/2', '/blog/authors/team']) {
      expect(page(body, path), path).toBeUndefined();
    }
  });

  it('without a marked text is read whole, unless it is an overview of docs or posts', () => {
    const plain = '<h1>Download</h1><section><h2 id="windows">Windows</h2><p>Take this.</p></section><h2>No id</h2>';
    expect(page(plain, '/Download')?.sections).toEqual([
      { id: '', heading: '', text: '', code: '', questions: [], rows: [] },
      { id: 'windows', heading: 'Windows', text: 'Take this.\nNo id', code: '', questions: [], rows: [] },
    ]);
    expect(page('<h1>Archive</h1><ul><li>A post</li></ul>', '/blog/archive')?.sections).toEqual([
      { id: '', heading: '', text: '', code: '', questions: [], rows: [] },
    ]);
  });
});

it('words are whole, wherever they may break and React divides them', () => {
  expect(page('<div data-search-body><p>on <!-- -->3<!-- --> mo&shy;bile phones</p></div>')?.sections[0]?.text).toBe(
    'on 3 mobile phones',
  );
});

it('has the pages of each language, and none of an older version of the docs', () => {
  // As src/site.ts gives them: with the folders the owner's file does not list.
  const records = new SearchRecords([{ id: 'current' }, { id: '2.6' }, { id: '2.5' }]);
  const files = ['/docs/intro', '/ru/docs/intro', '/docs/2.6/intro', '/docs/2.5/intro', '/zh-Hans/docs/2.5/a/b'];
  for (const file of files) records.add(new Page(`${file}.html`, document('<h1>Title</h1>')));
  expect(Object.values(records.byLocale).map((found) => found.map(({ path }) => path))).toEqual([
    ['/docs/intro'],
    [],
    ['/ru/docs/intro'],
  ]);
});
