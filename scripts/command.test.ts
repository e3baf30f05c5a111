import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from 'vitest';
import { InputError } from '../src/lib/problems.ts';
import { describeError } from './command.ts';

const library = JSON.stringify(pathToFileURL(resolve('scripts/command.ts')).href);

/** A command as its own process. */
function run(body: string, ...args: string[]) {
  const script = `import { runCommand } from ${library};\nawait runCommand(async () => { ${body} });`;
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--input-type=module', '-e', script, '--', 'command', ...args],
    { encoding: 'utf8' },
  );
  return { status, stdout, stderr };
}

describe('an error', () => {
  it('an input error is printed as it is', () => {
    expect(describeError(new InputError('content/x.yaml: no such key'), false)).toBe('content/x.yaml: no such key');
  });

  it('an unexpected error is printed in one line, with its stack on demand', () => {
    const error = new Error('no such thing');
    expect(describeError(error, false)).toMatch(/^no such thing\n {4}→ .*--verbose/);
    expect(describeError(error, false)).not.toContain('command.test.ts');
    expect(describeError(error, true)).toContain('command.test.ts');
  });
});

describe('a command', () => {
  it('ends with 0 or 1', () => {
    expect(run('return true')).toEqual({ status: 0, stdout: '', stderr: '' });
    expect(run("console.log('no'); return false")).toEqual({ status: 1, stdout: 'no\n', stderr: '' });
  });

  it('that throws shows no stack trace', () => {
    const { status, stderr } = run("throw new Error('broken')");
    expect(status).toBe(1);
    expect(stderr).toMatch(/^broken\n/);
    expect(stderr).not.toContain('    at ');
    expect(run("throw new Error('broken')", '--verbose').stderr).toContain('    at ');
  });

  it('that has failed is over, whatever its timers would do', () => {
    const { status, stdout, stderr } = run(
      "setTimeout(() => { throw new Error('late') }, 0); console.log('refused'); return false",
    );
    expect({ status, stdout }).toEqual({ status: 1, stdout: 'refused\n' });
    expect(stderr).not.toContain('    at ');
  });
});
