import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { IslandRuntime } from './island-runtime.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'runtime-'));
  mkdirSync(join(dist, 'assets'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
});

const element = '(()=>{customElements.get("astro-island")||customElements.define("astro-island",class{})})();';
const onTouch = '(()=>{self.Astro={onTouch:1<2};window.dispatchEvent(new Event("astro:onTouch"))})();';
const page = (client: string, scripts = `<script>${element}</script><script>${onTouch}</script>`): string =>
  `<body><script>first()</script><p>text</p>${scripts}<astro-island uid="1" client="${client}"></astro-island><astro-island uid="2" client="${client}"></astro-island></body>`;

test('what wakes islands is one file for all pages, and the element comes last in it', () => {
  writeFileSync(join(dist, 'a.html'), page('onTouch'));
  writeFileSync(join(dist, 'b.html'), page('visibleAfterInput', `<script>${element}</script>`));
  const runtime = new IslandRuntime(dist);
  const [a, b] = ['a.html', 'b.html'].map((file) => runtime.moveOut(readFileSync(join(dist, file), 'utf8')));
  const [file = ''] = readdirSync(join(dist, 'assets'));
  expect(readFileSync(join(dist, 'assets', file), 'utf8')).toBe(`${onTouch}\n${element}\n`);
  const marked = (client: string): string =>
    page(client, '').replace('<astro-island ', `<astro-island data-runtime="/assets/${file}" `);
  expect(a).toBe(marked('onTouch'));
  expect(b).toBe(marked('visibleAfterInput'));
  expect(readdirSync(join(dist, 'assets'))).toHaveLength(1);
});

test('a page with an island that wakes at once asks for it and for the island in the same moment', () => {
  const html = `<script>${element}</script><astro-island component-url="/assets/search.js" renderer-url="/assets/react.js" client="load"></astro-island>`;
  writeFileSync(join(dist, 'a.html'), html);
  const moved = new IslandRuntime(dist).moveOut(html);
  const [file = ''] = readdirSync(join(dist, 'assets'));
  expect(moved).toMatch(/^<link rel="modulepreload" href="\/assets\/search\.js"><link [^>]+react\.js">/);
  expect(moved).toContain(`<script async src="/assets/${file}"></script><astro-island `);
  expect(moved).not.toContain(element);
});

test('a page without islands stays as it is', () => {
  const html = '<body><script>first()</script></body>';
  expect(new IslandRuntime(dist).moveOut(html)).toBe(html);
  expect(readdirSync(join(dist, 'assets'))).toEqual([]);
});
