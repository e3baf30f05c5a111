import type { z } from 'zod';

/** One line per wrong value: its position and the fix. */
export function describeIssues(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map((issue) => {
      const path = issue.path.join('.') || '(whole file)';
      const unknown = issue.code === 'unrecognized_keys' ? `: remove or correct ${issue.keys.join(', ')}` : '';
      return `  ${path}: ${issue.message}${unknown}`;
    })
    .join('\n');
}

/** A mistake in a file of the owner, a writer or a translator. Where in the code it was noticed helps none of them. */
export class InputError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'InputError';
    this.stack = message;
  }
}
