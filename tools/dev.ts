import { runCommand } from './command.ts';
import { runHere } from './commands.mjs';
import { portWish } from './port.ts';
import { writeSchemas } from './schemas.ts';

/**
 * `npm run dev`: the live preview. Takes a port (`--port` or PORT) and passes other options to Astro, e.g. `-- --host`.
 */
async function dev(args: string[]): Promise<boolean> {
  const { port, rest } = portWish(args);
  await writeSchemas();
  return (await runHere('astro', ['dev', '--port', String(port), ...rest])) === 0;
}

await runCommand(dev);
