import { readdirSync, readFileSync } from 'node:fs';
import { hashOf } from '../hash-of.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';
import type { SourceText } from './sources.ts';

/**
 * Where the last check of a build has found nothing wrong, as far as that cannot have changed since: nobody has to look
 * there again. `npm run check` looks at everything.
 */
export interface Cleared {
  /** Of all that rules read, but for the bodies of texts. */
  key: string;
  /** Rules for which the body of a text makes no difference. */
  rules: string[];
  /** Files for the rules that look at one file at a time, each with the hash of its text. */
  files: Record<string, string>;
}

/** The rules themselves, and the packages they use. */
const ownCode = (): Uint8Array[] =>
  [
    ...readdirSync(new URL('./', import.meta.url))
      .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
      .sort()
      .map((name) => new URL(name, import.meta.url)),
    new URL('../../package-lock.json', import.meta.url),
  ].map((file) => readFileSync(file));

/** All that has been read, as it was read. */
function keyOf({ site, data, kept, files, pages }: Content, sources: readonly SourceText[]): string {
  return hashOf(
    process.version,
    ...ownCode(),
    ...sources.flatMap(({ file, text }) => [file, text]),
    JSON.stringify(site),
    JSON.stringify(files),
    ...[...data, ...kept].flatMap(({ file, yaml }) => [file, JSON.stringify([yaml.data, yaml.problems])]),
    ...pages.flatMap(({ file, data: frontMatter }) => [file, JSON.stringify(frontMatter)]),
  );
}

/** Leaves out what was cleared by the last check, and notes what this one clears. */
export class Clearing {
  private readonly content: Content;
  private readonly sources: readonly SourceText[];
  private readonly last: Cleared | undefined;
  private key: string | undefined;
  private readonly rules: string[] = [];
  private readonly faulty = new Set<string>();

  constructor(content: Content, sources: readonly SourceText[], last: Cleared | undefined) {
    this.content = content;
    this.sources = sources;
    this.last = last && last.key === this.keyNow() ? last : undefined;
  }

  private keyNow(): string {
    this.key ??= keyOf(this.content, this.sources);
    return this.key;
  }

  private textHashes(): Record<string, string> {
    // What data says is part of the key.
    return Object.fromEntries([
      ...this.content.pages.map(({ file, source }) => [file, hashOf(source)]),
      ...this.content.data.map(({ file }) => [file, '']),
    ]);
  }

  /** What a rule finds that reads no body of a text. */
  async withoutBodies(rule: string, check: () => RawFinding[] | Promise<RawFinding[]>): Promise<RawFinding[]> {
    const findings = this.last?.rules.includes(rule) ? [] : await check();
    if (findings.length === 0) this.rules.push(rule);
    return findings;
  }

  /** What rules find that look at one file at a time, whatever stands in the bodies of others. */
  byFile(check: (open: Content) => RawFinding[]): RawFinding[] {
    const { last, content } = this;
    const now = last && this.textHashes();
    const isOpen = ({ file }: { file: string }): boolean => now === undefined || last?.files[file] !== now[file];
    const open = { ...content, pages: content.pages.filter(isOpen), data: content.data.filter(isOpen) };
    const findings = check(open);
    for (const { file } of findings) this.faulty.add(file);
    return findings;
  }

  /** When all rules have looked. */
  get cleared(): Cleared {
    const files = Object.entries(this.textHashes()).filter(([file]) => !this.faulty.has(file));
    return { key: this.keyNow(), rules: this.rules, files: Object.fromEntries(files) };
  }
}
