import { execFile, spawnSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { HtmlValidate } from 'html-validate/node';
import { z } from 'zod';
import { isPage } from '../src/built-site/addresses.ts';
import { filesIn } from '../src/built-site/site.ts';
import { htmlRules } from './html-rules.ts';

/**
 * Are the built pages valid HTML? Asks the Nu Html Checker, which the W3C runs too, where there is Java, and
 * html-validate elsewhere.
 *   node tools/html-standards.ts                  the site in dist
 *   node tools/html-standards.ts some/folder
 */
export interface Fault {
  file: string;
  line: number;
  message: string;
}

export const hasJava = (): boolean => spawnSync('java', ['-version'], { stdio: 'ignore' }).status === 0;

const nuReport = z.object({
  messages: z.array(
    z.object({ type: z.string(), url: z.string().optional(), lastLine: z.number().default(0), message: z.string() }),
  ),
});

export async function faultsByNu(folder: string): Promise<Fault[]> {
  const jar = createRequire(import.meta.url).resolve('vnu-jar/build/dist/vnu.jar');
  // A run is over before the second compiler and a collector of many threads have paid off: half the processor time.
  // The checker descends deep: a megabyte of stack, which Java gives by itself on some machines, is not enough for it.
  const java = ['-Xss8m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'];
  const options = ['--stdout', '--errors-only', '--skip-non-html', '--format', 'json'];
  const args = [...java, '-jar', jar, ...options, resolve(folder)];
  const report = await new Promise<string>((done, fail) => {
    // It exits with an error when it has found one; only a run that reports nothing at all has failed.
    execFile('java', args, { maxBuffer: 1 << 28 }, (error, output) => (output ? done(output) : fail(error)));
  });
  return nuReport.parse(JSON.parse(report)).messages.map(({ type, url, lastLine, message }) => ({
    file: url ? relative('.', fileURLToPath(url)) : folder,
    line: lastLine,
    message: type === 'error' ? message : `${type}: ${message}`,
  }));
}

export async function faultsByHtmlValidate(folder: string): Promise<Fault[]> {
  const checker = new HtmlValidate({
    root: true,
    plugins: [htmlRules],
    extends: ['html-validate:standard', 'html-rules:all'],
    elements: ['html5', { style: { flow: true, phrasing: true } }],
  });
  const faults: Fault[] = [];
  for (const name of pagesIn(folder)) {
    const { results } = await checker.validateFile(join(folder, name));
    for (const { filePath, messages } of results) {
      for (const { severity, line, message } of messages) {
        if (severity > 1) faults.push({ file: filePath ?? name, line, message });
      }
    }
  }
  return faults;
}

const pagesIn = (folder: string): string[] => filesIn(folder).filter(isPage);

async function main(folder = 'dist'): Promise<number> {
  const java = hasJava();
  const faults = await (java ? faultsByNu(folder) : faultsByHtmlValidate(folder));
  for (const { file, line, message } of faults) console.log(`${file}:${line} ${message}`);
  const checker = java ? 'Nu Html Checker' : 'html-validate (no Java on this machine)';
  console.log(`${checker}: ${pagesIn(folder).length} pages, ${faults.length} errors`);
  return faults.length === 0 ? 0 : 1;
}

if (import.meta.main) process.exitCode = await main(process.argv[2]);
