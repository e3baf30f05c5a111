import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deployOut } from '../deploy/place.ts';
import { readPages } from '../src/built-site/site.ts';
import { build, type SiteMaker } from './build.ts';
import { type SampleSite, writeSampleSite } from './check/faults/sample-site.ts';
import { check } from './check.ts';

/**
 * The commands themselves, on a sample site: whatever goes wrong, the last good site stays as it was, byte for byte.
 * None of them gets as far as rendering with Astro, which writes into the project: a real build may run in parallel.
 */
const folder = resolve('tests/.built/build-test');
let sample: SampleSite;

const write = (path: string, text: string): void => {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, text);
};

/** Name and content of every file of the built site, its host files included. */
function published(): Record<string, string> {
  return Object.fromEntries(
    [sample.dist, deployOut(sample.dist)].flatMap((dir) =>
      readdirSync(dir, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => join(entry.parentPath, entry.name))
        .map((path) => [path.slice(folder.length), readFileSync(path, 'base64')]),
    ),
  );
}

const leftovers = (): string[] => readdirSync(folder).filter((name) => name.startsWith('dist.'));

const children: ChildProcess[] = [];

interface Running {
  child: ChildProcess;
  ended: Promise<{ code: number | null; output: string }>;
}

const command = (name: 'build' | 'check' | 'start', args: string[] = [], env: Record<string, string> = {}): Running =>
  run([`scripts/${name}.ts`, ...args], env);

function run(args: string[], env: Record<string, string> = {}): Running {
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...sample.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  return { child, ended: once(child, 'close').then(([code]) => ({ code, output })) };
}

/** `npm run build` with an Astro that hangs after the first page. */
const endlessBuild = `
  import { mkdirSync, writeFileSync } from 'node:fs';
  import { join } from 'node:path';
  import { build } from './scripts/build.ts';
  const render = async (dist) => {
    mkdirSync(dist, { recursive: true });
    writeFileSync(join(dist, 'index.html'), 'half a page');
    await new Promise(() => setInterval(() => {}, 1000));
  };
  await build([], process.cwd(), console.log, { render, finish: async () => {} });
`;

/** The same command in this process, for cases that end before Astro starts. */
async function inProcess(
  run: (args: string[], root: string, print: (text: string) => void) => Promise<boolean>,
  args: string[] = [],
): Promise<{ fine: boolean; output: string }> {
  const lines: string[] = [];
  for (const [name, value] of Object.entries(sample.env)) vi.stubEnv(name, value);
  try {
    const fine = await run(args, resolve('.'), (text) => lines.push(text));
    return { fine, output: lines.join('\n') };
  } finally {
    vi.unstubAllEnvs();
  }
}

const stackTrace = /^ {4}at |node:internal/m;

beforeAll(() => {
  rmSync(folder, { recursive: true, force: true });
  sample = writeSampleSite(folder);
  // Two warnings: its translations are older now.
  appendFileSync(join(sample.content, 'en/pages/about-us.mdx'), '\nOne more sentence.\n');
});
beforeEach(() => {
  rmSync(sample.dist, { recursive: true, force: true });
  write(join(sample.dist, 'index.html'), '<!doctype html><title>the last good site</title>');
  write(join(sample.dist, 'assets', 'style.css'), 'body { color: black }');
  write(
    join(deployOut(sample.dist), 'headers.json'),
    '{ "base": "", "headers": { "every": {}, "documents": {} }, "redirects": [] }',
  );
});
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

