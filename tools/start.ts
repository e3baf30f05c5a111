import { runCommand } from './command.ts';
import { listenAt, portWish, tryPort } from './port.ts';
import { run } from './run.ts';

/** `npm start`: builds, then serves as production would. Takes a port: `--port` or PORT. */
async function start(args: string[]): Promise<boolean> {
  const wish = portWish(args);
  await tryPort(wish);
  const build = await run('astro', ['build'], { quiet: true });
  if (build.code !== 0) {
    console.error(build.output);
    return false;
  }
  console.log(build.output.match(/\d+ page\(s\) built in .*/)?.[0] ?? 'built');
  // After the build: the server reads the headers the build has written.
  const { createSiteServer } = await import('./serve.ts');
  console.log(`The site is served at http://localhost:${await listenAt(createSiteServer(), wish)}`);
  return true;
}

await runCommand(start);
