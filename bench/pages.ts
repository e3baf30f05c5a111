import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '../scripts/command.ts';
import { InputError } from '../src/lib/problems.ts';
import { buildSample, contenders, install, outOf } from './contenders.ts';
import { installLighthouse, measureSpeed, measureVisit } from './measure.ts';
import { kilobytes, milliseconds, table } from './report.ts';
import { createPages, visitedPages } from './sample-pages.ts';
import { whileServed } from './static-server.ts';

const kinds = {
  'Docs page': '/docs/tutorial-basics/connect-to-devices',
  'Post with a calculator': '/blog/power-and-cooling',
  Home: '/',
  Download: '/Download',
};
const languages = ['', '/zh-Hans', '/ru'];
const samplePages = 120;

async function measure(name: string, url: string, runs: number): Promise<string[]> {
  const { bytes, js, requests } = await measureVisit(url);
  const { firstPaint, blocking } = await measureSpeed(url, runs);
  const row = [
    name,
    kilobytes(bytes),
    kilobytes(js),
    String(requests),
    milliseconds(firstPaint),
    milliseconds(blocking),
  ];
  console.error(row.join('  '));
  return row;
}

/**
 * `npm run pages`: bytes, requests, first paint and blocking time of the last build, and of a page of sample text built by
 * Starlight and Docusaurus, in the same run. Lighthouse mobile, medians of `--runs` (3).
 */
async function pages(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { runs: { type: 'string', default: '3' }, verbose: { type: 'boolean' } },
  });
  if (!existsSync('dist/sitemap-index.xml')) throw new InputError('There is no build: run "npm run build" first.');
  const runs = Number(values.runs);
  installLighthouse();
  const rows = await whileServed('dist', async (origin) => {
    const own: string[][] = [];
    for (const [kind, path] of Object.entries(kinds))
      for (const language of languages) own.push(await measure(`${kind} ${language}`, origin + language + path, runs));
    return own;
  });
  const sample = createPages(samplePages);
  for (const contender of [contenders.starlight, contenders.docusaurus]) {
    install(contender);
    await buildSample(contender, sample);
    const path = contender.address(visitedPages(sample).first);
    rows.push(
      await whileServed(outOf(contender), (origin) => measure(`${contender.title}, sample page`, origin + path, runs)),
    );
  }
  console.log(table(['Page', 'Bytes', 'JavaScript', 'Requests', 'First paint', 'Blocking'], rows));
  return true;
}

await runCommand(pages);
