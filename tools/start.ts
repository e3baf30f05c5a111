import { run } from './run.ts';

/** `npm start`: build, then serve as production would. */
const build = await run('astro', ['build'], { quiet: true });
if (build.code !== 0) {
  console.error(build.output);
  process.exit(build.code);
}
console.log(build.output.match(/\d+ page\(s\) built in .*/)?.[0] ?? 'built');
// After the build: the server reads the headers the build has written.
const { createSiteServer, listen } = await import('./serve.ts');
const port = await listen(createSiteServer(), Number(process.env.PORT ?? 4321));
console.log(`The site is served at http://localhost:${port}`);
