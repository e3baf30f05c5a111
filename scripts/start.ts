import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { runCommand } from './command.ts';
import { listenAt, portWish } from './port.ts';
import { run } from './run.ts';
import { createSiteServer, localAddress } from './serve.ts';
import { placeOfSite } from './site-place.ts';

/**
 * `npm start`: builds, then serves as production would. When the build fails, the last good site is served, and the
 * terminal says so. Takes a port (`--port` or PORT); other arguments go to the build.
 */
async function start(args: string[]): Promise<boolean> {
  const wish = portWish(args);
  const { dist } = placeOfSite(process.cwd());
  // First, so that a taken port is reported before the build and not after it.
  const port = await listenAt(createSiteServer(dist), wish);
  const build = await run('node', ['scripts/build.ts', ...wish.rest]);
  const home = join(dist, 'index.html');
  if (build.code !== 0 && !existsSync(home)) {
    console.error('There is no earlier build to serve.');
    return false;
  }
  if (build.code !== 0) {
    const built = statSync(home).mtime.toLocaleString();
    console.error(`\nThe new site could not be built, see above. Served is the last good one, of ${built}.`);
  }
  console.log(`The site is served at ${localAddress(dist, port)}`);
  return true;
}

await runCommand(start);
