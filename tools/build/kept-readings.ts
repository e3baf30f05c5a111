import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { KeptReadings } from '../check/content.ts';
import type { YamlKind, YamlReading } from '../check/yaml-source.ts';
import { writeWhole } from './cache.ts';

/** The code that reads, with its packages. */
const code = (root: string): string[] =>
  [
    ...globSync('{tools/check/yaml-source.ts,src/languages/*.ts}', { cwd: root })
      .filter((file) => !file.includes('.test.'))
      .sort(),
    'package-lock.json',
  ].map((file) => readFileSync(resolve(root, file), 'utf8'));

/**
 * What stands in the data files and front matters, by their text: to know the line of every value, the check parses them
 * in a way that takes seconds, and most are as they were.
 */
export class DataReadings implements KeptReadings {
  private readonly file: string;
  private readonly version: string;
  private readonly last: ReadonlyMap<string, Uint8Array>;
  /** As bytes: whatever a rule does with what it reads, the next one reads what stands in the file. */
  private readonly used = new Map<string, Uint8Array>();

  constructor(file: string, root = process.cwd()) {
    this.file = file;
    this.version = createHash('sha256')
      .update([process.version, ...code(root)].join('\0'))
      .digest('base64url');
    this.last = existsSync(file) ? deserialize(readFileSync(file)) : new Map();
  }

  private keyOf(kind: YamlKind, text: string): string {
    return createHash('sha256').update(`${this.version}\0${kind}\0${text}`).digest('base64url');
  }

  find(kind: YamlKind, text: string): YamlReading | undefined {
    const key = this.keyOf(kind, text);
    const bytes = this.last.get(key);
    if (!bytes) return undefined;
    this.used.set(key, bytes);
    return deserialize(bytes);
  }

  note(kind: YamlKind, text: string, reading: YamlReading): void {
    const { data, strings, localizedMaps, impossibleDays, lines } = reading;
    this.used.set(this.keyOf(kind, text), serialize({ data, strings, localizedMaps, impossibleDays, lines }));
  }

  /** For the next build. */
  keep(): void {
    if (this.used.size === this.last.size && [...this.used.keys()].every((key) => this.last.has(key))) return;
    writeWhole(this.file, serialize(this.used));
  }
}
