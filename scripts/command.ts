import { InputError } from '../src/lib/problems.ts';

/** A mistake in what was typed after the command. */
const isUsage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** What the system's codes mean to somebody who has only started a command. */
const systemErrors: Readonly<Record<string, string>> = {
  EACCES: 'you may not write there: check the owner and the permissions of the file or folder',
  EPERM: 'you may not change it: check its permissions, and whether another program has it open',
  EROFS: 'the folder can only be read: work on a copy elsewhere',
  ENOSPC: 'the disk is full: make room and run the command again',
  EXDEV: 'the folder is on another disk or mount: keep dist and the project on the same one',
  ENOENT: 'the file is missing: bring it back, or remove the link that leads to it',
  EISDIR: 'it is a folder where a file is expected: rename one of them',
  ENOTDIR: 'it is a file where a folder is expected: rename one of them',
  EMFILE: 'too many files are open: close other programs, or raise the limit (ulimit -n)',
};

/** What went wrong in words; where in the code it happened is shown on demand. */
export function describeError(error: unknown, verbose: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof InputError || isUsage(error)) return message;
  const code = error instanceof Error && 'code' in error ? systemErrors[String(error.code)] : undefined;
  if (code && !verbose) return `${message}\n    → ${code}`;
  if (verbose) return error instanceof Error ? (error.stack ?? message) : message;
  return `${message}\n    → this was not foreseen; run the command again with --verbose to see where it happened`;
}

/**
 * Exits immediately: a tool that has failed may leave timers that fail again. What was printed is written out first, and the
 * module that awaits the command ends first: V8 can crash when a process exits in the middle of that.
 */
function fail(): void {
  // What fails after this is a consequence, such as the import of a file that was already found to be broken.
  process.removeAllListeners('uncaughtException').on('uncaughtException', () => {});
  process.stdout.write('', () => process.stderr.write('', () => setImmediate(() => process.exit(1))));
}

/**
 * Runs a command of this folder: exit code 0 when it returns true. Nothing that goes wrong reaches the terminal as a
 * stack trace, unless the command was called with `--verbose`.
 */
export async function runCommand(main: (args: string[]) => Promise<boolean>): Promise<void> {
  const args = process.argv.slice(2);
  const report = (error: unknown): void => {
    console.error(describeError(error, args.includes('--verbose')));
    fail();
  };
  process.on('uncaughtException', report);
  try {
    if (!(await main(args))) fail();
  } catch (error) {
    report(error);
  }
}
