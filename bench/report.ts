import { type Bar, barChart } from './chart.ts';
import { type ContenderName, contenders } from './contenders.ts';
import { type Metric, type MetricName, metricNames, metrics } from './metrics.ts';
import { noteFor } from './notes.ts';
import type { Comparison, Result } from './results.ts';
import { median } from './statistics.ts';

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

const figures = (results: readonly Result[]): string =>
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
export function charts({ pages, results }: Comparison): Map<string, string> {
  const drawn = new Map<string, string>();
  for (const name of metricNames) {
    const metric = metricOf(name);
    if (!metric.chart) continue;
    const bars = results.flatMap((result): Bar[] => {
      const value = metric.value(result);
      if (value === undefined) return [];
      const label = contenders[result.contender].title;
      return [{ label, value, text: metric.format(value), own: isOurs(result) }];
    });
    if (bars.length > 1) drawn.set(`${pages}-${name}.svg`, barChart(`${metric.title}, ${inWords(pages)} pages`, bars));
  }
  return drawn;
}

const areAlike = (one: Comparison, other: Comparison): boolean =>
  one.machine === other.machine && one.node === other.node && one.browser === other.browser;

/** What a page costs more on a site ten times as large: of the largest two that were measured in the same surroundings. */
function growth(comparisons: readonly Comparison[]): string[] {
  const position = comparisons.findLastIndex((large, index) => {
    const small = comparisons[index - 1];
    return small && areAlike(small, large);
  });
  const [small, large] = [comparisons[position - 1], comparisons[position]];
  if (!small || !large) return [];
  const rows = large.results.flatMap((result) => {
    const before = small.results.find(({ contender }) => contender === result.contender);
    if (!before?.build || !result.build) return [];
    const [now, then] = [result.build, before.build];
    const ratios = [
      now.seconds / large.pages / (then.seconds / small.pages),
      now.outputBytes / large.pages / (then.outputBytes / small.pages),
      now.htmlBytes && then.htmlBytes && now.htmlBytes / then.htmlBytes,
    ];
    return [[contenders[result.contender].title, ...ratios.map((ratio) => (ratio ? `${ratio.toFixed(2)}×` : '–'))]];
  });
  if (rows.length === 0) return [];
  return [
    `## A page on a site of ${inWords(large.pages)} against one of ${inWords(small.pages)}`,
    table(['', 'Build seconds a page', 'Bytes of the built site a page', 'of which its HTML, uncompressed'], rows),
  ];
}

/** `3`, or `2 (Starlight 1)`: who was measured less often is named. */
function roundsOf(results: readonly Result[]): string {
  const measured = results.filter(({ rounds }) => rounds > 0);
  const most = Math.max(0, ...measured.map(({ rounds }) => rounds));
  const fewer = measured.filter(({ rounds }) => rounds < most);
  const named = fewer.map(({ contender, rounds }) => `${contenders[contender].title} ${rounds}`).join(', ');
  return `${most}${named && ` (${named})`}`;
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

function circumstances({ machine, node, browser, results }: Comparison): string {
  const days = [...new Set(results.flatMap(({ dates }) => dates))].sort();
  const speeds = results.flatMap(({ lighthouse }) => lighthouse?.benchmarkIndex ?? []);
  const [lighthouse] = results.flatMap((result) => result.lighthouse?.version ?? []);
  const rating = lighthouse ? `; Lighthouse ${lighthouse} rates it ${Math.round(Math.max(...speeds))}` : '';
  return [
    `- **Date**: ${days.length > 1 ? `${days[0]} to ${days.at(-1)}` : days[0]}; **rounds**: ${roundsOf(results)}`,
    `- **Machine**: ${machine}${rating}; Node ${node}, ${browser}`,
    ...neighbors(results.flatMap(({ stolen }) => stolen)),
    ...results.map(({ contender, version }) => `- **${contenders[contender].title}**: ${version}`),
  ].join('\n');
}

const failures = (results: readonly Result[]): string[] => {
  const lines = results.flatMap(({ contender, failed }) =>
    failed.map(({ part, reason }) => `- ${contenders[contender].title}, ${part}: ${reason.split('\n')[0]}`),
  );
  return lines.length > 0 ? ['### Not measured', lines.join('\n')] : [];
};

function section(comparison: Comparison): string[] {
  const { pages, results } = comparison;
  const ahead = leads(results);
  const pictures = [...charts(comparison).keys()];
  const areCompared = results.filter(({ rounds }) => rounds > 0).length > 1 && results.some(isOurs);
  return [
    `## ${inWords(pages)} pages`,
    circumstances(comparison),
    figures(results),
    ...(pictures.length > 0 ? [pictures.map((name) => `![${altOf(name)}](charts/${name})`).join('\n\n')] : []),
    ...(areCompared
      ? [
          '### Where a peer is ahead, and why',
          ahead.length > 0 ? ahead.map(describeLead).join('\n') : 'Nowhere, beyond what may be chance.',
        ]
      : []),
    ...failures(results),
  ];
}

const method = `- **Pages**: the same texts for all, in Chinese, written by rule (\`bench/pages.ts\`): five sections with lists, a table, code and
  links, in folders of twenty. Each generator has its default theme, its own sidebar of the whole site and the search it ships
  (Docusaurus ships none that works without another company's service; VitePress's is one line of its configuration). Ours also builds
  the home, product and legal pages of the tests' site.
- **Rounds**: in each, every generator is measured once, so that an hour in which the machine is slow is everybody's; each figure is the
  median of its rounds.
- **Build**: cold without caches and output; then one sentence is added to one text and the site is built again. Only in the first
  round where that takes more than a minute. Memory is that of the process and all it starts, shared parts counted once.
- **First visit**: a window of 390 × 844, empty cache, everything the page loads by itself, compressed (gzip), response headers
  counted. One static server for all (\`bench/static-server.ts\`): HTTP/1.1, the same headers, ten minutes of caching.
- **First paint, blocking time**: Lighthouse for mobile, a page from the middle of the site.
- **Next page**: from the click on a link in the text to the first frame with the new heading; processor slowed down 4 times, 150 ms
  there and back, 1.6 Mbit/s. Prefetched: the pointer has rested on the link; not prefetched: the link is clicked where no pointer and
  no window has come near it. Who fetches pages that nobody has pointed at (Docusaurus, Fumadocs) has this one all the same, and has paid
  for it with the first visit.
- **Search index**: all files of it as they are sent; how much of them one search loads differs.`;

/** bench/RESULTS.md. */
export function report(comparisons: readonly Comparison[]): string {
  const sections = [
    '# Measured beside other generators',
    `Written by \`npm run bench\`; ratios in parentheses are to this site, and less is better everywhere.`,
    ...comparisons.flatMap(section),
    ...growth(comparisons),
    '## How it was measured',
    method,
  ];
  return `${sections.join('\n\n')}\n`;
}

const altOf = (name: string): string => {
  const [pages = '', metric = ''] = name.replace('.svg', '').split('-');
  const title = metricNames.find((each) => each === metric);
  return `${title ? metricOf(title).title : metric}, ${inWords(Number(pages))} pages`;
};
