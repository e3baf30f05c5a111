import { parseArgs } from 'node:util';
import { dev } from 'astro';
import { runCommand } from './command.ts';
import { portWish } from './port.ts';
import { writeSchemas } from './schemas.ts';

/** `npm run dev`: the live preview. `--port 8080` or PORT; `--host` answers other machines of the network, too. */
async function startDev(args: string[]): Promise<boolean> {
  const { port, rest } = portWish(args);
  const { values } = parseArgs({ args: rest, options: { host: { type: 'boolean' }, verbose: { type: 'boolean' } } });
  await writeSchemas();
  await dev({ server: { port, host: values.host ?? false } });
  return true;
}

await runCommand(startDev);
