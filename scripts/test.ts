import { runCommand } from './command.ts';
import { run } from './run.ts';

const seconds = (since: number): string => `${((performance.now() - since) / 1000).toFixed(0)} s`;

/**
 * `npm test`: types, lint, unit tests, the build and everything about the built pages. Two steps at a time, then the browser
 * tests; all run even when one fails.
 */
async function test(): Promise<boolean> {
  const began = performance.now();
  const failed: string[] = [];

  const step = async (name: string, command: string, args: string[]): Promise<void> => {
    const since = performance.now();
    const { code, output } = await run(command, args, { quiet: true });
    if (code !== 0) failed.push(name);
    // The output of a step that passed is of no interest.
    console.log(`${code === 0 ? '✓' : `${output}\n✘`} ${name} (${seconds(since)})`);
  };

  const build = step('build', 'node', ['scripts/build.ts']);
  await Promise.all([
    // Astro writes its types into one folder: never run two of these in parallel.
    build
      .then(() => step('test sites', 'node', ['tests/build-sites.ts']))
      .then(() => step('types', 'node', ['scripts/types.ts', '--after-build'])),
    step('lint', 'biome', ['check', '.'])
      .then(() => step('unit tests', 'vitest', ['run']))
      .then(() => build)
      .then(() => step('valid HTML', 'html-validate', ['--ext', 'html', 'dist'])),
  ]);
  const { code } = await run('playwright', ['test']);
  if (code !== 0) failed.push('browser tests');

  console.log(
    failed.length === 0 ? `All passed in ${seconds(began)}` : `Failed: ${failed.join(', ')} (${seconds(began)})`,
  );
  return failed.length === 0;
}

await runCommand(test);
