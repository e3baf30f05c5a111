import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../../site.config.ts';
import { locales } from '../../src/lib/locales.ts';
import { siteSchema } from '../../src/lib/site-schema.ts';
import { main as translationsCommand } from '../translations.ts';
import type { Finding, Rule } from './finding.ts';
import { checkContent } from './run.ts';
import { sourceTexts } from './ui-words.ts';

/**
 * Deliberately broken copies of real content: each breaks one thing, and the check must name the file, the line and
 * the remedy. The copies are a small consistent part of content/, so that all of them take a few seconds.
 */
const root = resolve('.');
const site = siteSchema.parse(config);
const sources = sourceTexts(root);
const whole = ['facts.yaml', 'tags.yaml', 'authors.yaml', 'docs/categories.yaml'];
const pages = [
  'docs/@/intro.mdx',
  'docs/@/tutorial-scripts/login.mdx',
  'docs/@/tutorial-scripts/post.mdx',
  'blog/@/what-is-a-shadowban.mdx',
  'blog/@/check-for-a-shadowban.mdx',
  'pages/@/about-us.mdx',
  'ui/@/docs.json',
];

let intact = '';
let copies = 0;
/** What the part reports by itself, such as links to pages that were not copied. */
let known = new Set<string>();

const signature = ({ rule, file, what }: Finding): string => `${rule}\n${file}\n${what}`;

function findingsIn(dir: string): Finding[] {
  const { findings } = checkContent({ root, contentDir: dir, site, sources });
  return findings.map((finding) => ({ ...finding, file: finding.file.replace(`${dir}/`, '') }));
}

class Copy {
  readonly dir: string;

  constructor() {
    copies += 1;
    this.dir = join(dirname(intact), `copy-${copies}`);
    cpSync(intact, this.dir, { recursive: true });
  }

  edit(file: string, change: (text: string) => string): void {
    const path = join(this.dir, file);
    const before = readFileSync(path, 'utf8');
    const after = change(before);
    if (after === before) throw new Error(`${file}: nothing to break; the page has changed, adapt the test`);
    writeFileSync(path, after);
  }

  lineOf(file: string, part: string): number {
    const index = readFileSync(join(this.dir, file), 'utf8')
      .split('\n')
      .findIndex((line) => line.includes(part));
    if (index < 0) throw new Error(`${file} has no line with "${part}"`);
    return index + 1;
  }

  /** Findings that the intact part does not have. */
  news(): Finding[] {
    return findingsIn(this.dir).filter((finding) => !known.has(signature(finding)));
  }
}

const append = (text: string) => (source: string) => `${source.trimEnd()}\n\n${text}\n`;
const field = (line: string) => (source: string) => source.replace(/^---\n/, `---\n${line}\n`);
const swap = (from: RegExp | string, to: string) => (source: string) => source.replace(from, to);
/** Keeps the front matter, replaces the text. */
const body = (text: string) => (source: string) => `${/^---\n[\s\S]*?\n---\n/.exec(source)?.[0] ?? ''}\n${text}\n`;

interface Broken {
  name: string;
  file: string;
  change: (source: string) => string;
  rule: Rule;
  /** Part of the line that must be named; without it the finding has no line of its own in the file. */
  at?: string;
  what: RegExp;
  mend: RegExp;
}

const intro = 'docs/en/intro.mdx';
const introZh = 'docs/zh-Hans/intro.mdx';
const introRu = 'docs/ru/intro.mdx';
const post = 'blog/en/what-is-a-shadowban.mdx';

