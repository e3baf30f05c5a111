import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { unixLineEnds } from '../../../src/lib/line-ends.ts';
import { type Config, readConfig } from '../config.ts';
import { ContentReader } from '../content.ts';
import { disk, type Files } from '../files.ts';
import type { Finding } from '../finding.ts';
import { type Checked, checkSources } from '../run.ts';
import { isCode, type SourceText, sourceTexts } from '../sources.ts';
import { type Change, config as configName, type Fault } from './fault.ts';
import { sampleData, sampleFiles, sampleLocales, sharedFiles } from './sample.ts';

const root = resolve('.');

/** A file and the same file in the other languages. */
function inAllLanguages(name: string): string[] {
  const language = name.split(/[/.]/).find((part) => sampleLocales.some((locale) => locale === part));
  return language ? sampleLocales.map((locale) => name.replace(language, locale)) : [name];
}

/** A text the way the repository holds it, whatever this checkout makes of line ends: the faults replace whole lines. */
const asHeld = (name: string, bytes: Uint8Array | undefined): Uint8Array | undefined =>
  bytes && /\.(?:ya?ml|json|mdx|tsx?|astro|svg)$/.test(name)
    ? Buffer.from(unixLineEnds(Buffer.from(bytes).toString()))
    : bytes;

/** The sample project with some of the site's own files, and some of all these changed. */
class ChangedFiles implements Files {
  private readonly kept = new Map<string, Uint8Array | undefined>(
    [...sampleFiles].map(([name, text]) => [name, Buffer.from(text)]),
  );
  private shown = new Set<string>();
  private changes = new Map<string, Uint8Array | undefined>();

  show(names: Iterable<string>, changes: Map<string, Uint8Array | undefined>): void {
    this.shown = new Set(names);
    this.changes = changes;
  }

  below(dir: string): string[] {
    const prefix = `${dir}/`;
    const names = new Set([...this.shown, ...this.changes.keys()]);
    return [...names]
      .filter((name) => this.read(join(root, name)) !== undefined)
      .map((name) => join(root, name))
      .filter((path) => path.startsWith(prefix))
      .map((path) => path.slice(prefix.length))
      .sort();
  }

  read(path: string): Uint8Array | undefined {
    const name = path.slice(root.length + 1);
    if (this.changes.has(name)) return this.changes.get(name);
    return this.intact(name);
  }

  intact(name: string): Uint8Array | undefined {
    if (!this.kept.has(name)) this.kept.set(name, asHeld(name, disk.read(join(root, sampleData(name)))));
    return this.kept.get(name);
  }
}

const signature = ({ rule, file, what }: Finding): string => `${rule}\n${file}\n${what}`;

/** The project of the test: breaks it in memory and says what the check finds that it did not find before. */
export class Project {
  private readonly files = new ChangedFiles();
  private readonly reader = new ContentReader(this.files);
  private readonly sources: SourceText[] = sourceTexts(root);
  private readonly scratch = mkdtempSync(join(tmpdir(), 'faults-'));
  /** What each part of the content reports by itself, such as links to pages that are not in the part. */
  private readonly known = new Map<string, Set<string>>();
  private configs = 0;
  private readonly intactConfig = this.runConfig(this.files.intact(configName));

  close(): void {
    rmSync(this.scratch, { recursive: true, force: true });
  }

  async breaks({
    file,
    change,
    also = {},
  }: Pick<Fault, 'file' | 'change' | 'also'>): Promise<{ news: Finding[]; text: (name: string) => string }> {
    const wanted: Record<string, Change> = { [file]: change, ...also };
    const asked = Object.keys(wanted).flatMap(inAllLanguages);
    const names = [...new Set([...sampleFiles.keys(), ...sharedFiles, ...asked])].sort();
    const before = (name: string): string => Buffer.from(this.files.intact(name) ?? '').toString();
    const changes = new Map<string, Uint8Array | undefined>();
    for (const [name, make] of Object.entries(wanted)) {
      const after = make(before(name));
      if (after === before(name) && this.files.intact(name))
        throw new Error(`${name}: nothing to break; the file has changed, adapt the fault`);
      changes.set(name, typeof after === 'string' ? Buffer.from(after) : after);
    }
    const known = await this.knownIn(names);
    this.files.show(names, changes);
    const { findings: found } = await this.check(await this.configWith(changes), this.sourcesWith(changes));
    return {
      news: found.filter((finding) => !known.has(signature(finding))),
      text: (name) => Buffer.from(this.files.read(join(root, name)) ?? '').toString(),
    };
  }

  private async knownIn(names: string[]): Promise<Set<string>> {
    const key = names.join('\n');
    const known = this.known.get(key);
    if (known) return known;
    this.files.show(names, new Map());
    const { findings } = await this.check(await this.intactConfig, this.sources);
    const found = new Set(findings.map(signature));
    this.known.set(key, found);
    return found;
  }

  private async check(config: Config, sources: SourceText[]): Promise<Checked> {
    const place = { root, configFile: join(root, configName), contentDir: join(root, 'content'), sources };
    return checkSources(place, { files: this.files, reader: this.reader, config });
  }

  private async configWith(changes: Map<string, Uint8Array | undefined>): Promise<Config> {
    if (!changes.has(configName)) return this.intactConfig;
    return this.runConfig(changes.get(configName));
  }

  /** The owner's file is a program: it is written and run. */
  private async runConfig(bytes: Uint8Array | undefined): Promise<Config> {
    this.configs += 1;
    const file = join(this.scratch, `${this.configs}`, configName);
    const library = pathToFileURL(join(root, 'src/define-site.ts')).href;
    mkdirSync(dirname(file), { recursive: true });
    // Byte by byte: the fault may be that it is no text.
    const text = bytes && Buffer.from(bytes).toString('latin1').replace('./src/define-site.ts', library);
    if (text !== undefined) writeFileSync(file, text, 'latin1');
    return readConfig(file, configName);
  }

  private sourcesWith(changes: Map<string, Uint8Array | undefined>): SourceText[] {
    const changed = [...changes].flatMap(([file, bytes]) =>
      isCode.test(file) && file.startsWith('src/') && bytes ? [{ file, text: Buffer.from(bytes).toString() }] : [],
    );
    return changed.length === 0
      ? this.sources
      : [...this.sources.filter(({ file }) => !changed.some((source) => source.file === file)), ...changed];
  }
}
