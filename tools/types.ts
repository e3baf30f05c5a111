import { runCommand } from './command.ts';
import { runHere } from './commands.mjs';

/**
 * `npm run types`. Only Astro's own check reads .astro files, with a TypeScript that runs in one thread; all others are
 * left to the native compiler, which takes a fifth of the time.
 */
async function types(): Promise<boolean> {
  // First: Astro also writes the types of the content.
  const strict = ['--minimumFailingSeverity', 'warning', '--minimumSeverity', 'warning'];
  const pages = await runHere('astro', ['check', '--tsconfig', 'tsconfig.astro.json', ...strict]);
  const others = await runHere('node', ['node_modules/typescript-native/bin/tsc', '--noEmit', '--pretty']);
  return pages === 0 && others === 0;
}

await runCommand(types);
