import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { caddyfile } from '../deploy/caddy.ts';
import { nginxConf } from '../deploy/nginx.ts';
import { deployOut } from '../deploy/place.ts';
import type { SiteDescription } from '../deploy/site-description.ts';
import { listen } from '../tools/port.ts';
import { createSiteServer } from '../tools/serve.ts';

/** A server an owner may publish with, started from the files the build has made for it. */
export interface SiteServer {
  name: 'built-in' | 'nginx' | 'Caddy';
  origin: string;
  stop: () => Promise<void>;
}
type Running = Omit<SiteServer, 'name'>;

const folders = [...(process.env.PATH ?? '').split(':'), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

function find(name: string): string | undefined {
  if (process.platform === 'win32') return undefined;
  return folders.map((folder) => join(folder, name)).find((file) => existsSync(file));
}

/** nginx, installed where Debian's packages can be; else the reason why there is none. */
function findNginx(): { path: string } | { missing: string } {
  const found = find('nginx');
  if (found) return { path: found };
  if (process.platform === 'win32')
    return { missing: 'nginx for Windows reads other paths than the published file has' };
  if (!existsSync('/usr/bin/apt-get') || userInfo().uid !== 0)
    return { missing: 'no nginx on the PATH, and no right to install Debian’s' };
  try {
    const install = (...args: string[]) => execFileSync('apt-get', args, { stdio: 'ignore', timeout: 120_000 });
    install('update');
    install('install', '-y', '--no-install-recommends', 'nginx-light');
  } catch {
    return { missing: 'no nginx on the PATH, and apt-get could not install it' };
  }
  const installed = find('nginx');
  return installed ? { path: installed } : { missing: 'apt-get installed nginx-light, but there is no nginx' };
}

const findCaddy = (): string | undefined => find('caddy');

/**
 * A port for a server that cannot choose one itself. Below the range from which systems hand out ports: none of the
 * connections and servers of the other tests takes it before the server does.
 */
async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(10_000, 20_000);
    const isFree = await new Promise<boolean>((done) => {
      const server = createServer();
      server.once('error', () => done(false));
      server.listen(port, '127.0.0.1', () => server.close(() => done(true)));
    });
    if (isFree) return port;
  }
}

/** One line of the published file, exchanged for the test; whatever else it says is tested as it is. */
function exchange(text: string, line: string, other: string): string {
  if (text.split(line).length !== 2) throw new Error(`the published file has not exactly one "${line}"`);
  return text.replace(line, () => other);
}

async function whenReady(child: ChildProcess, origin: string, output: () => string): Promise<void> {
  for (;;) {
    if (child.exitCode !== null) throw new Error(`it ended with ${child.exitCode}\n${output()}`);
    const ready = await fetch(origin, { method: 'HEAD' }).then(
      () => true,
      () => false,
    );
    if (ready) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
}

async function start(command: string, args: string[], folder: string, origin: string): Promise<Running> {
  let output = '';
  const child = spawn(command, args, {
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder },
  });
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = new Promise<void>((done) => child.once('close', () => done()));
  const stop = async (): Promise<void> => {
    child.kill();
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await whenReady(child, origin, () => output);
  } catch (error) {
    await stop();
    throw error;
  }
  return { origin, stop };
}

async function startNginx(path: string, dist: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const published = readFileSync(join(deployOut(dist), 'nginx.conf'), 'utf8');
  const site = exchange(
    exchange(published, '  listen 80;', `  listen 127.0.0.1:${port};`),
    '  root /srv/site;',
    `  root ${dist};`,
  );
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  // Nothing of the machine's own configuration; the workers may read a folder that belongs to whoever runs the test.
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${userInfo().uid === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr;
events { }
http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }
`,
  );
  return start(
    path,
    ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')],
    folder,
    `http://127.0.0.1:${port}`,
  );
}

async function startCaddy(path: string, host: string, dist: string): Promise<Running> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const published = readFileSync(join(deployOut(dist), 'Caddyfile'), 'utf8');
  const site = exchange(
    exchange(published, `\n${host} {\n`, `\n${origin} {\n`),
    '\troot * /srv/site\n',
    `\troot * ${dist}\n`,
  );
  writeFileSync(join(folder, 'Caddyfile'), `{\n\tadmin off\n\tauto_https off\n}\n${site}`);
  return start(path, ['run', '--config', join(folder, 'Caddyfile'), '--adapter', 'caddyfile'], folder, origin);
}

const publishedHost = (dist: string): string =>
  new URL(/<loc>([^<]+)/.exec(readFileSync(join(dist, 'sitemap-index.xml'), 'utf8'))?.[1] ?? '').host;

/**
 * The same built site as it would be published below a base. Its pages still lead to the root; the files of the hosts, which
 * are all that is different for a server, are made anew.
 */
export function placeBelow(base: string, folder: string): { dist: string; remove: () => void } {
  const published = resolve(folder);
  const place = mkdtempSync(join(tmpdir(), 'below-'));
  const dist = join(place, 'dist');
  symlinkSync(published, dist);
  const { headers, redirects }: Pick<SiteDescription, 'headers' | 'redirects'> = JSON.parse(
    readFileSync(join(deployOut(published), 'headers.json'), 'utf8'),
  );
  const description: SiteDescription = { host: publishedHost(published), base, headers, redirects, files: [] };
  const out = deployOut(dist);
  mkdirSync(out, { recursive: true });
  writeFileSync(join(out, 'headers.json'), JSON.stringify(description));
  writeFileSync(join(out, 'nginx.conf'), nginxConf(description));
  writeFileSync(join(out, 'Caddyfile'), caddyfile(description));
  return { dist, remove: () => rmSync(place, { recursive: true, force: true }) };
}

/** All there are on this machine, and for those that are missing the reason. */
export async function startServers(
  folder: string,
): Promise<{ servers: SiteServer[]; missing: Map<SiteServer['name'], string> }> {
  const dist = resolve(folder);
  const own = createSiteServer(dist);
  const servers: SiteServer[] = [
    {
      name: 'built-in',
      origin: `http://127.0.0.1:${await listen(own, 0)}`,
      stop: () => new Promise((done) => own.close(() => done())),
    },
  ];
  const missing = new Map<SiteServer['name'], string>();
  const nginx = findNginx();
  if ('path' in nginx) servers.push({ name: 'nginx', ...(await startNginx(nginx.path, dist)) });
  else missing.set('nginx', nginx.missing);
  const caddy = findCaddy();
  if (caddy) servers.push({ name: 'Caddy', ...(await startCaddy(caddy, publishedHost(dist), dist)) });
  else missing.set('Caddy', 'no Caddy on the PATH; the tests do not install it');
  return { servers, missing };
}
