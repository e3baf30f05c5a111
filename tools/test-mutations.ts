import { constants, cpSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unixLineEnds } from '../src/lib/line-ends.ts';
import { InputError } from '../src/lib/problems.ts';
import { type Mutation, mutations } from '../tests/mutations.ts';
import { environment, testSite, variantSite } from '../tests/sites.ts';
import { escaped } from '../tests/words.ts';
import { runCommand } from './command.ts';
import { run } from './run.ts';

/**
 * Proves that the browser tests can fail: breaks one behavior at a time in a copy of the project, builds the test site
 * with it and expects the named test to notice.
 *   npm run test:mutations                 all of tests/mutations.ts, a build each
 *   npm run test:mutations -- banner menu  those whose behavior contains one of these
 */
const copy = mkdtempSync(join(tmpdir(), 'mutations-'));
const port = '4390';

async function makeCopy(): Promise<void> {
  const { output } = await run('git', ['ls-files', '-co', '--exclude-standard'], { quiet: true });
  for (const name of output.trim().split('\n')) {
    if (existsSync(name)) cpSync(name, join(copy, name));
  }
  // A link would do for everything but Astro, which loses the styles of its own components behind one.
  cpSync('node_modules', join(copy, 'node_modules'), {
    recursive: true,
    verbatimSymlinks: true,
    mode: constants.COPYFILE_FICLONE,
  });
}

const inCopy = (command: string, args: string[], env: Record<string, string> = {}) =>
  run(command, args, { quiet: true, cwd: copy, env: { TEST_PORT: port, ...env } });

/** What became of the broken site: only a failing test counts as caught. */
async function fate({ caughtBy, on }: Mutation): Promise<string> {
  const site = on === 'variant' ? variantSite : testSite;
  // The whole build: sitemap, search and headers are made from Astro's pages. The rules of the content are not tried.
  const build = await inCopy('node', ['tools/build.ts', '--force'], environment(site));
  if (build.code !== 0) return `the build failed: ${build.output.slice(0, 300)}`;
  const test = await inCopy('playwright', ['test', '--grep', escaped(caughtBy), '--reporter=line', '--max-failures=1']);
  if (/No tests found/.test(test.output)) return 'there is no such test';
  return test.code !== 0 && /\d+ failed/.test(test.output) ? 'caught' : `survived: ${test.output.slice(-300)}`;
}

async function main(words: string[]): Promise<boolean> {
  const chosen = mutations.filter(
    ({ behavior }) => words.length === 0 || words.some((word) => behavior.includes(word)),
  );
  if (chosen.length === 0) throw new InputError(`No behavior in tests/mutations.ts contains ${words.join(' or ')}.`);
  await makeCopy();
  const whole = await inCopy('node', ['tests/build-sites.ts', 'site', 'variant']);
  if (whole.code !== 0) throw new InputError(`The unbroken site does not build.\n${whole.output}`);
  let survivors = 0;
  for (const mutation of chosen) {
    const file = join(copy, mutation.file);
    const sound = unixLineEnds(readFileSync(file, 'utf8'));
    writeFileSync(
      file,
      sound.replace(mutation.from, () => mutation.to),
    );
    const verdict = await fate(mutation);
    writeFileSync(file, sound);
    if (verdict !== 'caught') survivors += 1;
    console.log(`${verdict === 'caught' ? 'caught  ' : 'NOT CAUGHT'} ${mutation.behavior} – ${verdict}`);
  }
  console.log(`${chosen.length} behaviors broken, ${chosen.length - survivors} caught`);
  return survivors === 0;
}

await runCommand((args) => main(args).finally(() => rmSync(copy, { recursive: true, force: true })));
