import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { deployOut } from '../../deploy/place.ts';
import { Stage, stageOf } from './stage.ts';

let dir = '';
let dist = '';

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};
/** A site and its host files, both of one mark. */
const writeSite = (place: string, mark: string): void => {
  write(join(place, 'index.html'), mark);
  write(join(place, 'docs', 'intro.html'), mark);
  write(join(deployOut(place), 'headers.json'), mark);
};
/** Everything below the folder the site stands in. */
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

describe('a new site', () => {
  it('is made beside the old one and takes its place, host files included', async () => {
    const stage = await Stage.open(dist);
    writeSite(stage.dist, 'new');
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('old');
    stage.publish();
    expect(tree()).toEqual(siteOf('new'));
  });

  it('leaves no file of the old one behind', async () => {
    write(join(dist, 'gone.html'), 'old');
    const stage = await Stage.open(dist);
    writeSite(stage.dist, 'new');
    stage.publish();
    expect(tree()).toEqual(siteOf('new'));
  });

  it('may be the first', async () => {
    rmSync(dist, { recursive: true });
    rmSync(deployOut(dist), { recursive: true });
    const stage = await Stage.open(dist);
    writeSite(stage.dist, 'new');
    stage.publish();
    expect(tree()).toEqual(siteOf('new'));
  });

  it('goes without a trace when it is not wanted', async () => {
    const stage = await Stage.open(dist);
    writeSite(stage.dist, 'new');
    stage.discard();
    expect(tree()).toEqual(siteOf('old'));
  });

  it('can be left for a look until the next build', async () => {
    const refused = await Stage.open(dist);
    writeSite(refused.dist, 'refused');
    refused.leave();
    refused.discard();
    expect(readFileSync(join(stageOf(dist), 'dist', 'index.html'), 'utf8')).toBe('refused');
    const stage = await Stage.open(dist);
    expect(existsSync(stage.dist)).toBe(false);
    stage.discard();
    expect(tree()).toEqual(siteOf('old'));
  });

  it('does not take its place when another build has taken over', async () => {
    const stage = await Stage.open(dist);
    writeSite(stage.dist, 'new');
    writeFileSync(join(stageOf(dist), 'owner'), `${process.pid} another`);
    expect(() => stage.publish()).toThrow(/taken over/);
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('old');
  });
});

/** A process that opens a stage, writes a new site, does `work`, and then does nothing until it is killed. */
async function killedAfter(work: string): Promise<void> {
  const script = `
    import { mkdirSync, renameSync, writeFileSync } from 'node:fs';
    import { join } from 'node:path';
    import { Stage, stageOf } from ${JSON.stringify(pathToFileURL(resolve('tools/build/stage.ts')).href)};
    const dist = ${JSON.stringify(dist)};
    const next = stageOf(dist);
    const stage = await Stage.open(dist);
    for (const name of ['index.html', 'docs/intro.html']) {
      mkdirSync(join(stage.dist, 'docs'), { recursive: true });
      writeFileSync(join(stage.dist, name), 'new');
    }
    mkdirSync(join(next, 'deploy/out'), { recursive: true });
    writeFileSync(join(next, 'deploy/out/headers.json'), 'new');
    ${work}
    console.log('there');
    setInterval(() => {}, 1000);
  `;
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  await once(child.stdout, 'data');
  child.kill('SIGKILL');
  await once(child, 'close');
}

/** What `publish` does, one step after the other. */
const steps = [
  "writeFileSync(join(next, 'ready'), '');",
  "renameSync(dist, join(next, 'previous-0'));",
  'renameSync(stage.dist, dist);',
  "renameSync(join(dist, '../deploy/out'), join(next, 'previous-1'));",
  "renameSync(join(next, 'deploy/out'), join(dist, '../deploy/out'));",
];

describe('a build that is killed (SIGKILL)', () => {
  it('before its site is whole leaves the old one, and the next build clears up', async () => {
    await killedAfter('');
    expect(tree()).toMatchObject(siteOf('old'));
    (await Stage.open(dist)).discard();
    expect(tree()).toEqual(siteOf('old'));
  });

  it.each(steps.map((_, index) => index + 1))(
    'after step %i of 5 of the swap is finished by the next',
    async (count) => {
      await killedAfter(steps.slice(0, count).join('\n'));
      (await Stage.open(dist)).discard();
      expect(tree()).toEqual(siteOf('new'));
    },
  );
});

describe('two builds of one site', () => {
  it('wait for each other', async () => {
    const order: string[] = [];
    const first = await Stage.open(dist);
    writeSite(first.dist, 'first');
    const second = Stage.open(dist, (text) => order.push(text)).then((stage) => {
      order.push('second opened');
      writeSite(stage.dist, 'second');
      stage.publish();
    });
    await expect.poll(() => order).toEqual([expect.stringContaining(`process ${process.pid}`)]);
    first.publish();
    expect(readFileSync(join(dist, 'index.html'), 'utf8')).toBe('first');
    await second;
    expect(order.at(-1)).toBe('second opened');
    expect(tree()).toEqual(siteOf('second'));
  });

  it('many at once publish one after the other', async () => {
    const marks = ['a', 'b', 'c', 'd'];
    let open = 0;
    await Promise.all(
      marks.map(async (mark) => {
        const stage = await Stage.open(dist);
        open += 1;
        expect(open).toBe(1);
        writeSite(stage.dist, mark);
        open -= 1;
        stage.publish();
        const [published] = new Set(Object.values(tree()));
        expect(marks).toContain(published);
      }),
    );
    expect(new Set(Object.values(tree())).size).toBe(1);
  });

  it('a folder whose process number belongs to somebody else by now is taken over', async () => {
    write(join(stageOf(dist), 'owner'), `${process.pid} long-gone`);
    const longAgo = new Date(Date.now() - 10 * 60_000);
    utimesSync(join(stageOf(dist), 'owner'), longAgo, longAgo);
    (await Stage.open(dist)).discard();
    expect(tree()).toEqual(siteOf('old'));
  });
});
