import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listen } from '../port.ts';
import { withValue } from './page/values.ts';
import type { OpenFile } from './protocol.ts';
import { createEditor } from './server.ts';

const contentDir = mkdtempSync(join(tmpdir(), 'edit-server-'));
const token = 'a'.repeat(48);
const checked: Array<Record<string, string>> = [];
const server = createEditor({
  root: process.cwd(),
  contentDir,
  token,
  page: { '/': { type: 'text/html', body: 'The editor' } },
  check: async (drafts) => {
    checked.push(drafts);
    return [];
  },
  desk: () => ({ brand: 'Acme', languages: [], texts: [], preview: '', categories: [], tags: [] }),
});
let port: number;
beforeAll(async () => {
  port = await listen(server, 0, '127.0.0.1');
});
beforeEach(() => {
  mkdirSync(join(contentDir, 'en/docs'), { recursive: true });
  writeFileSync(join(contentDir, 'facts.yaml'), '# Figures\nphones:\n  value: 8 # eight\n');
});
afterAll(() => {
  server.close();
  rmSync(contentDir, { recursive: true, force: true });
});

interface Answer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  body: string;
}

function send(
  path: string,
  { body, headers = {} }: { body?: object | string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  return new Promise((done, fail) => {
    const sent = request(
      { host: '127.0.0.1', port, path, method: body === undefined ? 'GET' : 'POST', headers },
      (response) => {
        let text = '';
        response.setEncoding('utf8').on('data', (part: string) => {
          text += part;
        });
        response.on('end', () => done({ status: response.statusCode ?? 0, headers: response.headers, body: text }));
      },
    );
    sent.on('error', fail);
    sent.end(typeof body === 'string' ? body : body && JSON.stringify(body));
  });
}

const known = (): Record<string, string> => ({ cookie: `edit-${port}=${token}`, origin: `http://127.0.0.1:${port}` });
const ask = async <T>(path: string, body: object): Promise<T> =>
  JSON.parse((await send(path, { body, headers: known() })).body);

describe('the door', () => {
  it('opens with the address that was printed, and with nothing else', async () => {
    const { status, headers } = await send(`/?token=${token}`);
    expect(status).toBe(303);
    expect(String(headers['set-cookie'])).toMatch(/HttpOnly; SameSite=Strict/);
    expect((await send('/')).status).toBe(403);
    expect((await send('/?token=wrong')).status).toBe(403);
    expect((await send('/', { headers: known() })).status).toBe(200);
  });

  it('is closed to other pages, whatever name they give this machine', async () => {
    const body = { file: 'facts.yaml' };
    expect((await send('/api/open', { body, headers: known() })).status).toBe(200);
    expect((await send('/api/open', { body })).status).toBe(403);
    expect((await send('/api/open', { body, headers: { ...known(), origin: 'https://evil.test' } })).status).toBe(403);
    expect((await send('/api/open', { body, headers: { ...known(), host: `evil.test:${port}` } })).status).toBe(403);
    expect((await send('/api/open', { body, headers: { ...known(), 'sec-fetch-site': 'cross-site' } })).status).toBe(
      403,
    );
    const { origin: _none, ...without } = known();
    expect((await send('/api/open', { body, headers: without })).status).toBe(403);
  });

  it('refuses paths outside the content folder', async () => {
    for (const file of ['../package.json', '/etc/hosts.json', 'docs/../../x.yaml'])
      for (const path of ['/api/open', '/api/save'])
        expect((await send(path, { body: { file, text: '', version: '' }, headers: known() })).status).toBe(403);
  });

  it('answers nonsense in words', async () => {
    expect((await send('/api/save', { body: '{', headers: known() })).status).toBe(400);
    expect((await send('/api/save', { body: {}, headers: known() })).status).toBe(400);
    expect((await send('/api/nothing', { body: {}, headers: known() })).status).toBe(404);
  });
});

it('the page may load nothing from elsewhere', async () => {
  const { headers, body } = await send('/', { headers: known() });
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; script-src 'self'; style-src 'self';/);
  expect(body).toBe('The editor');
});

describe('texts', () => {
  it('are opened, changed by a value and saved once', async () => {
    const { text, version } = await ask<OpenFile>('/api/open', { file: 'facts.yaml' });
    const save = { file: 'facts.yaml', text: withValue(text, ['phones', 'value'], '9'), version };
    expect((await send('/api/save', { body: save, headers: known() })).status).toBe(200);
    expect(readFileSync(join(contentDir, 'facts.yaml'), 'utf8')).toBe('# Figures\nphones:\n  value: 9 # eight\n');
    expect((await send('/api/save', { body: save, headers: known() })).status).toBe(409);
  });

  it('are checked as edited, before saving', async () => {
    await ask('/api/check', { drafts: { 'facts.yaml': 'x' } });
    expect(checked.at(-1)).toEqual({ [join(contentDir, 'facts.yaml')]: 'x' });
  });

  it('get the mark of the source they were compared with', async () => {
    const source = '---\ntitle: A\ndescription: B\n---\n\nText.\n';
    const { text } = await ask<{ text: string }>('/api/accept', { text: '---\ntitle: А\n---\n\nТекст.\n', source });
    expect(text).toMatch(/^---\ntitle: А\nsource: "[0-9a-f]{12}"\n---\n\nТекст\.\n$/);
  });
});
