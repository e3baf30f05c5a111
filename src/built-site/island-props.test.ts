import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { elementsIn, parseHtml } from '../lib/html.ts';
import { IslandProps } from './island-props.ts';

let dist: string;
beforeEach(() => {
  dist = mkdtempSync(join(tmpdir(), 'props-'));
  mkdirSync(join(dist, 'assets'));
  onTestFinished(() => rmSync(dist, { recursive: true }));
});

const words = JSON.stringify({ title: [0, 'a > b & "c" '.repeat(60)] });
const island = (props: string, client: string): string =>
  `<astro-island uid="1" props="${props.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}" ssr client="${client}"><p>text</p></astro-island>`;
const attributesOf = (html: string) => elementsIn(parseHtml(html))[0]?.attributes;

test('the words of an island that waits are a file, one for all pages that have the same', () => {
  const props = new IslandProps(dist);
  const [first, second] = [props.moveOut(island(words, 'onTouch')), props.moveOut(island(words, 'visibleAfterInput'))];
  const address = attributesOf(first)?.['data-props'] ?? '';
  expect(first).toBe(`<astro-island uid="1" data-props="${address}" ssr client="onTouch"><p>text</p></astro-island>`);
  expect(attributesOf(second)?.['data-props']).toBe(address);
  expect(readFileSync(join(dist, address), 'utf8')).toBe(words);
  expect(readdirSync(join(dist, 'assets'))).toHaveLength(1);
});

test('an island that wakes at once keeps them, and so does one with few', () => {
  const props = new IslandProps(dist);
  for (const html of [island(words, 'load'), island('{"n":[0,1]}', 'onTouch')]) expect(props.moveOut(html)).toBe(html);
});
