import { type Bar, barChart } from './chart.ts';
import { type ContenderName, contenders } from './contenders.ts';
import { type Metric, type MetricName, metricNames, metrics } from './metrics.ts';
import { noteFor } from './notes.ts';
import type { Result } from './results.ts';
import { median } from './statistics.ts';

/** What is true of all numbers at once. */
export interface Surroundings {
  machine: string;
  node: string;
  browser: string;
}

const metricOf = (name: MetricName): Metric => metrics[name];
const inWords = (pages: number): string => pages.toLocaleString('en-US');
const row = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
const table = (head: readonly string[], rows: readonly (readonly string[])[]): string =>
  [row(head), row(head.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n');

export const isOurs = ({ contender }: Result): boolean => contender === 'ours';

/** `2.1×` of ours; nothing for ours itself, or where ours is nothing. */
export function ratio(value: number, own: number | undefined): string {
  if (!own) return '';
  const times = value / own;
  return `${times < 10 ? times.toFixed(times < 1 ? 2 : 1) : Math.round(times)}×`;
}

function cell(metric: Metric, result: Result, own: Result | undefined): string {
  const value = metric.value(result);
  if (value === undefined) return '–';
  const text = metric.format(value);
  if (isOurs(result) || !own) return text;
  const times = ratio(value, metric.value(own));
  return times ? `${text} (${times})` : text;
}

export const sizesOf = (results: readonly Result[]): number[] => [...new Set(results.map(({ pages }) => pages))];
const atSize = (results: readonly Result[], pages: number): Result[] => results.filter((each) => each.pages === pages);

const comparison = (results: readonly Result[]): string =>
  table(
    ['', ...results.map(({ contender }) => contenders[contender].title)],
    metricNames.map((name) => [
      metricOf(name).title,
      ...results.map((result) => cell(metricOf(name), result, results.find(isOurs))),
    ]),
  );

export interface Lead {
  metric: MetricName;
  contender: ContenderName;
  /** As the report says it. */
  figures: string;
}

/** Where a peer needs less than ours, beyond what may be chance. */
export function leads(results: readonly Result[]): Lead[] {
  const own = results.find(isOurs);
  if (!own) return [];
  return metricNames.flatMap((name) => {
    const metric = metricOf(name);
    const ours = metric.value(own);
    if (ours === undefined) return [];
    return results
      .filter(
        (result) => !isOurs(result) && (metric.value(result) ?? Number.POSITIVE_INFINITY) < ours * (1 - metric.noise),
      )
      .map((result) => ({
        metric: name,
        contender: result.contender,
        figures: `${metric.format(metric.value(result) ?? 0)} against ${metric.format(ours)}`,
      }));
  });
}

const describeLead = ({ metric, contender, figures }: Lead): string =>
  `- **${metricOf(metric).title}**, ${contenders[contender].title}: ${figures}. ${noteFor(metric, contender) ?? 'Not explained yet (bench/notes.ts).'}`;

/** The charts of a size, by the name of their file. */
export function charts(results: readonly Result[]): Map<string, string> {
  const drawn = new Map<string, string>();
  for (const pages of sizesOf(results))
    for (const name of metricNames) {
      const metric = metricOf(name);
      if (!metric.chart) continue;
      const bars = atSize(results, pages).flatMap((result): Bar[] => {
        const value = metric.value(result);
        if (value === undefined) return [];
        const label = contenders[result.contender].title;
        return [{ label, value, text: metric.format(value), own: isOurs(result) }];
      });
      if (bars.length > 1)
        drawn.set(`${pages}-${name}.svg`, barChart(`${metric.title}, ${inWords(pages)} pages`, bars));
    }
  return drawn;
}

/** What a page costs more on a site ten times as large. */
function growth(results: readonly Result[]): string[] {
  const sizes = sizesOf(results);
  const [small, large] = [sizes.at(-2), sizes.at(-1)];
  if (small === undefined || large === undefined) return [];
  const rows = atSize(results, large).flatMap((result) => {
    const before = results.find((each) => each.pages === small && each.contender === result.contender);
    if (!before?.build || !result.build) return [];
    const [now, then] = [result.build, before.build];
    const ratios = [
      now.seconds / large / (then.seconds / small),
      now.outputBytes / large / (then.outputBytes / small),
      now.htmlBytes / then.htmlBytes,
    ];
    return [[contenders[result.contender].title, ...ratios.map((ratio) => `${ratio.toFixed(2)}×`)]];
  });
  if (rows.length === 0) return [];
  return [
    `## A page on a site of ${inWords(large)} against one of ${inWords(small)}`,
    table(['', 'Build seconds a page', 'Bytes of the built site a page', 'of which its HTML, uncompressed'], rows),
  ];
}

const failures = (results: readonly Result[]): string[] => {
  const lines = results.flatMap(({ contender, pages, failed }) =>
    failed.map(
      ({ part, reason }) =>
        `- ${contenders[contender].title}, ${inWords(pages)} pages, ${part}: ${reason.split('\n')[0]}`,
    ),
  );
  return lines.length > 0 ? ['## Not measured', lines.join('\n')] : [];
};

/** `3 (120 pages), 2 (1,200 pages; Starlight 1)`: who was measured less often is named. */
const roundsOf = (results: readonly Result[]): string =>
  sizesOf(results)
    .map((pages) => {
      const here = atSize(results, pages).filter(({ rounds }) => rounds > 0);
      const most = Math.max(0, ...here.map(({ rounds }) => rounds));
      const fewer = here.filter(({ rounds }) => rounds < most);
      const named = fewer.map(({ contender, rounds }) => `${contenders[contender].title} ${rounds}`).join(', ');
      return `${most} (${inWords(pages)} pages${named && `; ${named}`})`;
    })
    .join(', ');

const method = (
  results: readonly Result[],
  { browser, node }: Surroundings,
): string => `- **Pages**: the same texts for all, in Chinese, written by rule (\`bench/pages.ts\`): five sections with lists, a table, code and
  links, in folders of twenty. Each generator has its default theme, its own sidebar of the whole site and the search it ships
  (Docusaurus ships none that works without another company's service; VitePress's is one line of its configuration). Ours also builds
  the home, product and legal pages of the tests' site.
- **Rounds**: ${roundsOf(results)}, in each of which every generator is measured once, so that an hour in which the machine is slow is everybody's;
  each figure is the median of its rounds.
- **Build**: cold without caches and output; then one sentence is added to one text and the site is built again. Only in the first
  round where that takes more than a minute. Memory is that of the process and all it starts, shared parts counted once. Node ${node}.
- **First visit**: ${browser}, a window of 390 × 844, empty cache, everything the page loads by itself, compressed (gzip), response
  headers counted. One static server for all (\`bench/static-server.ts\`): HTTP/1.1, the same headers, ten minutes of caching.
- **First paint, blocking time**: Lighthouse for mobile, a page from the middle of the site.
- **Next page**: from the click on a link in the text to the first frame with the new heading; processor slowed down 4 times, 150 ms
  there and back, 1.6 Mbit/s. Prefetched: the pointer has rested on the link; not prefetched: the link is clicked where no pointer and
  no window has come near it.
- **Search index**: all files of it as they are sent; how much of them one search loads differs.`;

/** One version, as a rule; else the version of each size. */
function versionsOf(results: readonly Result[]): string {
  const [first, ...others] = [...new Set(results.map(({ version }) => version))];
  return first !== undefined && others.length === 0
    ? first
    : results.map(({ version, pages }) => `${version} (${inWords(pages)} pages)`).join(', ');
}

/** On a virtual machine times depend on what else its host does. */
function neighbors(stolen: readonly number[]): string[] {
  const inPercent = (share: number): string => `${Math.round(share * 100)}%`;
  const most = Math.max(0, ...stolen);
  return most < 0.01
    ? []
    : [
        `- **Neighbors**: of the processor time of a measurement, other guests of its host took ${inPercent(median(stolen))} (median), ${inPercent(most)} at most`,
      ];
}

/** bench/RESULTS.md. */
export function report(results: readonly Result[], surroundings: Surroundings): string {
  const days = [...new Set(results.flatMap(({ dates }) => dates))].sort();
  const versions = Map.groupBy(results, ({ contender }) => contender);
  const speed = results.flatMap(({ lighthouse }) => lighthouse ?? []);
  const others = results.flatMap(({ stolen }) => stolen);
  const drawn = charts(results);
  const sections = [
    '# Measured beside other generators',
    `Written by \`npm run bench\`; ratios in parentheses are to this site, and less is better everywhere.`,
    [
      `- **Date**: ${days.length > 1 ? `${days[0]} to ${days.at(-1)}` : days[0]}`,
      `- **Machine**: ${surroundings.machine}${speed[0] ? `; Lighthouse ${speed[0].version} rates it ${Math.round(Math.max(...speed.map(({ benchmarkIndex }) => benchmarkIndex)))}` : ''}`,
      ...neighbors(others),
      ...[...versions].map(([name, list]) => `- **${contenders[name].title}**: ${versionsOf(list)}`),
    ].join('\n'),
    ...sizesOf(results).flatMap((pages) => {
      const here = atSize(results, pages);
      const ahead = leads(here);
      const pictures = [...drawn.keys()].filter((name) => name.startsWith(`${pages}-`));
      return [
        `## ${inWords(pages)} pages`,
        comparison(here),
        ...(pictures.length > 0 ? [pictures.map((name) => `![${altOf(name)}](charts/${name})`).join('\n\n')] : []),
        ...(here.filter(({ rounds }) => rounds > 0).length > 1 && here.some(isOurs)
          ? [
              '### Where a peer is ahead, and why',
              ahead.length > 0 ? ahead.map(describeLead).join('\n') : 'Nowhere, beyond what may be chance.',
            ]
          : []),
      ];
    }),
    ...growth(results),
    ...failures(results),
    '## How it was measured',
    method(results, surroundings),
  ];
  return `${sections.join('\n\n')}\n`;
}

const altOf = (name: string): string => {
  const [pages = '', metric = ''] = name.replace('.svg', '').split('-');
  const title = metricNames.find((each) => each === metric);
  return `${title ? metricOf(title).title : metric}, ${inWords(Number(pages))} pages`;
};
