import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Fault, faultsByHtmlValidate, faultsByNu, hasJava } from './html-standards.ts';

/** The five faults the pages once had, and two that any checker knows; each on a line of its own. */
const faulty: Record<string, string> = {
  'a selected tab without its panel':
    '<div role="tablist"><button type="button" role="tab" aria-selected="true">One</button></div>',
  'a style element behind other elements': '<div><p>Text</p><style>.text { margin: 0 }</style></div>',
  'a value that textarea does not know': '<label>Log <textarea wrap="off"></textarea></label>',
  'a duration in months': '<p><time datetime="P8M">8 months</time></p>',
  'a duration in years': '<p><time datetime="P1Y">1 year</time></p>',
  'an id used twice': '<p id="twice">A</p><p id="twice">B</p>',
  'an element where it may not stand': '<ul><p>No item</p></ul>',
};

/** What the pages do instead. */
const sound = [
  '<div role="tablist"><button type="button" role="tab" aria-selected="true" aria-controls="one">One</button></div>',
  '<section role="tabpanel" id="one" aria-label="One"><p>Panel</p></section>',
  '<div><style>.text { margin: 0 }</style><p class="text">Text</p></div>',
  '<label>Log <textarea></textarea></label>',
  '<p>8 months, since <time datetime="2026-11-15">15 November</time>, <time datetime="PT2H30M">2½ hours</time></p>',
];

const page = (lines: string[]): string =>
  ['<!doctype html>', '<html lang="en"><head><meta charset="utf-8"><title>Test</title></head><body>', ...lines]
    .concat('</body></html>', '')
    .join('\n');
const firstLine = 3;

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'html-'));
  writeFileSync(join(folder, 'faulty.html'), page(Object.values(faulty)));
  writeFileSync(join(folder, 'sound.html'), page(sound));
});
afterAll(() => rmSync(folder, { recursive: true }));

const checkers: Array<[name: string, available: boolean, check: (folder: string) => Promise<Fault[]>]> = [
  ['Nu Html Checker', hasJava(), faultsByNu],
  ['html-validate', true, faultsByHtmlValidate],
];

describe.each(checkers)('%s', (_name, available, check) => {
  it.runIf(available)('finds each fault, and none where there is none', { timeout: 300_000 }, async () => {
    const faults = await check(folder);
    const found = faults.filter(({ file }) => file.endsWith('faulty.html')).map(({ line }) => line - firstLine);
    const missed = Object.keys(faulty).filter((_, index) => !found.includes(index));
    expect(missed).toEqual([]);
    expect(faults.filter(({ file }) => file.endsWith('sound.html'))).toEqual([]);
  });
});
