import { existsSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runCommand } from '../scripts/command.ts';
import { InputError } from '../src/lib/problems.ts';
import { installLighthouse, measureSpeed } from './measure.ts';
import { whileServed } from './static-server.ts';

/**
 * `npm run lighthouse`: the last build on Lighthouse's phone, one page of each kind in each language, held to the first
 * paint, blocking time and layout shift of tests/rules/budgets.ts. Needs an idle machine.
 *   --only /docs/…,/ru/     kinds or parts of addresses
 *   --runs 3                the median of so many
 */
async function lighthouse(args: string[]): Promise<boolean> {
  const { values } = parseArgs({
    args,
    options: { only: { type: 'string' }, runs: { type: 'string', default: '3' }, verbose: { type: 'boolean' } },
  });
  if (!existsSync('dist/sitemap-index.xml')) throw new InputError('There is no build: run "npm run build" first.');
  // Loading them reads the addresses of the build.
  const { kindOf, oneOfEachKind, paths } = await import('../tests/rules/pages.ts');
  const { budgetOf } = await import('../tests/rules/budgets.ts');
  const only = values.only?.split(',') ?? [];
  const chosen = oneOfEachKind(paths).filter(
    (path) => only.length === 0 || only.some((text) => text === kindOf(path) || (text !== '/' && path.includes(text))),
  );
  installLighthouse();
  console.log('   paint  blocking   shift  page (ms, median)');
  const failed = await whileServed('dist', async (origin) => {
    let count = 0;
    for (const path of chosen) {
      const { firstPaint, blocking, shift } = await measureSpeed(origin + path, Number(values.runs));
      const allowed = budgetOf(path);
      const passes = firstPaint <= allowed.firstPaint && blocking <= allowed.blocking && shift === 0;
      if (!passes) count += 1;
      const cells = [firstPaint, blocking, shift].map((value) => String(value).padStart(8));
      const limits = passes ? '' : `  ✘ allowed: ${allowed.firstPaint}, ${allowed.blocking}, 0`;
      console.log(`${cells.join(' ')}  ${path}${limits}`);
    }
    return count;
  });
  console.log(failed === 0 ? 'All pages are within their budget.' : `${failed} of ${chosen.length} pages miss it.`);
  return failed === 0;
}

await runCommand(lighthouse);
