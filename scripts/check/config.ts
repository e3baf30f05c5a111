import { basename } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parseSync } from 'rolldown/utils';
import { isKnownLocale, languages } from '../../src/languages/index.ts';
import { type SiteConfig, siteSchema } from '../../src/lib/site-schema.ts';
import { decode, disk, type Files, placeAt } from './files.ts';
import { type Finding, found, type Located, missingIn, type Path } from './finding.ts';
import { valueProblems } from './issues.ts';

/** The owner's file as far as it could be read. */
export interface Config extends Located {
  text: string;
  /** Undefined when it cannot be used; the findings say why. */
  site: SiteConfig | undefined;
  findings: Finding[];
}

/** Reads the owner's file, called `shown` in messages. A mistake in it becomes a finding. */
export async function readConfig(path: string, shown: string, files: Files = disk): Promise<Config> {
  const bytes = files.read(path);
  const {
    text,
    problems: [problem],
  } = decode(bytes ?? new Uint8Array());
  const config: Config = {
    file: shown,
    text,
    site: undefined,
    findings: [],
    placeOf: (value) => ({ file: shown, line: lineOf(text, value) }),
  };
  const refuse = (at: number | Path | undefined, what: string, fix: string, column?: number): Config => {
    config.findings.push(found('configuration', config, at, what, fix, { unbuildable: true, column }));
    return config;
  };
  if (!bytes)
    return refuse(undefined, 'the file is missing', 'bring it back, or point SITE_CONFIG to the file you use');
  if (problem) return refuse(problem.line, problem.what, problem.fix);

  let value: unknown;
  try {
    const loaded: object = await import(/* @vite-ignore */ pathToFileURL(path).href);
    if (!('default' in loaded))
      return refuse(1, 'has no default export', 'end it with: export default defineSite({ … })');
    value = loaded.default;
  } catch (error) {
    const [mistake] = parseSync(path, text).errors;
    if (!mistake) {
      const { message, stack = '' } = error instanceof Error ? error : new Error(String(error));
      const [, afterName = ''] = stack.split(basename(path));
      const line = Number(/^[^:\n]*:(\d+)/.exec(afterName)?.[1] ?? 1);
      const what = `cannot be run: ${message.split('\n')[0]}`;
      return refuse(line, what, 'correct the code on this line; plain values need none');
    }
    const { line, column } = placeAt(text, mistake.labels[0]?.start ?? 0);
    const fix = 'correct the punctuation here or on the line before: quotes around texts, one comma after each entry';
    return refuse(line, `cannot be read: ${mistake.message}`, fix, column);
  }
  for (const { path, what, fix } of valueProblems(siteSchema, value)) refuse(path, what, fix);
  config.site = siteSchema.safeParse(value).data;
  if (config.site) config.findings.push(...missingTexts(config, value, config.site));
  return config;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Texts with one value for each language, at any depth, with the languages that show them. */
function wordingsIn(
  value: unknown,
  path: PropertyKey[] = [],
  shownTo?: unknown,
): Array<{ path: Path; in: string[]; shownTo: unknown }> {
  if (!isRecord(value)) return [];
  const keys = Object.keys(value);
  if (keys.length > 0 && keys.every(isKnownLocale)) return [{ path, in: keys, shownTo }];
  return keys.flatMap((key) => wordingsIn(value[key], [...path, key], value.languages ?? shownTo));
}

/** Languages in which a text of the owner's is not written. */
const missingTexts = (config: Config, value: unknown, site: SiteConfig): Finding[] =>
  wordingsIn(value).flatMap(({ path, in: written, shownTo }) =>
    site.languages
      .filter((locale) => !written.includes(locale) && (!Array.isArray(shownTo) || shownTo.includes(locale)))
      .map((locale) => {
        const fix = `write the text in ${languages[locale].englishName}`;
        return found('languages', config, path, `${path.join('.')}.${locale} is missing`, fix, missingIn(site, locale));
      }),
  );

/** A node of the syntax tree, whatever its kind. */
interface Node {
  type: string;
  start: number;
  properties?: unknown;
  elements?: unknown;
  key?: unknown;
  name?: unknown;
  value?: unknown;
}
const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && 'type' in value && 'start' in value;
const nodesIn = (value: unknown): Node[] => (Array.isArray(value) ? value.filter(isNode) : []);

/** The line of a value, or of the nearest one around it that is in the file. */
function lineOf(text: string, path: Path): number {
  let node: Node | undefined = parseSync('site.config.ts', text).program.body.find(
    ({ type }) => type === 'ExportDefaultDeclaration',
  );
  let start = node?.start ?? 0;
  for (const step of path) {
    node = node && entriesOf(node).get(String(step));
    start = node?.start ?? start;
  }
  return placeAt(text, start).line;
}

/** The entries of an object or list, unwrapped from calls and assertions. */
function entriesOf(node: Node): Map<string, Node> {
  if (node.type === 'ArrayExpression') return new Map(nodesIn(node.elements).map((each, index) => [`${index}`, each]));
  if (node.type === 'ObjectExpression')
    return new Map(
      nodesIn(node.properties).map((each) => [isNode(each.key) ? String(each.key.name ?? each.key.value) : '', each]),
    );
  const inner = Object.values(node).flat().filter(isNode);
  return inner.map(entriesOf).find(({ size }) => size > 0) ?? new Map();
}
