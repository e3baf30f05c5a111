import { spawn } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** A copy of the sources to be edited while the dev server runs on it; the packages are found in the folder above. */
const devDir = resolve('tests/.fixtures/dev');
const sources = [
  'astro.config.ts',
  'brand',
  'content',
  'deploy',
  'package.json',
  'site.config.ts',
  'src',
  'tsconfig.json',
];

export interface DevSite {
  base: string;
  /** What the server has printed so far. */
  log: () => string;
  write: (file: string, text: string) => void;
  edit: (file: string, from: string | RegExp, to: string) => void;
  stop: () => Promise<void>;
}

/** In a process of its own, as `npm run dev`; Astro's command would refuse to start beside a developer's own server. */
const program = `
  const { dev } = await import('astro');
  const { address } = await dev({ server: { port: 0 }, vite: { server: { fs: { allow: [${JSON.stringify(resolve('.'))}] } } } });
  console.log('listening at ' + address.port);
`;

export async function startDevSite(): Promise<DevSite> {
  rmSync(devDir, { recursive: true, force: true });
  for (const name of sources) cpSync(name, join(devDir, name), { recursive: true });
  const child = spawn(process.execPath, ['--input-type=module', '-e', program], {
    cwd: devDir,
    env: { ...process.env, ASTRO_TELEMETRY_DISABLED: '1' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const port = await new Promise<string>((found, fail) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += stripVTControlCharacters(text);
        const listening = /listening at (\d+)/.exec(output)?.[1];
        if (listening) found(listening);
      });
    }
    child.once('close', () => fail(new Error(`the dev server ended\n${output}`)));
  });
  const write = (file: string, text: string): void => writeFileSync(join(devDir, file), text);
  return {
    base: `http://localhost:${port}`,
    log: () => output,
    write,
    edit: (file, from, to) => {
      const before = readFileSync(join(devDir, file), 'utf8');
      const after = before.replace(from, to);
      if (after === before) throw new Error(`${file} does not hold ${from}`);
      write(file, after);
    },
    stop: async () => {
      child.kill();
      await ended;
    },
  };
}
