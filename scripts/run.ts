import { spawn } from 'node:child_process';

/**
 * Runs `node` or a command of a package; npm puts those on the PATH. What it prints goes to this terminal, or with
 * `quiet` into `output`.
 */
export function run(
  command: string,
  args: string[],
  { quiet = false, cwd, env }: { quiet?: boolean; cwd?: string; env?: NodeJS.ProcessEnv } = {},
): Promise<{ code: number; output: string }> {
  const isNode = command === 'node';
  return new Promise((resolve, reject) => {
    const child = spawn(isNode ? process.execPath : command, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: quiet ? ['ignore', 'pipe', 'pipe'] : 'inherit',
      // Windows starts the .cmd files of packages in a shell only.
      shell: !isNode && process.platform === 'win32',
    });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream?.setEncoding('utf8').on('data', (chunk: string) => {
        output += chunk;
      });
    child.on('error', (error) => reject(new Error(`${command} could not be started: ${error.message}`)));
    child.on('close', (code) => resolve({ code: code ?? 1, output }));
  });
}
