import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Cleared } from '../check/cleared.ts';
import { cacheFolder } from './cache.ts';

/** What the check of the last published site has cleared. */
export function keptClearance(file = join(cacheFolder(), 'cleared.json')): {
  read: () => Cleared | undefined;
  write: (cleared: Cleared) => void;
} {
  return {
    read: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined),
    write: (cleared) => {
      mkdirSync(dirname(file), { recursive: true });
      // Written whole or not at all: a build may be killed.
      writeFileSync(`${file}.new`, JSON.stringify(cleared));
      renameSync(`${file}.new`, file);
    },
  };
}
