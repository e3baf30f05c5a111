import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { deployOut } from '../../deploy/place.ts';
import { openStage } from './stage.ts';

let dir = '';
let dist = '';

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
/** A site and its host files, all with the same content. */
const writeSite = (place: string, mark: string): void => {
  write(join(place, 'index.html'), mark);
  write(join(place, 'docs', 'intro.html'), mark);
  write(join(deployOut(place), 'headers.json'), mark);
};
/** Every file below the folder that contains the site. */
const tree = (): Record<string, string> =>
  Object.fromEntries(
    readdirSync(dir, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .map((path) => [path.slice(dir.length + 1), readFileSync(path, 'utf8')])
      .sort(),
  );
const siteOf = (mark: string): Record<string, string> => ({
  'deploy/out/headers.json': mark,
  'dist/docs/intro.html': mark,
  'dist/index.html': mark,
});

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'stage-'));
  dist = join(dir, 'dist');
  writeSite(dist, 'old');
});
afterEach(() => rmSync(dir, { recursive: true, force: true }));

it('replaces the old site as a whole, host files included', () => {
  write(join(dist, 'gone.html'), 'old');
  const stage = openStage(dist);
  writeSite(stage.dist, 'new');
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('old');
  expect(() => openStage(dist)).toThrow(/^Another build of this site is running \(process \d+\): wait until it ends/);
  stage.publish();
  expect(tree()).toEqual(siteOf('new'));
});

it('keeps code and styles of the last day for pages that are open', () => {
  for (const name of ['yesterday.js', 'today.js', 'same.js']) write(join(dist, 'assets', name), 'old');
  utimesSync(join(dist, 'assets/yesterday.js'), 0, Date.now() / 1000 - 25 * 60 * 60);
  const stage = openStage(dist);
  writeSite(stage.dist, 'new');
  write(join(stage.dist, 'assets/same.js'), 'new');
  stage.publish();
  expect(tree()).toEqual({ 'dist/assets/same.js': 'new', 'dist/assets/today.js': 'old', ...siteOf('new') });
});

it('may publish the first site', () => {
  rmSync(dist, { recursive: true });
  rmSync(deployOut(dist), { recursive: true });
  const stage = openStage(dist);
  writeSite(stage.dist, 'new');
  stage.publish();
  expect(tree()).toEqual(siteOf('new'));
});

/** A process that opens a stage, writes a new site, runs `steps` of publishing, and then waits to be killed. */
async function killedAfter(steps: string): Promise<void> {
  const script = `
    import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { openStage } from ${JSON.stringify(pathToFileURL(resolve('scripts/build/stage.ts')).href)};
    const dist = ${JSON.stringify(dist)};
    const hostFiles = ${JSON.stringify(deployOut(dist))};
    const next = dist + '.next';
    const stage = openStage(dist);
    for (const file of ['dist/index.html', 'dist/docs/intro.html', 'deploy/out/headers.json']) {
      mkdirSync(join(next, file, '..'), { recursive: true });
      writeFileSync(join(next, file), 'new');
    }
    ${steps}
    console.log('ready');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** The steps of `publish`, in order. */
const steps = [
  "renameSync(dist, join(next, 'previous-dist'));",
  "renameSync(join(next, 'dist'), dist);",
  "renameSync(hostFiles, join(next, 'previous-host-files'));",
  "renameSync(join(next, 'deploy/out'), hostFiles);",
];

it.each([0, 1, 2, 3, 4])(
  'killed after step %i of 4 of publishing, the next build restores the old site',
  async (count) => {
    await killedAfter(steps.slice(0, count).join('\n'));
    openStage(dist).close();
    expect(tree()).toEqual(siteOf('old'));
  },
);
