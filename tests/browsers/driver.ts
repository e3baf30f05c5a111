import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { createInterface } from 'node:readline';
import { listen } from '../../scripts/port.ts';

/** Firefox by WebDriver BiDi, WebKit by WebDriver: what both do alike, and all a test needs. */
export interface Driver {
  go(url: string): Promise<void>;
  /** The value of an expression in the page, as JSON. */
  evaluate(expression: string): Promise<unknown>;
  /** https://www.w3.org/TR/webdriver2/#actions, the same in both. */
  act(sources: object[]): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  close(): Promise<void>;
}

export const engines = ['firefox', 'webkit'] as const;
export type Engine = (typeof engines)[number];

const programs = { firefox: ['firefox-esr', 'firefox'], webkit: ['WebKitWebDriver'], screen: ['Xvfb'] };

function programOf(name: keyof typeof programs): string | undefined {
  const folders = [
    ...(process.env.PATH ?? '').split(delimiter),
    '/usr/bin',
    '/Applications/Firefox.app/Contents/MacOS',
  ];
  return programs[name].flatMap((file) => folders.map((folder) => join(folder, file))).find((file) => existsSync(file));
}

/** What the machine needs to run the tests; `undefined` if nothing is missing. */
export function lacking(engine: Engine): string | undefined {
  if (!programOf(engine)) return `${programs[engine].join(' or ')} is not installed`;
  if (engine === 'webkit' && !process.env.DISPLAY && !programOf('screen')) return 'WebKit needs a screen: Xvfb';
  return undefined;
}

async function end(child: ChildProcess): Promise<void> {
  child.kill();
  if (child.exitCode === null && child.signalCode === null) await once(child, 'close');
}

/** The first group of the line in which the program says where it listens. */
async function said(child: ChildProcess, output: 'stdout' | 'stderr', pattern: RegExp): Promise<string> {
  const stream = child[output];
  if (!stream) throw new Error('the program has no output');
  for await (const line of createInterface(stream)) {
    const found = pattern.exec(line)?.[1];
    if (found === undefined) continue;
    stream.resume();
    return found;
  }
  throw new Error(`${child.spawnfile} ended without saying where it listens`);
}

const record = (value: unknown): Record<string, unknown> => ({ ...Object(value) });

async function startFirefox(program: string): Promise<Driver> {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'));
  writeFileSync(
    join(profile, 'user.js'),
    'user_pref("datareporting.policy.dataSubmissionEnabled", false);\nuser_pref("app.normandy.enabled", false);\nuser_pref("browser.startup.homepage_override.mstone", "ignore");\n',
  );
  const child = spawn(program, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const address = await said(child, 'stderr', /BiDi listening on (ws:\S+)/);
  const socket = new WebSocket(`${address}/session`);
  await once(socket, 'open');
  const waiting = new Map<number, (message: Record<string, unknown>) => void>();
  socket.addEventListener('message', ({ data }) => {
    const message = record(JSON.parse(String(data)));
    waiting.get(Number(message.id))?.(message);
  });
  let last = 0;
  async function send(method: string, params: object): Promise<Record<string, unknown>> {
    last += 1;
    const id = last;
    const answer = new Promise<Record<string, unknown>>((resolve) => waiting.set(id, resolve));
    socket.send(JSON.stringify({ id, method, params }));
    const { type, message, result } = await answer;
    if (type === 'error') throw new Error(`${method}: ${message}`);
    return record(result);
  }
  await send('session.new', { capabilities: {} });
  const { contexts } = await send('browsingContext.getTree', {});
  const { context } = record(Array.isArray(contexts) ? contexts[0] : undefined);
  return {
    go: async (url) => void (await send('browsingContext.navigate', { context, url, wait: 'complete' })),
    evaluate: async (expression) => {
      const { result, exceptionDetails } = await send('script.evaluate', {
        expression: `JSON.stringify(${expression})`,
        target: { context },
        awaitPromise: false,
      });
      if (exceptionDetails) throw new Error(String(record(exceptionDetails).text));
      const { value } = record(result);
      return typeof value === 'string' ? JSON.parse(value) : undefined;
    },
    act: async (actions) => {
      const act = () => send('input.performActions', { context, actions });
      // The first pointer after a navigation may find no window yet.
      await act().catch(act).catch(act);
    },
    resize: async (width, height) =>
      void (await send('browsingContext.setViewport', { context, viewport: { width, height } })),
    close: async () => {
      socket.close();
      await end(child);
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0, '127.0.0.1');
  await new Promise((closed) => probe.close(closed));
  return port;
}

async function startWebKit(program: string): Promise<Driver> {
  const xvfb = process.env.DISPLAY
    ? undefined
    : spawn(programOf('screen') ?? 'Xvfb', ['-displayfd', '1', '-screen', '0', '1600x1200x24'], {
        stdio: ['ignore', 'pipe', 'ignore'],
      });
  const display = xvfb ? `:${await said(xvfb, 'stdout', /^(\d+)$/)}` : process.env.DISPLAY;
  const port = await freePort();
  const child = spawn(program, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1' },
  });
  let base = `http://127.0.0.1:${port}`;
  async function send(path: string, body?: object, method = body ? 'POST' : 'GET'): Promise<unknown> {
    const answer = await fetch(base + path, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = record(await answer.json());
    if (!answer.ok) throw new Error(`${path}: ${record(value).message}`);
    return value;
  }
  while (!(await send('/status').catch(() => undefined))) await new Promise((resume) => setTimeout(resume, 50));
  const { sessionId } = record(await send('/session', { capabilities: {} }));
  base += `/session/${sessionId}`;
  return {
    go: async (url) => void (await send('/url', { url })),
    evaluate: (expression) => send('/execute/sync', { script: `return ${expression}`, args: [] }),
    act: async (actions) => void (await send('/actions', { actions })),
    resize: async (width, height) => void (await send('/window/rect', { width, height })),
    close: async () => {
      await send('', undefined, 'DELETE').catch(() => undefined);
      await end(child);
      if (xvfb) await end(xvfb);
    },
  };
}

export function startBrowser(engine: Engine): Promise<Driver> {
  const program = programOf(engine);
  if (!program) throw new Error(`${lacking(engine)}`);
  return engine === 'firefox' ? startFirefox(program) : startWebKit(program);
}
