import { spawn } from 'node:child_process';
import { commandLine, environment, notStarted } from './commands.mjs';

export interface Outcome {
  code: number;
  output: string;
}

/** Runs a command of the project (or a program of the machine); what it prints is shown and kept. */
export function run(
  command: string,
  args: string[],
  options: { quiet?: boolean; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<Outcome> {
  const line = commandLine(command, args, options.cwd);
  return new Promise((resolve, reject) => {
    const child = spawn(line.file, line.args, {
      cwd: options.cwd,
      env: { ...environment(options.cwd), ...options.env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8');
      stream.on('data', (chunk: string) => {
        output += chunk;
        if (!options.quiet) process.stdout.write(chunk);
      });
    }
    child.on('error', (error) => reject(notStarted(command, error)));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