const broken: Broken[] = [
  // 1 front matter
  {
    name: 'an unknown field',
    file: intro,
    change: field('autor: me'),
    rule: 'front matter',
    at: 'autor:',
    what: /unknown field "autor"/,
    mend: /remove it or correct/,
  },
  {
    name: 'a missing description',
    file: intro,
    change: swap(/^description:.*\n/m, ''),
    rule: 'front matter',
    at: '---',
    what: /"description" is missing/,
    mend: /one sentence/,
  },
  {
    name: 'a description that is too long',
    file: intro,
    change: swap(/^description:.*$/m, `description: ${'long words '.repeat(20)}`),
    rule: 'front matter',
    at: 'description:',
    what: /at most 155/,
    mend: /155 characters/,
  },
  {
    name: 'an unknown tag',
    file: post,
    change: swap(/^tags: \[/m, 'tags: [nonsense, '),
    rule: 'front matter',
    at: 'tags:',
    what: /unknown tag "nonsense"/,
    mend: /content\/tags\.yaml/,
  },
  {
    name: 'an unknown author',
    file: post,
    change: swap(/^authors: .*$/m, 'authors: [nobody]'),
    rule: 'front matter',
    at: 'authors:',
    what: /unknown author "nobody"/,
    mend: /authors\.yaml/,
  },
  {
    name: 'a date in words',
    file: post,
    change: swap(/^date: .*$/m, 'date: last May'),
    rule: 'front matter',
    at: 'date:',
    what: /field "date"/,
    mend: /2026-11-15/,
  },
  {
    name: 'front matter that is no YAML',
    file: intro,
    change: swap(/^title: .*$/m, 'title: "open'),
    rule: 'front matter',
    what: /cannot be read/,
    mend: /double quotes/,
    at: '',
  },
  {
    name: 'a registry that is no YAML',
    file: 'tags.yaml',
    change: append('broken: [a'),
    rule: 'front matter',
    what: /cannot be read/,
    mend: /punctuation/,
    at: '',
  },
  // 2 languages
  {
    name: 'another sidebar position',
    file: introRu,
    change: swap(/^sidebarPosition: .*$/m, 'sidebarPosition: 77'),
    rule: 'languages',
    at: 'sidebarPosition:',
    what: /"sidebarPosition" differs/,
    mend: /as in en/,
  },
  {
    name: 'other tags',
    file: 'blog/ru/what-is-a-shadowban.mdx',
    change: swap(/^tags: \[\w[\w-]*, /m, 'tags: ['),
    rule: 'languages',
    at: 'tags:',
    what: /"tags" differs/,
    mend: /write tags: \[/,
  },
  {
    name: 'a sidebar position taken',
    file: 'docs/en/tutorial-scripts/post.mdx',
    change: swap(/^sidebarPosition: .*$/m, 'sidebarPosition: 2'),
    rule: 'languages',
    at: 'sidebarPosition:',
    what: /is taken by .*login/,
    mend: /free number/,
  },
  {
    name: 'a folder without category',
    file: 'docs/categories.yaml',
    change: swap('tutorial-scripts:\n', 'scripts:\n'),
    rule: 'languages',
    what: /no entry "tutorial-scripts"/,
    mend: /add tutorial-scripts:/,
  },
  {
    name: 'two tags with one slug',
    file: 'tags.yaml',
    change: append('double: { label: { en: A, zh-Hans: 乙, ru: Б }, slug: { en: Hardware, zh-Hans: 乙, ru: double } }'),
    rule: 'languages',
    at: 'double:',
    what: /share the en slug "hardware"/,
    mend: /own slug/,
  },
  {
    name: 'data without a language',
    file: 'authors.yaml',
    change: swap(/name: \{ en: [^,]*, zh-Hans: [^,]*, /, 'name: { en: "The team", '),
    rule: 'languages',
    at: 'name:',
    what: /no text in zh-Hans/,
    mend: /all three languages/,
  },
  // 3 headings
  {
    name: 'a heading without id',
    file: intro,
    change: append('## New section'),
    rule: 'headings',
    at: '## New section',
    what: /has no id/,
    mend: /\{\/\*new-section\*\/\}/,
  },
  {
    name: 'an id twice',
    file: intro,
    change: append('## One {/*twin*/}\n\n## Two {/*twin*/}'),
    rule: 'headings',
    at: '## Two',
    what: /already used/,
    mend: /own id/,
  },
  {
    name: 'other headings than in English',
    file: introRu,
    change: append('## Лишнее {/*extra*/}'),
    rule: 'headings',
    at: '## Лишнее',
    what: /does not exist in/,
    mend: /same headings, ids and order/,
  },
  {
    name: 'a level-1 heading',
    file: intro,
    change: append('# Big {/*big*/}'),
    rule: 'headings',
    at: '# Big',
    what: /level-1 heading/,
    mend: /begin the text at ##/,
  },
  {
    name: 'a skipped level',
    file: intro,
    change: append('## Two {/*two*/}\n\n#### Four {/*four*/}'),
    rule: 'headings',
    at: '#### Four',
    what: /skips a level/,
    mend: /write ### instead of ####/,
  },
  {
    name: 'a table with a nameless column',
    file: intro,
    change: append('| | Windows |\n|---|---|\n| Version | 10 |'),
    rule: 'headings',
    at: '| | Windows |',
    what: /column without a heading/,
    mend: /name what the column holds/,
  },
  // 4 components and names
  {
    name: 'an unknown component',
    file: intro,
    change: append('<Banner />'),
    rule: 'components',
    at: '<Banner',
    what: /unknown component <Banner>/,
    mend: /use one of/,
  },
  {
    name: 'an unknown attribute',
    file: intro,
    change: append('<Callout kind="tip" color="red">\n\nText.\n\n</Callout>'),
    rule: 'components',
    at: 'color="red"',
    what: /no attribute "color"/,
    mend: /known: kind, title/,
  },
  {
    name: 'an unknown kind of box',
    file: intro,
    change: append('<Callout kind="hint">\n\nText.\n\n</Callout>'),
    rule: 'components',
    at: 'kind="hint"',
    what: /not a known value/,
    mend: /note, tip/,
  },
  {
    name: 'an unknown drawing',
    file: intro,
    change: append('<Drawing name="unicorn" />'),
    rule: 'components',
    at: 'unicorn',
    what: /unknown drawing "unicorn"/,
    mend: /usb-tree/,
  },
  {
    name: 'one tab only',
    file: intro,
    change: append('<Tabs group="os">\n\n<Tab id="a" label="Windows">\n\nText.\n\n</Tab>\n\n</Tabs>'),
    rule: 'components',
    at: '<Tabs group="os">\n'.trim(),
    what: /at least two <Tab>/,
    mend: /write <Tab/,
  },
  {
    name: 'steps without a list',
    file: intro,
    change: append('<Steps>\n\nWords.\n\n</Steps>'),
    rule: 'components',
    what: /other than one numbered list/,
    mend: /1\. 2\. 3\./,
  },
  {
    name: 'an unknown fact',
    file: intro,
    change: append('It takes <Fact name="speed" />.'),
    rule: 'components',
    at: 'name="speed"',
    what: /unknown fact "speed"/,
    mend: /facts\.yaml/,
  },
  {
    name: 'a vendor claim',
    file: intro,
    change: append('It gives <Fact name="claim-traffic" />.'),
    rule: 'components',
    at: 'claim-traffic',
    what: /vendor claim/,
    mend: /home page/,
  },
  {
    name: 'an open component',
    file: intro,
    change: append('<Callout kind="tip">\n\nText.'),
    rule: 'components',
    at: '<Callout kind="tip">\n'.trim(),
    what: /closing tag/,
    mend: /close every component/,
  },
  {
    name: 'a brace in prose',
    file: intro,
    change: append('Write {a|b} here.'),
    rule: 'components',
    at: '{a|b}',
    what: /is code in MDX/,
    mend: /backticks/,
  },
  {
    name: 'a scripts page without the box',
    file: 'docs/en/tutorial-scripts/login.mdx',
    change: swap(/<UseResponsibly[^>]*>\n/, ''),
    rule: 'components',
    at: '---',
    what: /without <UseResponsibly>/,
    mend: /right after the lead/,
  },
  {
    name: 'the brand typed',
    file: intro,
    change: append(`Start ${site.brand.appName} now.`),
    rule: 'names',
    at: `Start ${site.brand.appName}`,
    what: /typed by hand/,
    mend: /<Brand \/>/,
  },
  {
    name: 'an unknown placeholder',
    file: intro,
    change: swap(/^description: .*$/m, 'description: "What {fact:speed} means for the reader."'),
    rule: 'names',
    at: 'description:',
    what: /unknown fact/,
    mend: /facts\.yaml/,
  },
  // 5 figures
  {
    name: 'a figure typed in English',
    file: intro,
    change: append('Run 8 TikTok accounts per phone.'),
    rule: 'figures',
    at: 'Run 8',
    what: /typed by hand/,
    mend: /<Fact name="accounts-per-phone" \/>/,
  },
  {
    name: 'a figure typed in Chinese',
    file: introZh,
    change: append('免费试用 7 天。'),
    rule: 'figures',
    at: '免费试用',
    what: /typed by hand/,
    mend: /trial-length/,
  },
  {
    name: 'a figure typed in Russian',
    file: introRu,
    change: append('Нужна система Windows 10 и новее.'),
    rule: 'figures',
    at: 'Нужна система',
    what: /typed by hand/,
    mend: /min-windows/,
  },
  // 6 glossary
  {
    name: 'a word off the glossary',
    file: introZh,
    change: append('登录你的账户。'),
    rule: 'glossary',
    at: '登录你的账户',
    what: /"账户"/,
    mend: /write 账号/,
  },
  // 7 typography
  {
    name: 'halfwidth punctuation',
    file: introZh,
    change: append('打开设置,再点击。'),
    rule: 'typography',
    at: '打开设置,',
    what: /halfwidth/,
    mend: /full width/,
  },
  {
    name: 'no space before Latin',
    file: introZh,
    change: append('使用USB 连接。'),
    rule: 'typography',
    at: '使用USB',
    what: /no space/,
    mend: /one space/,
  },
  {
    name: 'straight quotes in Russian',
    file: introRu,
    change: append('Нажмите "Старт".'),
    rule: 'typography',
    at: 'Нажмите "',
    what: /straight quotation/,
    mend: /«…»/,
  },
  {
    name: 'е for ё',
    file: introRu,
    change: append('Телефон подключен.'),
    rule: 'typography',
    at: 'Телефон подключен',
    what: /without ё/,
    mend: /подключён/,
  },
  {
    name: 'British spelling',
    file: intro,
    change: append('Choose a colour.'),
    rule: 'typography',
    at: 'Choose a colour',
    what: /British/,
    mend: /write color/,
  },
  // 8 unfinished
  {
    name: 'an unfinished word',
    file: intro,
    change: append('TODO: finish this.'),
    rule: 'unfinished',
    at: 'TODO',
    what: /"TODO"/,
    mend: /finish the sentence/,
  },
  {
    name: 'an English paragraph in Chinese',
    file: introZh,
    change: append('This paragraph was never translated into the language of the page.'),
    rule: 'unfinished',
    at: 'never translated',
    what: /mostly English/,
    mend: /translate it into Chinese/,
  },
  // 9 links
  {
    name: 'an image without words',
    file: intro,
    change: append('![](/icons/icon.svg)'),
    rule: 'links',
    at: '![]',
    what: /no description/,
    mend: /what the image shows/,
  },
  {
    name: 'a link with a language',
    file: intro,
    change: append('See [it](/ru/docs/intro).'),
    rule: 'links',
    at: '/ru/docs/intro',
    what: /names a language/,
    mend: /write \/docs\/intro/,
  },
  {
    name: 'a link with a trailing slash',
    file: intro,
    change: append('See [it](/docs/intro/).'),
    rule: 'links',
    at: '(/docs/intro/)',
    what: /ends with/,
    mend: /write \/docs\/intro/,
  },
  {
    name: 'a link to nowhere',
    file: intro,
    change: append('See [it](/docs/tutorial-basics/inti-device).'),
    rule: 'links',
    at: 'inti-device',
    what: /no such page/,
    mend: /correct the address/,
  },
  {
    name: 'a link to no heading',
    file: intro,
    change: append('See [it](/docs/tutorial-scripts/post#nowhere).'),
    rule: 'links',
    at: '#nowhere',
    what: /no heading with the id "nowhere"/,
    mend: /use one of .*captions/,
  },
  {
    name: 'a bare address',
    file: intro,
    change: append('See https://www.wikipedia.org for more.'),
    rule: 'links',
    at: 'wikipedia',
    what: /bare address/,
    mend: /\[where it leads\]/,
  },
  // 10 length
  {
    name: 'a stub',
    file: intro,
    change: body('Short.'),
    rule: 'length',
    at: '---',
    what: /at least 250/,
    mend: /draft: true/,
  },
  {
    name: 'a post that links nowhere',
    file: post,
    change: (source) => source.replace(/\[([^\]]*)\]\(\/[^)]*\)/g, '$1'),
    rule: 'length',
    at: '---',
    what: /no link to a docs page/,
    mend: /at least 2 pages/,
  },
  // 11 interface words
  {
    name: 'a key missing in one language',
    file: 'ui/ru/docs.json',
    change: swap(/^ {2}"docs\.editPage".*\n/m, ''),
    rule: 'interface',
    at: '{',
    what: /"docs\.editPage" is missing/,
    mend: /ru words for/,
  },
  {
    name: 'a slot lost in translation',
    file: 'ui/ru/docs.json',
    change: swap(/("docs\.lastUpdated": ").*"/, '$1Обновлено"'),
    rule: 'interface',
    at: 'docs.lastUpdated',
    what: /lost the slot \{date\}/,
    mend: /put \{date\}/,
  },
  {
    name: 'plural forms incomplete',
    file: 'ui/ru/docs.json',
    change: swap(/"docs\.items": \{[\s\S]*?\n {2}\}/, '"docs.items": { "one": "{n}", "other": "{n}" }'),
    rule: 'interface',
    at: 'docs.items',
    what: /lacks the plural form few, many/,
    mend: /one, few, many, other/,
  },
  {
    name: 'a key nobody uses',
    file: 'ui/en/docs.json',
    change: swap('{\n', '{\n  "docs.unusedKey": "x",\n'),
    rule: 'interface',
    at: 'docs.unusedKey',
    what: /nothing uses/,
    mend: /remove it/,
  },
  {
    name: 'words of a drawing missing',
    file: 'drawings/ru.json',
    change: swap(/^ {4}"alt": .*\n/m, ''),
    rule: 'interface',
    at: '"usb-tree"',
    what: /"usb-tree\.alt" is missing/,
    mend: /add it/,
  },
];

beforeAll(() => {
  const base = mkdtempSync(join(tmpdir(), 'broken-'));
  intact = join(base, 'intact');
  const names = [...whole, ...pages.flatMap((name) => locales.map((locale) => name.replace('@', locale)))];
  for (const name of names) {
    mkdirSync(dirname(join(intact, name)), { recursive: true });
    cpSync(join(root, 'content', name), join(intact, name), { recursive: true });
  }
  mkdirSync(join(intact, 'drawings'));
  for (const locale of locales) {
    // Two of the drawings are enough, and spare every copy hundreds of texts.
    const words: Record<string, unknown> = JSON.parse(
      readFileSync(join(root, `content/drawings/${locale}.json`), 'utf8'),
    );
    const part = { 'usb-tree': words['usb-tree'], 'post-folder': words['post-folder'] };
    writeFileSync(join(intact, `drawings/${locale}.json`), JSON.stringify(part, null, 2));
  }
  known = new Set(findingsIn(intact).map(signature));
});
afterAll(() => rmSync(dirname(intact), { recursive: true, force: true }));

describe('a broken copy', () => {
  it('is one of at least thirty', () => {
    expect(broken.length).toBeGreaterThanOrEqual(30);
  });

  it.each(broken)('$rule: $name', ({ file, change, rule, at, what, mend }) => {
    const copy = new Copy();
    copy.edit(file, change);
    const news = copy.news();
    const matching = news.filter(
      (finding) => finding.rule === rule && finding.file === file && what.test(finding.what),
    );
    expect(matching, JSON.stringify(news, null, 1)).not.toEqual([]);
    expect(matching[0]?.mend).toMatch(mend);
    if (at === '') expect(matching[0]?.line).toBeGreaterThan(0);
    else if (at !== undefined) expect(matching.map(({ line }) => line)).toContain(lastLineOf(copy, file, at));
  });

  /** What the test appended stands last; what it put into the front matter stands first. */
  function lastLineOf(copy: Copy, file: string, part: string): number {
    const lines = readFileSync(join(copy.dir, file), 'utf8').split('\n');
    const first = copy.lineOf(file, part);
    return first <= 12 || file.endsWith('.json') ? first : lines.findLastIndex((line) => line.includes(part)) + 1;
  }

  it('languages: a page missing in one language', () => {
    const copy = new Copy();
    rmSync(join(copy.dir, introRu));
    expect(copy.news()).toContainEqual(
      expect.objectContaining({
        rule: 'languages',
        file: introRu,
        what: expect.stringContaining('is missing'),
        mend: expect.stringContaining('translate'),
      }),
    );
  });

  it('languages: a file name that differs', () => {
    const copy = new Copy();
    renameSync(join(copy.dir, introZh), join(copy.dir, 'docs/zh-Hans/introduction.mdx'));
    const files = copy.news().map(({ rule, file }) => `${rule} ${file}`);
    expect(files).toContain(`languages ${introZh}`);
    expect(files).toContain('languages docs/en/introduction.mdx');
  });

  it('languages: two addresses that differ by capital letters', () => {
    const copy = new Copy();
    for (const locale of locales)
      cpSync(join(copy.dir, `docs/${locale}/intro.mdx`), join(copy.dir, `docs/${locale}/Intro.mdx`));
    expect(copy.news()).toContainEqual(
      expect.objectContaining({
        rule: 'languages',
        what: expect.stringContaining('same address'),
        mend: expect.stringContaining('rename'),
      }),
    );
  });

  it('length: two posts with one paragraph', () => {
    const copy = new Copy();
    const paragraph =
      'The same long paragraph stands in two posts, word for word, although a reader who opens both expects something new.';
    copy.edit(post, append(paragraph));
    copy.edit('blog/en/check-for-a-shadowban.mdx', append(paragraph));
    const line = copy.lineOf(post, paragraph);
    expect(copy.news()).toContainEqual(
      expect.objectContaining({ rule: 'length', file: post, line, mend: expect.stringContaining('one place') }),
    );
  });

  it('unfinished: an English sentence copied into a translation', () => {
    const copy = new Copy();
    const sentence = 'Keep the phones unlocked while the program installs its agent.';
    copy.edit(intro, append(sentence));
    copy.edit(
      introRu,
      append(
        `Держите телефоны разблокированными, пока идёт установка агента, и не трогайте кабели. ${sentence} Потом проверьте список.`,
      ),
    );
    const line = copy.lineOf(introRu, sentence);
    expect(copy.news()).toContainEqual(
      expect.objectContaining({
        rule: 'unfinished',
        file: introRu,
        line,
        what: expect.stringContaining('same sentence'),
      }),
    );
  });

  it('translations: an English text that changed after it was translated', async () => {
    const copy = new Copy();
    await translationsCommand(['--accept', '--all', '--content', copy.dir], root, () => {});
    expect(findingsIn(copy.dir).filter(({ rule }) => rule === 'translations')).toEqual([]);
    copy.edit(intro, append('One more sentence.'));
    const stale = findingsIn(copy.dir).filter(({ rule }) => rule === 'translations');
    expect(stale.map(({ file }) => file).sort()).toEqual([introRu, introZh]);
    expect(stale[0]).toMatchObject({
      line: copy.lineOf(stale[0]?.file ?? '', 'source:'),
      what: expect.stringContaining('has changed'),
      mend: expect.stringContaining('--accept'),
    });
  });
});

describe('the command', () => {
  it('prints file, line and remedy, counts in the last line and fails', () => {
    const copy = new Copy();
    copy.edit(intro, append('## New section'));
    const { status, stdout } = spawnSync(process.execPath, ['tools/check.ts', '--content', copy.dir], {
      cwd: root,
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toContain(
      `${join(copy.dir, intro)}:${copy.lineOf(intro, '## New section')}  [headings] heading "New section" has no id\n    → write it as`,
    );
    expect(stdout).toContain('built pages not checked: run npm run build');
    expect(stdout.trimEnd().split('\n').at(-1)).toMatch(/^\d+ findings in 18 pages, [\d.]+ s$/);
  }, 20_000);

  it('of the translations lists what is stale and accepts by file, folder or English page', async () => {
    const copy = new Copy();
    const command = async (...args: string[]) => {
      const lines: string[] = [];
      const fine = await translationsCommand(['--content', copy.dir, ...args], root, (line) => lines.push(line));
      return { fine, text: lines.join('\n') };
    };
    await command('--accept', '--all');
    expect(await command()).toEqual({ fine: true, text: 'all 12 translations are up to date' });
    copy.edit(intro, append('One more sentence.'));
    copy.edit(post, append('One more sentence.'));
    const listed = await command();
    expect(listed.text).toContain(`${join(copy.dir, introRu)}  the English text`);
    expect(listed.text).toContain(`--accept ${join(copy.dir, introRu)}`);
    expect(listed.text).toContain('4 of 12 translations are stale');
    expect((await command('--accept', join(copy.dir, introRu))).text).toContain('1 accepted');
    expect((await command('--accept', join(copy.dir, intro))).text).toContain('1 accepted');
    expect((await command('--accept', join(copy.dir, 'blog'))).text).toContain('2 accepted');
    expect((await command()).text).toBe('all 12 translations are up to date');
    expect(await command('--accept', 'content/none.mdx')).toMatchObject({
      fine: false,
      text: expect.stringContaining('no translated page'),
    });
    expect((await command('--accept')).fine).toBe(false);
  });
});
