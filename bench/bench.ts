import { appendFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { runCommand } from '../scripts/command.ts';
import { InputError } from '../src/lib/problems.ts';
import {
  build,
  buildSample,
  type ContenderName,
  contenderNames,
  contenders,
  install,
  outOf,
  versionOf,
} from './contenders.ts';
import { installLighthouse, measureNavigation, measureSpeed, measureVisit, medians } from './measure.ts';
import { kilobytes, milliseconds, table } from './report.ts';
import { createPages, visitedPages } from './sample-pages.ts';
import { whileServed } from './static-server.ts';

type Figures = Record<string, number>;

const seconds = (value: number): string => `${value.toFixed(1)} s`;
const rows: ReadonlyArray<[figure: string, title: string, format: (value: number) => string]> = [
  ['cold', 'Build, cold', seconds],
  ['warm', 'Build, one text edited', seconds],
  ['output', 'Built site', (bytes) => `${(bytes / 2 ** 20).toFixed(1)} MB`],
  ['bytes', 'First visit', kilobytes],
  ['js', 'of which JavaScript', kilobytes],
  ['requests', 'Requests', String],
  ['firstPaint', 'First paint', milliseconds],
  ['blocking', 'Blocking time', milliseconds],
  ['pointed', 'Next page, pointed at', milliseconds],
  ['unpointed', 'Next page, not pointed at', milliseconds],
];

const sizeOf = (folder: string): number =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).reduce((sum, name) => {
    const file = statSync(join(folder, name));
    return sum + (file.isFile() ? file.size : 0);
  }, 0);

async function measure(name: ContenderName, count: number): Promise<Figures> {
  const contender = contenders[name];
  const pages = createPages(count);
  const { first, next } = visitedPages(pages);
  const cold = await buildSample(contender, pages);
  const out = outOf(contender);
  const shown = await whileServed(out, async (origin) => {
    const [from, to] = [origin + contender.address(first), origin + contender.address(next)];
    const visit = await measureVisit(from);
    return {
      ...visit,
      ...(await measureSpeed(from, 1)),
      ...(await measureNavigation({ from, to, title: next.title })),
    };
  });
  const output = sizeOf(out);
  appendFileSync(contender.fileOf(first), '\n修改时补充的一句话。\n');
  return { cold, warm: await build(contender), output, ...shown };
}

/**
 * `npm run bench`: this site's code and five other generators build the same pages; writes bench/RESULTS.md.
 *   --only ours,starlight   these alone
 *   --pages 120             how many pages
 *   --runs 3                rounds; the medians are reported
 */
async function bench(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: {
      only: { type: 'string', default: contenderNames.join() },
      pages: { type: 'string', default: '120' },
      runs: { type: 'string', default: '3' },
      verbose: { type: 'boolean' },
    },
  });
  const only = contenderNames.filter((name) => values.only.split(',').includes(name));
  if (only.length === 0) throw new InputError(`--only: choose from ${contenderNames.join(', ')}.`);
  installLighthouse();
  const measured = new Map<ContenderName, Figures[]>();
  const failures: string[] = [];
  // In turn, so that a slow minute of the machine is everybody's.
  for (let round = 1; round <= Number(values.runs); round += 1) {
    for (const name of only) {
      try {
        install(contenders[name]);
        const figures = await measure(name, Number(values.pages));
        measured.set(name, [...(measured.get(name) ?? []), figures]);
        console.log(`round ${round}, ${name}:`, figures);
      } catch (error) {
        failures.push(`${contenders[name].title}: ${error instanceof Error ? error.message : error}`);
        console.error(failures.at(-1));
      }
    }
  }
  const results = [...measured].map(([name, runs]) => ({
    ...contenders[name],
    version: versionOf(contenders[name]),
    figures: medians(runs),
  }));
  const [processor] = cpus();
  const report = [
    '# This site and other generators',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}: ${values.pages} pages, median of ${values.runs}, ${cpus().length} × ${processor?.model.trim()}. Less is better everywhere.`,
    table(
      ['', ...results.map(({ title, version }) => `${title} ${version}`)],
      rows.map(([figure, title, format]) => [
        title,
        ...results.map(({ figures: { [figure]: value } }) => (value === undefined ? '–' : format(value))),
      ]),
    ),
    ...failures.map((failure) => `Not measured: ${failure.split('\n')[0]}`),
  ];
  writeFileSync('bench/RESULTS.md', `${report.join('\n\n')}\n`);
  console.log(report.join('\n\n'));
  return failures.length === 0;
}

await runCommand(bench);
