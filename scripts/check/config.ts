import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { z } from 'zod';
import { languages } from '../../src/languages/index.ts';
import { type SiteConfig, siteSchema } from '../../src/lib/site-schema.ts';
import { decode, disk, type Files } from './files.ts';
import type { RawFinding } from './finding.ts';
import { valueProblems } from './issues.ts';
import { missingIn } from './required.ts';

/** The owner's file as far as it could be read. */
export interface Config {
  /** As an author would open it. */
  file: string;
  text: string;
  /** Undefined when it cannot be used; the findings say why. */
  site: SiteConfig | undefined;
  findings: RawFinding[];
}

type Said = Omit<RawFinding, 'rule' | 'file'>;

/** The line of a value in the owner's file. The grammar of TypeScript is loaded only when there is something to say. */
export async function lineInConfig({ text }: Config, path: ReadonlyArray<PropertyKey>): Promise<number> {
  const { lineOfValue } = await import('./config-source.ts');
  return lineOfValue(text, path);
}

/** Reads the owner's file, called `shown` in messages. A mistake in it becomes a finding. */
export async function readConfig(file: string, shown: string, files: Files = disk): Promise<Config> {
  const { text, problem } = decode(files.read(file) ?? new Uint8Array());
  const config: Config = { file: shown, text, site: undefined, findings: [] };
  const refuse = (...said: Said[]): Config => {
    config.findings.push(
      ...said.map((each) => ({ rule: 'configuration' as const, unbuildable: true, file: shown, ...each })),
    );
    return config;
  };
  if (!files.read(file))
    return refuse({ what: 'the file is missing', fix: 'bring it back, or point SITE_CONFIG to the file you use' });
  if (problem) return refuse(problem);

  let value: unknown;
  try {
    const loaded: object = await import(/* @vite-ignore */ pathToFileURL(file).href);
    if (!('default' in loaded))
      return refuse({ line: 1, what: 'has no default export', fix: 'end it with: export default defineSite({ … })' });
    value = loaded.default;
  } catch (error) {
    return refuse(await loadProblem(error, file, text));
  }
  const result = siteSchema.safeParse(value);
  if (result.success) {
    config.site = result.data;
    for (const finding of missingTexts(value, result.data)) {
      const line = await lineInConfig(config, ['announcement', 'text']);
      config.findings.push({ rule: 'languages', file: shown, line, ...finding });
    }
    return config;
  }
  for (const { path, what, fix } of valueProblems(result.error, siteSchema, value))
    refuse({ line: await lineInConfig(config, path), what, fix });
  return config;
}

/** Languages the announcement is not written in. */
function missingTexts(value: unknown, site: SiteConfig): Array<Omit<RawFinding, 'rule' | 'file'>> {
  const { data } = announced.safeParse(value);
  return site.languages
    .filter((locale) => data && data.announcement.text[locale] === undefined)
    .map((locale) => ({
      ...missingIn(site, locale),
      what: `announcement.text.${locale} is missing`,
      fix: `write the text in ${languages[locale].englishName}`,
    }));
}

const announced = z.object({ announcement: z.object({ text: z.record(z.string(), z.unknown()) }) });

/** Why the file could not even be run. */
async function loadProblem(error: unknown, file: string, text: string): Promise<Said> {
  const { grammarProblem } = await import('./config-source.ts');
  const grammar = grammarProblem(text);
  if (grammar) {
    const { line, column, message } = grammar;
    const fix = 'correct the punctuation here or on the line before: quotes around texts, one comma after each entry';
    return { line, column, what: `cannot be read: ${message}`, fix };
  }
  const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
  const [, afterName = ''] = stack.split(basename(file));
  return {
    line: Number(/^[^:\n]*:(\d+)/.exec(afterName)?.[1] ?? 1),
    what: `cannot be run: ${message.split('\n')[0]}`,
    fix: 'correct the code on this line; plain values need none',
  };
}
