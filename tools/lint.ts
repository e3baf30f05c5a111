import { readFileSync } from 'node:fs';
import { runCommand } from './command.ts';
import { runHere } from './commands.mjs';

/**
 * `npm run lint`, and with `--write` `npm run format`. Biome wants one kind of line ends. The repository holds LF and
 * .gitattributes asks for it; where a checkout has CRLF all the same, that one fact must not hide every other finding.
 */
async function lint(args: string[]): Promise<boolean> {
  const windows = readFileSync('biome.json', 'utf8').includes('\r\n') && !args.includes('--write');
  if (windows)
    console.log('The lines here end in CRLF; the repository holds LF (.gitattributes). Checked is everything else.');
  return (await runHere('biome', ['check', ...(windows ? ['--line-ending=crlf'] : []), ...args, '.'])) === 0;
}

await runCommand(lint);
