import { InputError } from '../src/lib/problems.ts';

/** A mistake in what was typed after the command. */
const isUsage = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS');

/** What went wrong in words; where in the code it happened is shown on demand. */
export function describeError(error: unknown, verbose: boolean): string {
  const message = error instanceof Error ? error.message : String(error);
  if (error instanceof InputError || isUsage(error)) return message;
  if (verbose) return error instanceof Error ? (error.stack ?? message) : message;
  return `${message}\n    → this was not foreseen; run the command again with --verbose to see where it happened`;
}

/**
 * Ends at once: a tool that has failed may leave timers that fail again. What was printed is written out first, and the
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
