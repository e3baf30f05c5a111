import { existsSync } from 'node:fs';
import { runCommand } from './command.ts';
import { run } from './run.ts';

/**
 * `npm run types`. Only Astro's own check reads .astro files, with a TypeScript that runs in one thread; all others are
 * left to the native compiler, which takes a fifth of the time. `--after-build`: the types of the content, which Astro writes
 * first, are those of the build that has just ended, if it came that far.
 */
async function types(args: string[]): Promise<boolean> {
  const written = args.includes('--after-build') && existsSync('.astro/content.d.ts') ? ['--noSync'] : [];
  const strict = ['--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning'];
  // First: the other reads the types of the content, too.
  const pages = await run('astro', ['check', ...written, '--tsconfig', 'tsconfig.astro.json', ...strict]);
  const others = await run('node', ['node_modules/typescript-native/bin/tsc', '--noEmit', '--pretty']);
  return pages.code === 0 && others.code === 0;
}

await runCommand(types);
