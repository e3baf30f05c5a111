import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Cleared } from '../check/cleared.ts';
import { cacheFolder, writeWhole } from './cache.ts';

/** What the check of the last published site has cleared. */
export function keptClearance(file = join(cacheFolder(), 'cleared.json')): {
  read: () => Cleared | undefined;
  write: (cleared: Cleared) => void;
} {
  return {
    read: () => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined),
    write: (cleared) => writeWhole(file, JSON.stringify(cleared)),
  };
}
