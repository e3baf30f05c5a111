import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { caddyfile } from '../deploy/caddy.ts';
import { nginxConf } from '../deploy/nginx.ts';
import { deployOut } from '../deploy/place.ts';
import type { SiteDescription } from '../deploy/site-description.ts';
import { listen } from '../scripts/port.ts';
import { createSiteServer } from '../scripts/serve.ts';

/** A server an owner may publish with, started from the files of the build. */
export interface SiteServer {
  origin: string;
  stop: () => Promise<void>;
}

export const serverNames = ['preview', 'nginx', 'Caddy'] as const;
export type ServerName = (typeof serverNames)[number];

/** The path of the server on this machine; the tests install none. */
export function programOf(name: 'nginx' | 'Caddy'): string | undefined {
  const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];
  return folders.map((folder) => join(folder, name.toLowerCase())).find((file) => existsSync(file));
}

async function freePort(): Promise<number> {
  const probe = createServer();
  const port = await listen(probe, 0, '127.0.0.1');
  await new Promise((closed) => probe.close(closed));
  return port;
}

/** One line of the published file, replaced for the test; the rest is tested as it is. */
function replaced(text: string, line: string, other: string): string {
  if (text.split(line).length !== 2) throw new Error(`the published file has not exactly one "${line}"`);
  return text.replace(line, () => other);
}

async function whenReady(child: ChildProcess, origin: string): Promise<void> {
  while (child.exitCode === null) {
    const answer = await fetch(origin, { method: 'HEAD' }).catch(() => undefined);
    if (answer) return;
    await new Promise((resume) => setTimeout(resume, 20));
  }
  throw new Error(`the server ended with ${child.exitCode}; its message is above`);
}

async function start(command: string, args: string[], folder: string, origin: string): Promise<SiteServer> {
  const env = { ...process.env, HOME: folder, XDG_CONFIG_HOME: folder, XDG_DATA_HOME: folder };
  const child = spawn(command, args, { stdio: ['ignore', 'ignore', 'inherit'], env });
  await whenReady(child, origin);
  return {
    origin,
    stop: async () => {
      child.kill();
      if (child.exitCode === null) await once(child, 'close');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function startNginx(program: string, dist: string): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const published = readFileSync(join(deployOut(dist), 'nginx.conf'), 'utf8');
  const site = replaced(published, '  listen 80;', `  listen 127.0.0.1:${port};`);
  writeFileSync(join(folder, 'site.conf'), replaced(site, '  root /srv/site;', `  root ${dist};`));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `${userInfo().uid === 0 ? 'user root;' : ''} daemon off; pid ${folder}/pid; error_log stderr crit;
events { }
http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }
`,
  );
  const args = ['-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  return start(program, args, folder, `http://127.0.0.1:${port}`);
}

async function startCaddy(program: string, dist: string): Promise<SiteServer> {
  const folder = mkdtempSync(join(tmpdir(), 'caddy-'));
  const origin = `http://127.0.0.1:${await freePort()}`;
  const published = readFileSync(join(deployOut(dist), 'Caddyfile'), 'utf8');
  const [, host = ''] = /^(\S+) \{\n\troot /m.exec(published) ?? [];
  const site = replaced(published, `\n${host} {\n`, `\n${origin} {\n`);
  const options = '\n{\n\tadmin off\n\tauto_https off\n\tlog {\n\t\tlevel ERROR\n\t}\n';
  const quiet = replaced(site, '\n{\n', options);
  writeFileSync(join(folder, 'Caddyfile'), replaced(quiet, '\troot * /srv/site\n', `\troot * ${dist}\n`));
  return start(program, ['run', '--config', join(folder, 'Caddyfile')], folder, origin);
}

export async function startServer(name: ServerName, folder: string): Promise<SiteServer> {
  const dist = resolve(folder);
  if (name === 'preview') {
    const server = createSiteServer(dist);
    return {
      origin: `http://127.0.0.1:${await listen(server, 0)}`,
      stop: () => new Promise((done) => server.close(() => done())),
    };
  }
  const program = programOf(name);
  if (!program) throw new Error(`no ${name} on this machine`);
  return name === 'nginx' ? startNginx(program, dist) : startCaddy(program, dist);
}

/** The same built site with the host files of a site below a base; its pages still link to the root. */
export function placeBelow(base: string, folder: string): { dist: string; remove: () => void } {
  const place = mkdtempSync(join(tmpdir(), 'below-'));
  const dist = join(place, 'dist');
  symlinkSync(resolve(folder), dist);
  const published: Pick<SiteDescription, 'headers' | 'redirects'> = JSON.parse(
    readFileSync(join(deployOut(resolve(folder)), 'headers.json'), 'utf8'),
  );
  const description: SiteDescription = { ...published, host: 'acme.test', base, files: [] };
  mkdirSync(deployOut(dist), { recursive: true });
  writeFileSync(join(deployOut(dist), 'headers.json'), JSON.stringify(description));
  writeFileSync(join(deployOut(dist), 'nginx.conf'), nginxConf(description));
  writeFileSync(join(deployOut(dist), 'Caddyfile'), caddyfile(description));
  return { dist, remove: () => rmSync(place, { recursive: true, force: true }) };
}
