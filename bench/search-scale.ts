import { resolve } from 'node:path';
import { fileOf } from '../src/built-site/addresses.ts';
import { Page } from '../src/built-site/page.ts';
import { readPages } from '../src/built-site/site.ts';
import { withoutBase } from '../src/lib/base.ts';
import { isLocale, type Locale } from '../src/lib/locales.ts';
import { buildIndex } from '../src/search/build-index.ts';
import { engineFrom } from '../src/search/built-engine.ts';
import { extractPage } from '../src/search/extract.ts';
import type { PageRecord } from '../src/search/index-format.ts';
import { SearchRecords } from '../src/search/records.ts';
import { docsVersions } from '../src/site.ts';

/**
 * What the search costs on a large site. Takes the built site apart into sentences, deals them out to as many pages as
 * asked for (one word in twenty is replaced by a made-up one, so that the list of words grows as on a real site), and
 * measures: reading the HTML, writing the index, its size, setting it up as the browser does, and queries. On a machine that
 * has other things to do, the processor's time says more than the clock's.
 *   node --max-old-space-size=6000 bench/search-scale.ts [pages] [locale] [dist]
 */
const [count = '12000', locale = 'en', dist = 'dist'] = process.argv.slice(2);
const pages = Number(count);
if (!isLocale(locale)) throw new Error(`no such language: ${locale}`);

const queries: Partial<Record<Locale, string[]>> = {
  en: ['usb', 'usb hub', 'phone not detected', 'how do I connect phones over wifi', 'proxi', 'shadowbaned account'],
  'zh-Hans': ['手机', '群控', '检测不到手机', '怎么用无线网络连接手机', '代理 ip', '影子封禁'],
  ru: ['usb', 'прокси', 'телефон не обнаружен', 'как подключить телефоны по wi-fi', 'лиценз', 'теневой бан аккаунта'],
};

/** The same numbers in every run. */
function createRandom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const madeUpWords = 60_000;
const replacedWord = 20;

function generate(source: PageRecord[], random: (below: number) => number): PageRecord[] {
  const sentences = source.flatMap(({ sections }) => sections.flatMap(({ text }) => text.split('\n').filter(Boolean)));
  const titles = source.map(({ title }) => title);
  const pick = (list: string[]): string => list[random(list.length)] ?? '';
  const vary = (text: string): string =>
    text.replace(/\S+/g, (word) => (random(replacedWord) === 0 ? `w${random(madeUpWords).toString(36)}` : word));
  return Array.from({ length: pages }, (_, index): PageRecord => {
    const model = source[index % source.length];
    return {
      path: `/docs/generated/page-${index}`,
      kind: 'docs',
      within: model?.within ?? [],
      title: vary(`${pick(titles)} ${pick(titles)}`),
      description: vary(pick(sentences)),
      keywords: model?.keywords ?? [],
      names: model?.names ?? [],
      sections: (model?.sections ?? []).map((section) => ({
        ...section,
        text: section.text
          .split('\n')
          .map(() => vary(pick(sentences)))
          .join('\n'),
      })),
    };
  });
}

const asHtml = ({ title, description, sections }: PageRecord): string =>
  `<html><head><meta name="description" content="${description.replaceAll('"', '')}"></head><body><main><h1>${title}</h1><div data-search-body>${sections
    .map(({ id, heading, text }) => {
      const lines = text.split('\n').map((line) => `<p>${line.replace(/[<>]/g, '')}</p>`);
      return `${id ? `<h2 id="${id}">${heading}</h2>` : ''}${lines.join('\n')}`;
    })
    .join('\n')}</div></main></body></html>`;

function timed<T>(what: string, work: () => T): T {
  const start = performance.now();
  const before = process.cpuUsage();
  const result = work();
  const { user, system } = process.cpuUsage(before);
  const used = (user + system) / 1000;
  console.log(
    `${what.padEnd(34)} ${((performance.now() - start) / 1000).toFixed(1)} s, processor ${(used / 1000).toFixed(1)} s, ${(used / pages).toFixed(2)} ms a page`,
  );
  return result;
}

const kb = (bytes: number): string => `${(bytes / 1024).toFixed(0)} KB`;

const searched = new SearchRecords(docsVersions);
for (const page of readPages(resolve(dist))) searched.add(page);
const built = searched.byLocale[locale].filter(({ sections }) => sections.length > 1);
const records = generate(built, createRandom(1));
console.log(`${pages} pages, ${locale}`);
timed('reading the HTML', () => {
  for (const record of records) extractPage(new Page(fileOf(withoutBase(record.path)), asHtml(record)));
});
const { files, parts } = timed('writing the index', () =>
  buildIndex(records, { synonyms: { same: [], leads: {}, spoken: {} } }, locale),
);
const size = (address: string): number => files.get(withoutBase(address))?.length ?? 0;
const texts = parts.texts.reduce((sum, { file }) => sum + size(file), 0);
console.log(
  `titles and headings ${kb(size(parts.heads))}, words ${kb(size(parts.language))}, texts ${kb(texts)} in ${parts.texts.length} parts, ` +
    `${((size(parts.heads) + size(parts.language) + texts) / pages).toFixed(0)} bytes a page`,
);
const engine = timed('setting it up, all texts', () =>
  engineFrom(parts, (address) => files.get(withoutBase(address)) ?? new Uint8Array()),
);
for (const query of queries[locale] ?? []) {
  const times = [0, 1, 2].map((round) => {
    const start = performance.now();
    // Another last word each time, so that nothing is remembered.
    engine.search(`${query} w${round}`);
    return performance.now() - start;
  });
  console.log(
    `  ${query.padEnd(36)} ${Math.min(...times).toFixed(0)} ms (first time ${(times[0] ?? 0).toFixed(0)} ms)`,
  );
}
console.log(`memory ${Math.round(process.memoryUsage().rss / 2 ** 20)} MB`);
