import { resolve } from 'node:path';
import { z } from 'zod';
import { locales } from '../../src/i18n/locales.ts';
import { type Config, lineInConfig } from './config.ts';
import { type Content, displayPath } from './content.ts';
import { decode, disk, type Files } from './files.ts';
import { type Finding, judged, type RawFinding } from './finding.ts';
import { deliveredName } from './names.ts';
import type { YamlSource } from './yaml-source.ts';

/**
 * What the owner replaces before the site goes public: errors are what a reader would take for a mistake, warnings are
 * choices an owner may well make, such as no prices.
 */
export async function launchFindings(
  content: Content,
  config: Config,
  root: string,
  files: Files = disk,
): Promise<Finding[]> {
  return judged([
    ...(await leftInOwnersFile(content, config)),
    ...placeholdersInOwnersFile(config),
    ...notesInLogo(content, root, files),
    ...notesInTexts(content),
    ...samples(content),
    ...placeholderLinks(content),
    ...missingPrices(content),
  ]);
}

const item = (file: string, line: number | undefined, what: string, fix: string): RawFinding => ({
  rule: 'launch',
  file,
  line,
  what,
  fix,
});

const choice = (...said: Parameters<typeof item>): RawFinding => ({ ...item(...said), severity: 'warning' });

/** The announcement this site was delivered with. */
const deliveredAnnouncement = 'free-by-hand';

/** Values that only the delivered site has, or that are for development. */
async function leftInOwnersFile({ site, pages }: Content, config: Config): Promise<RawFinding[]> {
  const { origin, base, brand, announcement, analytics, docsVersions, downloads } = site;
  const at = (...path: PropertyKey[]): Promise<number> => lineInConfig(config, path);
  const left: RawFinding[] = [];
  const say = async (path: PropertyKey[], what: string, fix: string): Promise<void> => {
    left.push(item(config.file, await at(...path), what, fix));
  };
  if (brand.appName === deliveredName)
    await say(
      ['brand', 'appName'],
      `brand.appName is still ${deliveredName}, the name the site was delivered with`,
      "write your program's name",
    );
  if (!origin.startsWith('https:'))
    await say(['origin'], `origin: ${origin} is not https`, 'write https:// and publish with a certificate');
  if (base !== '/')
    left.push(
      choice(
        config.file,
        await at('base'),
        `search engines read robots.txt at the root of a host, not below ${base}`,
        `write "Sitemap: ${origin}${base}sitemap-index.xml" into that of ${origin}`,
      ),
    );
  if (announcement?.id === deliveredAnnouncement)
    await say(
      ['announcement', 'id'],
      'the announcement is the one the site was delivered with',
      'write your own, with a new id, or null for none',
    );
  if (docsVersions[0]?.label === 'Next')
    await say(
      ['docsVersions', 0, 'label'],
      'the docs are labeled "Next", as for a version that is not out yet',
      'write the version readers have, e.g. 2.10',
    );
  if (analytics.provider === 'console')
    await say(
      ['analytics'],
      'analytics are written to the console: for development only',
      'choose a provider, or none',
    );
  const told = providers[analytics.provider];
  if (told)
    for (const page of pages.filter(({ collection, slug }) => collection === 'pages' && slug === 'privacy-policy'))
      if (!page.body.includes(told))
        left.push(
          item(
            page.file,
            page.frontMatter?.lineOf([]),
            `does not name ${told}, which the site reports page views to`,
            'say under "Analytics" who receives what, and on which legal ground',
          ),
        );
  for (const [product, builds] of Object.entries(downloads))
    for (const [system, build] of Object.entries(builds)) {
      const missing = (['version', 'released', 'bytes', 'sha256'] as const).filter((name) => build[name] === undefined);
      if (missing.length > 0)
        left.push(
          choice(
            config.file,
            await at('downloads', product, system),
            `downloads.${product}.${system} has no ${missing.join(', ')}`,
            'add what readers can compare with their file, or leave it',
          ),
        );
    }
  return left;
}

/** As a privacy policy has to name them. */
const providers: Partial<Record<Content['site']['analytics']['provider'], string>> = {
  gtag: 'Google',
  plausible: 'Plausible',
  umami: 'Umami',
};

const placeholder = /\bexample\.(?:com|org|net)\b/;

