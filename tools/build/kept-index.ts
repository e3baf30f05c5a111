import { createHash } from 'node:crypto';
import { existsSync, globSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import { withBase } from '../../src/lib/base.ts';
import { type BuiltIndex, buildIndex } from '../../src/search/build-index.ts';
import { writeWhole } from './cache.ts';

/** The code an index is made by, and what it knows of languages. */
const code = (root: string): string[] =>
  ['search', 'languages', 'lib']
    .flatMap((folder) => globSync(`src/${folder}/**/*.ts`, { cwd: root }))
    .filter((file) => !file.includes('.test.'))
    .sort()
    .map((file) => readFileSync(resolve(root, file), 'utf8'));

/**
 * The search index of each language is made from its pages, what was written for its search, and the code; where all of
 * that is as it was in the last build, so is the index.
 */
export class KeptIndexes {
  private readonly folder: string;
  private readonly version: string;
  private readonly used = new Set<string>();

  constructor(folder: string, root = process.cwd()) {
    this.folder = folder;
    this.version = [process.version, withBase('/'), ...code(root)].join('\0');
  }

  readonly build: typeof buildIndex = (...given) => {
    const key = createHash('sha256').update(this.version).update(JSON.stringify(given)).digest('hex').slice(0, 32);
    const file = join(this.folder, key);
    this.used.add(key);
    if (existsSync(file)) {
      const kept: BuiltIndex = deserialize(readFileSync(file));
      return kept;
    }
    const built = buildIndex(...given);
    writeWhole(file, serialize(built));
    return built;
  };

  /** Those of other pages and other code. */
  clear(): void {
    if (!existsSync(this.folder)) return;
    for (const name of readdirSync(this.folder)) if (!this.used.has(name)) rmSync(join(this.folder, name));
  }
}
