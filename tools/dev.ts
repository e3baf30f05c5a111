import { runCommand } from './command.ts';
import { runHere } from './commands.mjs';
import { portWish } from './port.ts';
import { writeSchemas } from './schemas.ts';

/**
 * `npm run dev`         the live preview
 * `npm run dev:pseudo`  English words replaced by accented, longer ones: what stays readable was never translated, what
 *                       breaks is too tight
 * Both take a port (`--port` or PORT) and hand other options on to Astro, e.g. `-- --host`.
 */
async function dev(args: string[]): Promise<boolean> {
  const { port, rest } = portWish(args);
  await writeSchemas();
  const options = rest.filter((option) => option !== '--pseudo');
  const env = rest.includes('--pseudo') ? { SITE_PSEUDO: '1' } : {};
  return (await runHere('astro', ['dev', '--port', String(port), ...options], env)) === 0;
}

await runCommand(dev);
