import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { checkBuilt } from '../built.ts';
import { externalLinksTable } from '../citations.ts';
import { readConfig } from '../config.ts';
import { changed } from '../files.ts';
import type { Finding } from '../finding.ts';
import { launchFindings } from '../launch.ts';
import { type Checked, checkSources } from '../run.ts';
import { type SourceText, sourceTexts } from '../sources.ts';
import { type SampleSite, writeSampleSite } from './sample-site.ts';

/** What becomes of a file; see the head of faults.yaml. */
const editSchema = z.strictObject({
  append: z.string().optional(),
  field: z.string().optional(),
  replace: z.string().optional(),
  with: z.string().optional(),
  write: z.string().optional(),
  utf16: z.literal(true).optional(),
  copy: z.string().optional(),
  remove: z.literal(true).optional(),
});
type Edit = z.output<typeof editSchema>;

const faultSchema = editSchema.extend({
  also: z.record(z.string(), editSchema).optional(),
  at: z.string().nullish(),
  named: z.string().optional(),
  severity: z.literal('warning').optional(),
  what: z.string(),
  fix: z.string(),
});

const table = z
  .record(z.string(), z.record(z.string(), z.record(z.string(), faultSchema)))
  .parse(parse(readFileSync('scripts/check/faults/faults.yaml', 'utf8')));
const faults = Object.entries(table).flatMap(([rule, files]) =>
  Object.entries(files).flatMap(([file, own]) =>
    Object.entries(own).map(([name, fault]) => ({ rule, file, name, ...fault })),
  ),
);

const code = sourceTexts(resolve('.'));
let sample: SampleSite;
let intact: Awaited<ReturnType<typeof readConfig>>;
let configs = 0;

beforeAll(async () => {
  sample = writeSampleSite(mkdtempSync(join(tmpdir(), 'faults-')));
  cpSync('scripts/check/faults/built', join(sample.dir, 'built'), { recursive: true });
  intact = await readConfig(sample.env.SITE_CONFIG ?? '', 'site.config.ts');
});
afterAll(() => rmSync(sample.dir, { recursive: true, force: true }));

const changes = new Map<string, Uint8Array | undefined>();
const files = changed(changes);
const read = (path: string): string => Buffer.from(files.read(path) ?? '').toString();

function edited(source: string, edit: Edit): Uint8Array | undefined {
  const { append, field, replace, write, copy } = edit;
  if (edit.remove) return undefined;
  let text = write ?? (copy === undefined ? source : read(join(sample.dir, copy)));
  if (replace !== undefined) text = text.replace(new RegExp(replace, 'm'), edit.with ?? '');
  if (field !== undefined) text = text.replace(/^---\n/, () => `---\n${field}\n`);
  if (append !== undefined) text = `${text.trimEnd()}\n\n${append}\n`;
  if (text === source && !edit.utf16) throw new Error('nothing was changed: adapt the fault to the file');
  return edit.utf16 ? Buffer.from(`\uFEFF${text}`, 'utf16le') : Buffer.from(text);
}

/** What is wrong with the sample after these edits. */
async function checkedWith(edits: Record<string, Edit>): Promise<Checked> {
  const { dir } = sample;
  const sources: SourceText[] = [...code];
  changes.clear();
  let config = intact;
  for (const [name, edit] of Object.entries(edits)) {
    if (name.startsWith('src/')) sources.push({ file: name, text: edited('', edit)?.toString() ?? '' });
    else changes.set(join(dir, name), edited(read(join(dir, name)), edit));
    if (name !== 'site.config.ts') continue;
    // The owner's file is a program: it is written and run.
    configs += 1;
    const path = join(dir, `config-${configs}`, name);
    mkdirSync(dirname(path));
    writeFileSync(path, changes.get(join(dir, name)) ?? '');
    config = await readConfig(path, name);
  }
  const place = { root: dir, configFile: join(dir, 'site.config.ts'), contentDir: sample.content, sources };
  return checkSources(place, files, config);
}

async function findingsWith(edits: Record<string, Edit>, rule = ''): Promise<Finding[]> {
  const { config, content, findings } = await checkedWith(edits);
  if (rule === 'built pages') return builtFindings();
  return rule === 'launch' && content ? launchFindings(content, config, sample.dir, files) : findings;
}