function placeholdersInOwnersFile({ file, text }: Config): RawFinding[] {
  return text.split('\n').flatMap((line, index) => {
    const address = /['"]([^'"]+)['"]/.exec(line)?.[1] ?? '';
    return placeholder.test(address)
      ? [
          item(
            file,
            index + 1,
            `placeholder address ${address}`,
            'write your own; `npm run check` says what may be left out',
          ),
        ]
      : [];
  });
}

/** What whoever wrote the file wants to be seen before launch, as a comment of its language. */
const notes = (file: string, text: string, form: RegExp): RawFinding[] =>
  text.split('\n').flatMap((line, index) => {
    const note = form.exec(line)?.[1];
    return note ? [item(file, index + 1, note, 'when it is done, remove the comment "launch: …"')] : [];
  });

function notesInLogo({ site }: Content, root: string, files: Files): RawFinding[] {
  const path = resolve(root, site.brand.logo);
  return notes(
    displayPath(path, root),
    decode(files.read(path) ?? new Uint8Array()).text,
    /<!--\s*launch:\s*(.+?)\s*-->/,
  );
}

/** `# launch: …` in YAML and front matter. Pages of languages that are not published are nobody's business yet. */
function notesInTexts({ texts, show }: Content): RawFinding[] {
  const published = (name: string): boolean => {
    const [top, language] = name.split('/');
    return top !== 'pages' || locales.some((locale) => locale === language);
  };
  return [...texts].flatMap(([name, text]) =>
    published(name) && !name.endsWith('.json') ? notes(show(name), text, /^\s*#\s*launch:\s*(.+?)\s*$/) : [],
  );
}

function samples({ data }: Content): RawFinding[] {
  return data.flatMap(({ file, yaml }) =>
    pathsTo(yaml.data, (name, value) => name === 'sample' && value === true).map((path) =>
      item(file, yaml.lineOf(path), 'sample entry', 'replace it with a real one and remove `sample: true`'),
    ),
  );
}

/** Addresses in texts that lead nowhere; what an example only mentions is no link. */
function placeholderLinks({ pages, data }: Content): RawFinding[] {
  const fix = 'write the real address, or take the link out';
  const inPages = pages.flatMap(({ file, links }) =>
    links
      .filter(({ url }) => placeholder.test(url))
      .map(({ url, line }) => item(file, line, `placeholder address ${url}`, fix)),
  );
  const isLink = (name: string, value: unknown): boolean =>
    (name === 'url' || name === 'href') && typeof value === 'string' && placeholder.test(value);
  // A sample entry is told of as a whole.
  const sampled = (yaml: YamlSource, path: Array<string | number>): boolean =>
    pathsTo(yaml.data, (name, value) => name === 'sample' && value === true).some(
      (sample) => sample.slice(0, -1).join('\n') === path.slice(0, -1).join('\n'),
    );
  const inData = data.flatMap(({ file, yaml, name }) =>
    name.startsWith('program/')
      ? []
      : pathsTo(yaml.data, isLink)
          .filter((path) => !sampled(yaml, path))
          .map((path) => item(file, yaml.lineOf(path), 'placeholder address', fix)),
  );
  return [...inPages, ...inData];
}

const plansSchema = z
  .object({ plans: z.array(z.object({ key: z.string(), price: z.unknown().optional() })) })
  .partial();

function missingPrices({ data }: Content): RawFinding[] {
  const entry = data.find(({ name }) => name === 'data/plans.yaml');
  const parsed = plansSchema.safeParse(entry?.yaml.data);
  if (!entry || !parsed.success) return [];
  return (parsed.data.plans ?? []).flatMap(({ key, price }, index) =>
    price === undefined
      ? [
          choice(
            entry.file,
            entry.yaml.lineOf(['plans', index]),
            `plan "${key}" has no price: the page asks readers to get in touch`,
            'add `price: { monthly: 29, currency: USD }`, or leave it',
          ),
        ]
      : [],
  );
}

type Path = Array<string | number>;

/** Where in a tree of data a named value is what is asked for. */
function pathsTo(node: unknown, asked: (name: string, value: unknown) => boolean, path: Path = []): Path[] {
  if (Array.isArray(node)) return node.flatMap((inner, index) => pathsTo(inner, asked, [...path, index]));
  if (typeof node !== 'object' || node === null) return [];
  return Object.entries(node).flatMap(([name, inner]) => [
    ...(asked(name, inner) ? [[...path, name]] : []),
    ...pathsTo(inner, asked, [...path, name]),
  ]);
}
