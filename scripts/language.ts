import { existsSync, globSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { contentDir } from '../src/files/content.ts';
import { describeIssues, InputError } from '../src/lib/problems.ts';
import { type SiteConfig, siteSchema } from '../src/lib/site-schema.ts';
import { ownerFile } from '../src/owner/owner-file.ts';
import { rangeOfValue } from './check/config-source.ts';
import { runCommand } from './command.ts';
import { canonicalCode, languageFile, withLanguage } from './language/new-language.ts';
import { withoutLanguage } from './language/yaml-values.ts';
import { run } from './run.ts';

/**
 * npm run language -- add de       publishes a language; what is not translated yet is shown in the source language
 * npm run language -- remove ru    unpublishes it and removes its texts
 */
const usage = 'npm run language -- add <code> | remove <code>   e.g. add de';

/** The owner's file, and how it is changed: only the values that are named, everything else as it was. */
class OwnerFile {
  readonly path: string;
  private text: string;

  constructor(path: string) {
    this.path = path;
    this.text = readFileSync(path, 'utf8');
  }

  set(key: keyof SiteConfig, value: string): void {
    const range = rangeOfValue(this.text, [key]);
    if (!range) throw new InputError(`${this.path}: has no "${key}"; add it, e.g. ${key}: ${value},`);
    this.text = this.text.slice(0, range.from) + value + this.text.slice(range.to);
    writeFileSync(this.path, this.text);
  }
}

const listed = (codes: readonly string[]): string => `[${codes.map((code) => `'${code}'`).join(', ')}]`;

interface Project {
  root: string;
  owner: OwnerFile;
  content: string;
  languages: string[];
  required: boolean | string[];
}

function readProject(root: string): Project {
  if ('error' in ownerFile) throw ownerFile.error;
  const config = siteSchema.safeParse(ownerFile.value);
  if (!config.success) throw new InputError(`${ownerFile.path}\n${describeIssues(config.error.issues)}`);
  const { languages, requireTranslations: required } = config.data;
  return { root, owner: new OwnerFile(ownerFile.path), content: contentDir, languages, required };
}

function add(code: string, { root, owner, languages, required }: Project): string[] {
  const [source = ''] = languages;
  const done: string[] = [];
  const file = join(root, 'src/languages', `${code}.ts`);
  if (!existsSync(file)) {
    const index = join(root, 'src/languages/index.ts');
    writeFileSync(file, languageFile(code));
    writeFileSync(index, withLanguage(readFileSync(index, 'utf8'), code));
    done.push(
      `src/languages/${code}.ts  begun: read it through with somebody who speaks the language (quotes, reading speed,`,
      '    words of a question, a stemmer for the search)',
    );
  }
  owner.set('languages', listed([...languages, code]));
  done.push(`${owner.path}  languages: ${listed([...languages, code])}`);
  if (required === true) {
    const complete = languages.filter((other) => other !== source);
    owner.set('requireTranslations', listed(complete));
    done.push(`${owner.path}  requireTranslations: ${listed(complete)}: the new one may be incomplete for now`);
  }
  return done;
}

/** Pages and lists of one language. Interface words and src/languages stay: they cost nothing, and bring it back. */
const ownFiles = (code: string, content: string): string[] =>
  globSync([code, `search/synonyms.${code}.yaml`], { cwd: content });

function remove(code: string, { owner, content, languages, required }: Project): string[] {
  const [source = ''] = languages;
  const rest = languages.filter((other) => other !== code);
  owner.set('languages', listed(rest));
  const done = [`${owner.path}  languages: ${listed(rest)}`];
  if (Array.isArray(required) && required.includes(code))
    owner.set('requireTranslations', listed(required.filter((other) => other !== code)));
  for (const name of ownFiles(code, content)) {
    rmSync(join(content, name), { recursive: true });
    done.push(`content/${name.replaceAll('\\', '/')}  removed`);
  }
  let changed = 0;
  // The registry of the program holds the labels of the program itself, whatever languages the site has.
  const ofProgram = (path: string): boolean => /^program(?:[\\/]|$)/.test(path);
  for (const name of globSync('**/*.yaml', { cwd: content, exclude: ofProgram })) {
    const path = join(content, name);
    const text = readFileSync(path, 'utf8');
    const without = withoutLanguage(text, code, source);
    if (without === text) continue;
    writeFileSync(path, without);
    changed += 1;
  }
  done.push(`${changed} YAML files without their ${code} texts`);
  done.push(`kept: src/languages/${code}.ts, the interface words in ${code} and the labels of the program`);
  done.push(`npm run language -- add ${code} publishes it again; git brings the texts back`);
  return done;
}

export async function main(
  args: string[],
  root = process.cwd(),
  print: (text: string) => void = console.log,
): Promise<boolean> {
  const { positionals } = parseArgs({ args, allowPositionals: true, options: { verbose: { type: 'boolean' } } });
  const [order, given = ''] = positionals;
  const code = canonicalCode(given);
  if (positionals.length !== 2 || (order !== 'add' && order !== 'remove')) {
    print(usage);
    return false;
  }
  if (!code) {
    print(`"${given}" is no code of a language; e.g. de, pt-BR, zh-Hant`);
    return false;
  }
  const project = readProject(root);
  const isPublished = project.languages.includes(code);
  const refusal =
    order === 'add'
      ? isPublished && `${code} is published already`
      : !isPublished
        ? `${code} is not published: ${project.languages.join(', ')}`
        : code === project.languages[0] && `${code} is the source of the translations; make another language the first`;
  if (refusal) {
    print(refusal);
    return false;
  }
  for (const line of order === 'add' ? add(code, project) : remove(code, project)) print(line);
  // The check reads the changed files in a process of its own.
  const { output } = await run('node', ['scripts/check.ts'], { quiet: true });
  print(output.trim());
  return true;
}

if (import.meta.main) await runCommand((args) => main(args));