describe('npm run check', () => {
  it('has no error in the sample: warnings alone are no failure', async () => {
    const { fine, output } = await inProcess(check);
    expect(output).not.toMatch(/ error \[/);
    expect(output).toMatch(/\n\d+ warnings in \d+ pages, [\d.]+ s$/);
    expect(fine).toBe(true);
  });

  it('knows what it is asked, and names what it does not know', async () => {
    const { code, output } = await command('check', ['--launhc']).ended;
    expect(code).toBe(1);
    expect(output).toContain("Unknown option '--launhc'");
    expect(output).not.toMatch(stackTrace);
  });
});

interface Broken {
  name: string;
  file: string;
  change: (path: string) => void;
  said: RegExp;
  /** Also with `--force`. */
  args?: string[];
}

const broken: Broken[] = [
  {
    name: 'a page is missing in one language',
    file: 'content/ru/docs/intro.mdx',
    change: (path) => rmSync(path),
    said: /ru\/docs\/intro\.mdx {2}error \[languages\] is missing/,
  },
  {
    name: 'a link leads nowhere',
    file: 'content/en/docs/intro.mdx',
    change: (path) => appendFileSync(path, '\nSee [it](/docs/nothing).\n'),
    said: /en\/docs\/intro\.mdx:\d+ {2}error \[links\] link \/docs\/nothing: no such page/,
  },
  {
    name: 'a data file is no YAML',
    file: 'content/data/plans.yaml',
    change: (path) => appendFileSync(path, '\n\tother: 3\n'),
    said: /plans\.yaml:\d+:\d+ {2}error \[data\] cannot be read/,
    args: ['--force'],
  },
];

describe('npm run build', () => {
  const page = (main: string): string =>
    `<!doctype html><html lang="en"><head><title>New</title><meta name="description" content="The new site">` +
    `<link rel="canonical" href="https://acme.test/"></head><body><main><h1>New</h1>${main}</main></body></html>`;
  const renders = (main: string): SiteMaker => ({
    render: async (dist) => write(join(dist, 'index.html'), page(main)),
    finish: async (dist, { check }) => {
      write(join(dist, 'sitemap-index.xml'), '<sitemapindex/>');
      write(join(deployOut(dist), 'headers.json'), '{}');
      for (const built of readPages(dist)) check.add(built);
    },
  });

  it.each(broken)('publishes nothing when $name', async ({ file, change, said, args }) => {
    const path = join(folder, file);
    const sound = readFileSync(path);
    const before = published();
    change(path);
    try {
      const { fine, output } = await inProcess((own, root, print) => build(own, root, print, renders('')), args);
      expect(fine).toBe(false);
      expect(output).toMatch(said);
      expect(output).toMatch(/\n\n1 error, \d+ warnings: the site was not built, .*dist is unchanged$/);
      expect(output).not.toContain(' warning [');
      expect(output).not.toMatch(stackTrace);
    } finally {
      writeFileSync(path, sound);
    }
    expect(published()).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('leaves the last good site when Astro stops, and says where', async () => {
    const before = published();
    const place = { file: 'src/pages/index.astro', line: 7, column: 3 };
    const error = Object.assign(new Error('Unexpected token'), { loc: place, hint: 'close the brace' });
    const stops: SiteMaker = {
      render: async (dist) => {
        write(join(dist, 'index.html'), 'half a page');
        throw error;
      },
      finish: () => Promise.reject(new Error('there is nothing to finish')),
    };
    const { fine, output } = await inProcess((args, root, print) => build(args, root, print, stops));
    expect(fine).toBe(false);
    expect(output).toContain('src/pages/index.astro:7:3  Unexpected token');
    expect(output).toContain('→ close the brace');
    expect(output).toContain('Astro stopped: the site was not built');
    expect(output).not.toMatch(stackTrace);
    expect(published()).toEqual(before);
    expect(leftovers()).toEqual([]);
  });

  it('puts a sound site in the place of the last one', async () => {
    const { fine, output } = await inProcess((args, root, print) => build(args, root, print, renders('')));
    expect(output).toMatch(/\n1 pages built in [\d.]+ s, no findings: .*dist$/);
    expect(fine).toBe(true);
    expect(readdirSync(sample.dist).sort()).toEqual(['index.html', 'sitemap-index.xml']);
    expect(readFileSync(join(deployOut(sample.dist), 'headers.json'), 'utf8')).toBe('{}');
    expect(leftovers()).toEqual([]);
  });

  it('refuses pages with errors; --force publishes them', async () => {
    const before = published();
    const broken = renders('<a href="/nothing">x</a>');
    const refused = await inProcess((args, root, print) => build(args, root, print, broken));
    expect(refused.fine).toBe(false);
    expect(refused.output).toContain('error [built pages] link /nothing does not exist');
    expect(published()).toEqual(before);
    const forced = await inProcess((args, root, print) => build(args, root, print, broken), ['--force']);
    expect(forced.fine).toBe(true);
    expect(readFileSync(join(sample.dist, 'index.html'), 'utf8')).toContain('/nothing');
    expect(leftovers()).toEqual([]);
  });

  it('leaves the last good site when it is killed in the middle (SIGKILL), and the next one clears up', async () => {
    const before = published();
    const { child, ended } = run(['--input-type=module', '--eval', endlessBuild]);
    const page = join(`${sample.dist}.next`, 'dist', 'index.html');
    while (child.exitCode === null && !existsSync(page)) await wait(20);
    expect(child.exitCode).toBeNull();
    child.kill('SIGKILL');
    await ended;
    expect(published()).toEqual(before);
    expect(leftovers()).toEqual(['dist.next']);

    appendFileSync(join(folder, 'site.config.ts'), '\n}');
    const { code, output } = await command('build', ['--force']).ended;
    expect(output).toMatch(/site\.config\.ts:\d+:\d+ {2}error \[configuration\] cannot be read/);
    expect(output).toMatch(/the site was not built, .*dist is unchanged\n$/);
    expect(output).not.toMatch(stackTrace);
    expect(code).toBe(1);
    expect(published()).toEqual(before);
    expect(leftovers()).toEqual([]);
  }, 600_000);
});

describe('npm start', () => {
  const broken = { SITE_CONFIG: join(folder, 'no-such-file.ts'), PORT: '0' };

  it('serves the last good site when the new one cannot be built, and says so', async () => {
    const { child, ended } = command('start', [], broken);
    let output = '';
    child.stdout?.on('data', (chunk: Buffer) => (output += chunk));
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk));
    const address = (): string | undefined => /http:\/\/localhost:\d+/.exec(output)?.[0];
    while (child.exitCode === null && !address()) await wait(20);
    expect(output).toContain('error [configuration] the file is missing');
    expect(output).toMatch(/could not be built, see above\. Served is the last good one, of /);
    const page = await fetch(`${address()}/`);
    expect(await page.text()).toContain('the last good site');
    child.kill();
    await ended;
  });

  it('says that there is nothing to serve when there is no earlier build', async () => {
    rmSync(sample.dist, { recursive: true });
    const { code, output } = await command('start', [], broken).ended;
    expect(code).toBe(1);
    expect(output).toContain('There is no earlier build to serve.');
    expect(output).not.toMatch(stackTrace);
  });
});
