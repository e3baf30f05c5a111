import { createHash } from 'node:crypto';

/** One hash of all of them; what stands at the end of one does not count as the beginning of the next. */
export function hashOf(...parts: Array<string | Uint8Array>): string {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part).update('\0');
  return hash.digest('base64url');
}
