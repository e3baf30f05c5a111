import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { runCommand } from './command.ts';

/** `npm run licenses`: which packages the last build ships to readers, and their licenses. The texts are in `licenses.txt`. */
await runCommand(async ([dist = 'dist']) => {
  const text = readFileSync(join(resolve(dist), 'licenses.txt'), 'utf8');
  for (const [, entry] of text.matchAll(/^## (.+)$/gm)) console.log(entry);
  return true;
});