/** Built pages are read from the disk: they are as they were, afterwards. */
function builtFindings(): Finding[] {
  const built = join(sample.dir, 'built');
  for (const [path, bytes] of changes) writeFileSync(path, bytes ?? '');
  const { findings } = checkBuilt(built, sample.dir, { origin: 'https://acme.test', analytics: { provider: 'none' } });
  cpSync('scripts/check/faults/built', built, { recursive: true });
  return findings;
}

it('finds nothing wrong in the sample', async () => {
  expect(await findingsWith({})).toEqual([]);
  expect(await findingsWith({}, 'built pages')).toEqual([]);
});

it('lists what the sample leaves to the owner before launch', async () => {
  const lines = (await findingsWith({}, 'launch')).map(({ file, line, what }) => `${file}:${line} ${what}`);
  expect(lines.slice(0, 3)).toEqual([
    'content/data/partners.yaml:6 sample entry',
    'content/data/partners.yaml:10 sample entry',
    'content/data/plans.yaml:27 plan "business" has no price: the page asks readers to get in touch',
  ]);
});

it.each([
  'site.config.ts',
  'brand/logo.svg',
  'content/en/docs/intro.mdx',
  'content/ru/blog/first-post.mdx',
  'content/data/plans.yaml',
  'content/zh-Hans/ui/docs.json',
])('%s may have the line ends of Windows', async (file) => {
  const text = readFileSync(join(sample.dir, file), 'utf8').replaceAll('\n', '\r\n');
  expect(await findingsWith({ [file]: { write: text } })).toEqual([]);
});

it('lists links to other sites: those without a date first, then those read longest ago', async () => {
  const source = (url: string, read: string): string =>
    `\n  - { title: About it, publisher: The Office, url: "${url}", read: ${read} }`;
  const older = source('https://a.test/y', '2025-01-31') + source('https://b.test/x', '2025-12-24');
  const { content } = await checkedWith({
    'content/en/blog/first-post.mdx': {
      field: `sources:${older}`,
      append: '[y](https://a.test/y) [x](https://b.test/x)',
    },
    'content/en/blog/second-post.mdx': {
      field: `sources:${source('https://b.test/x', '2026-03-01')}`,
      append: '[x](https://b.test/x)',
    },
    'content/en/docs/intro.mdx': { append: '[z](https://c.test/z) ![](https://c.test/picture.png)' },
  });
  const table = content ? externalLinksTable(content).split('\n') : [];
  expect(table.slice(0, 9)).toEqual([
    'not noted   https://c.test/z',
    '            content/en/docs/intro.mdx',
    '2025-01-31  https://a.test/y',
    '            About it, The Office',
    '            content/en/blog/first-post.mdx',
    '2025-12-24  https://b.test/x',
    '            About it, The Office',
    '            content/en/blog/first-post.mdx',
    '            content/en/blog/second-post.mdx',
  ]);
  expect(table).toContain('            content/data/calculators/upload-time.yaml');
});

/** Each must be named with file, line and remedy, in words and not in stack traces. */
it.each(faults)('$rule: $name', async ({ rule, file, also = {}, at, named = file, severity, what, fix, ...edit }) => {
  const findings = await findingsWith({ [file]: edit, ...also }, rule);
  const seen = JSON.stringify(findings, null, 1);
  const finding = findings.find((each) => each.rule === rule && each.file === named && each.what.includes(what));
  expect(finding, seen).toBeDefined();
  expect(finding?.severity, seen).toBe(severity ?? 'error');
  expect(finding?.fix).toContain(fix);
  const [first] = (edit.append ?? edit.field ?? '').split('\n');
  const line = at === undefined ? first : at;
  const text = named.startsWith('src/') ? (edit.write ?? '') : read(join(sample.dir, named));
  if (line === '') expect(finding?.line, seen).toBeUndefined();
  else if (line !== null) expect(text.split('\n')[(finding?.line ?? 0) - 1], seen).toContain(line);
  expect(seen).not.toMatch(/\n? {4}at |node:internal|node_modules/);
});
