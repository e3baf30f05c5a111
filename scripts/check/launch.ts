import { resolve } from 'node:path';
import { isLocale } from '../../src/i18n/locales.ts';
import { isKnownLocale } from '../../src/languages/index.ts';
import { type Config, lineInConfig } from './config.ts';
import { type Content, displayPath } from './content.ts';
import { decode, disk, type Files } from './files.ts';
import { type Finding, found, judged, type RawFinding } from './finding.ts';
import { deliveredName } from './names.ts';

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
  const logo = resolve(root, content.site.brand.logo);
  const drawn = decode(files.read(logo) ?? new Uint8Array()).text;
  return judged([
    ...(await leftInOwnersFile(content, config)),
    ...config.text.split('\n').flatMap((line, index) => {
      const address = /['"]([^'"]+)['"]/.exec(line)?.[1] ?? '';
      const fix = 'write your own; `npm run check` says what may be left out';
      return placeholder.test(address) ? [item(config.file, index + 1, `placeholder address ${address}`, fix)] : [];
    }),
    ...notes(displayPath(logo, root), drawn, /<!--\s*launch:\s*(.+?)\s*-->/),
    ...[...content.texts].flatMap(([name, text]) => {
      // Pages of languages that are not published are nobody's business yet.
      const [language] = name.split('/');
      const isPublished = !isKnownLocale(language) || isLocale(language);
      return isPublished ? notes(content.show(name), text, /^\s*#\s*launch:\s*(.+?)\s*$/) : [];
    }),
    ...privacyPolicy(content),
    ...content.pages.flatMap(({ file, links }) =>
      links
        .filter(({ url }) => placeholder.test(url))
        .map(({ url, line }) => item(file, line, `placeholder address ${url}`, realAddress)),
    ),
    ...content.data.flatMap(leftInData),
  ]);
}

const item = (
  ...[file, line, what, fix, severity]: [string, number | undefined, string, string, 'warning'?]
): RawFinding => found('launch', file, line, what, fix, { severity });

const placeholder = /\bexample\.(?:com|org|net)\b/;
const realAddress = 'write the real address, or take the link out';

/** The announcement this site was delivered with. */
const deliveredAnnouncement = 'free-by-hand';

/** Values that only the delivered site has, or that are for development. */
function leftInOwnersFile({ site }: Content, config: Config): Promise<RawFinding[]> {
  const { origin, base, brand, announcement, analytics, docsVersions, downloads } = site;
  const said: Array<[isLeft: boolean, path: PropertyKey[], what: string, fix: string, severity?: 'warning']> = [
    [
      brand.appName === deliveredName,
      ['brand', 'appName'],
      `brand.appName is still ${deliveredName}, the name the site was delivered with`,
      "write your program's name",
    ],
    [
      !origin.startsWith('https:'),
      ['origin'],
      `origin: ${origin} is not https`,
      'write https:// and publish with a certificate',
    ],
    [
      base !== '/',
      ['base'],
      `search engines read robots.txt at the root of a host, not below ${base}`,
      `write "Sitemap: ${origin}${base}sitemap-index.xml" into that of ${origin}`,
      'warning',
    ],
    [
      announcement?.id === deliveredAnnouncement,
      ['announcement', 'id'],
      'the announcement is the one the site was delivered with',
      'write your own, with a new id, or null for none',
    ],
    [
      docsVersions[0]?.label === 'Next',
      ['docsVersions', 0, 'label'],
      'the docs are labeled "Next", as for a version that is not out yet',
      'write the version readers have, e.g. 2.10',
    ],
    [
      analytics.provider === 'console',
      ['analytics'],
      'analytics are written to the console: for development only',
      'choose a provider, or none',
    ],
  ];
  for (const [product, builds] of Object.entries(downloads))
    for (const [system, build] of Object.entries(builds)) {
      const missing = (['version', 'released', 'bytes', 'sha256'] as const).filter((name) => build[name] === undefined);
      const what = `downloads.${product}.${system} has no ${missing.join(', ')}`;
      const fix = 'add what readers can compare with their file, or leave it';
      said.push([missing.length > 0, ['downloads', product, system], what, fix, 'warning']);
    }
  return Promise.all(
    said
      .filter(([isLeft]) => isLeft)
      .map(async ([, path, ...rest]) => item(config.file, await lineInConfig(config, path), ...rest)),
  );
}

/** As a privacy policy has to name them. */
const providers: Readonly<Record<string, string>> = { gtag: 'Google', plausible: 'Plausible', umami: 'Umami' };

function privacyPolicy({ site, pages }: Content): RawFinding[] {
  const told = providers[site.analytics.provider];
  const silent = pages.filter(({ slug, body }) => slug === 'privacy-policy' && told && !body.includes(told));
  const what = `does not name ${told}, which the site reports page views to`;
  const fix = 'say under "Analytics" who receives what, and on which legal ground';
  return silent.map(({ file, frontMatter }) => item(file, frontMatter?.lineOf([]), what, fix));
}

/** What whoever wrote the file wants to be seen before launch, as a comment of its language. */
const notes = (file: string, text: string, form: RegExp): RawFinding[] =>
  text.split('\n').flatMap((line, index) => {
    const note = form.exec(line)?.[1];
    return note ? [item(file, index + 1, note, 'when it is done, remove the comment "launch: …"')] : [];
  });

/** Samples, links that lead nowhere, plans without prices. */
function leftInData({ file, name, yaml }: Content['data'][number]): RawFinding[] {
  const visit = (node: unknown, path: PropertyKey[]): RawFinding[] => {
    if (Array.isArray(node)) return node.flatMap((inner, index) => visit(inner, [...path, index]));
    if (typeof node !== 'object' || node === null) return [];
    const entries = new Map<string, unknown>(Object.entries(node));
    const line = (key: string): number => yaml.lineOf([...path, key]);
    // A sample is told of as a whole.
    if (entries.get('sample') === true)
      return [item(file, line('sample'), 'sample entry', 'replace it with a real one and remove `sample: true`')];
    const links = ['url', 'href'].filter((key) => placeholder.test(String(entries.get(key) ?? '')));
    const isPlan =
      name.endsWith('plans.yaml') && path[0] === 'plans' && typeof path[1] === 'number' && path.length === 2;
    const price = `plan "${entries.get('key')}" has no price: the page asks readers to get in touch`;
    const fix = 'add `price: { monthly: 29, currency: USD }`, or leave it';
    return [
      ...links.map((key) => item(file, line(key), 'placeholder address', realAddress)),
      ...(isPlan && !entries.has('price') ? [item(file, yaml.lineOf(path), price, fix, 'warning')] : []),
      ...[...entries].flatMap(([key, inner]) => visit(inner, [...path, key])),
    ];
  };
  return name.includes('program/') ? [] : visit(yaml.data, []);
}
