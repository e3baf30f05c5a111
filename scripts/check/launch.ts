import { resolve } from 'node:path';
import { z } from 'zod';
import { isLocale } from '../../src/i18n/locales.ts';
import { isKnownLocale } from '../../src/languages/index.ts';
import type { Config } from './config.ts';
import type { Content } from './content.ts';
import type { DataFile } from './data-file.ts';
import { decode, disk, displayPath, type Files } from './files.ts';
import { type Finding, found, type Located, type Path } from './finding.ts';
import { deliveredName } from './names.ts';

/**
 * What the owner replaces before the site goes public: errors are what a reader would take for a mistake, warnings are
 * choices an owner may well make, such as no prices.
 */
export function launchFindings(content: Content, config: Config, root: string, files: Files = disk): Finding[] {
  const logo = resolve(root, content.site.brand.logo);
  const drawn = decode(files.read(logo) ?? new Uint8Array()).text;
  // Pages of languages that are not published yet do not count.
  const published = [...content.texts].filter(([name]) => {
    const [language] = name.split('/');
    return !isKnownLocale(language) || isLocale(language);
  });
  return [
    ...leftInOwnersFile(content, config),
    ...config.text.split('\n').flatMap((line, index) => {
      const address = /['"]([^'"]+)['"]/.exec(line)?.[1] ?? '';
      const fix = 'write your own; `npm run check` says what may be left out';
      return placeholder.test(address) ? [item(config, index + 1, `placeholder address ${address}`, fix)] : [];
    }),
    ...notes(displayPath(logo, root), drawn, /<!--\s*launch:\s*(.+?)\s*-->/),
    ...published.flatMap(([name, text]) => notes(content.show(name), text, /^\s*#\s*launch:\s*(.+?)\s*$/)),
    ...privacyPolicy(content),
    ...content.pages.flatMap((page) =>
      page.links
        .filter(({ url }) => placeholder.test(url))
        .map(({ url, line }) => item(page, line, `placeholder address ${url}`, realAddress)),
    ),
    ...content.data
      .filter(({ name }) => !name.includes('program/'))
      .flatMap((file) => [...leftInData(file, file.data, []), ...withoutPrice(file)]),
  ];
}

const item = (
  ...[where, at, what, fix, severity]: [string | Located, number | Path | undefined, string, string, 'warning'?]
): Finding => found('launch', where, at, what, fix, { severity });

const placeholder = /\bexample\.(?:com|org|net)\b/;
const realAddress = 'write the real address, or take the link out';

/** The announcement this site was delivered with. */
const deliveredAnnouncement = 'free-by-hand';

/** Values that only the delivered site has, or that are for development. */
function leftInOwnersFile({ site }: Content, config: Config): Finding[] {
  const { origin, base, brand, announcement, analytics, docsVersions, downloads, legal } = site;
  const left = (isLeft: boolean, path: Path, what: string, fix: string, severity?: 'warning'): Finding[] =>
    isLeft ? [item(config, path, what, fix, severity)] : [];
  const delivered = `brand.appName is still ${deliveredName}, the name the site was delivered with`;
  const robots = `search engines read robots.txt at the root of a host, not below ${base}`;
  const sitemap = `write "Sitemap: ${origin}${base}sitemap-index.xml" into that of ${origin}`;
  const isOld = announcement?.id === deliveredAnnouncement;
  const old = 'the announcement is the one the site was delivered with';
  const toCome = 'the docs are labeled "Next", as for a version that is not out yet';
  const toConsole = 'analytics are written to the console: for development only';
  const builds = Object.entries(downloads).flatMap(([product, systems]) =>
    Object.entries(systems).map(([system, build]) => ({ path: ['downloads', product, system], build })),
  );
  return [
    ...left(brand.appName === deliveredName, ['brand', 'appName'], delivered, "write your program's name"),
    ...left(
      !origin.startsWith('https:'),
      ['origin'],
      `origin: ${origin} is not https`,
      'write https:// and publish with a certificate',
    ),
    ...left(base !== '/', ['base'], robots, sitemap, 'warning'),
    ...left(isOld, ['announcement', 'id'], old, 'write your own, with a new id, or null for none'),
    ...left(
      docsVersions[0]?.label === 'Next',
      ['docsVersions', 0, 'label'],
      toCome,
      'write the version readers have, e.g. 2.10',
    ),
    ...left(
      !legal,
      [],
      'no legal name: footer, privacy policy and terms do not say who runs the site',
      "add legal: { name: '…', address: '…', registrations: [] }, in China with the ICP number",
      'warning',
    ),
    ...left(analytics.provider === 'console', ['analytics'], toConsole, 'choose a provider, or none'),
    ...builds.flatMap(({ path, build }) => {
      const missing = (['version', 'released', 'bytes', 'sha256'] as const).filter((name) => build[name] === undefined);
      const what = `${path.join('.')} has no ${missing.join(', ')}`;
      const fix = 'add what readers can compare with their file, or leave it';
      return left(missing.length > 0, path, what, fix, 'warning');
    }),
  ];
}

/** As a privacy policy has to name them. */
const providers: Readonly<Record<string, RegExp>> = {
  gtag: /Google/,
  yandex: /Yandex|Яндекс/,
  baidu: /Baidu|百度/,
  plausible: /Plausible/,
  umami: /Umami/,
};

function privacyPolicy({ site, pages }: Content): Finding[] {
  const provider = providers[site.analytics.provider];
  const silent = pages.filter(({ slug, body }) => slug === 'privacy-policy' && provider && !provider.test(body));
  const what = `does not name ${provider?.source.split('|')[0]}, which the site reports page views to`;
  const fix = 'say under "Analytics" who receives what, and on which legal ground';
  return silent.map((page) => item(page, [], what, fix));
}

/** Comments of the form `launch: …`: notes of the author for the time before launch. */
const notes = (file: string, text: string, form: RegExp): Finding[] =>
  text.split('\n').flatMap((line, index) => {
    const note = form.exec(line)?.[1];
    return note ? [item(file, index + 1, note, 'when it is done, remove the comment "launch: …"')] : [];
  });

/** Samples and links that lead nowhere. */
function leftInData(file: DataFile, node: unknown, path: PropertyKey[]): Finding[] {
  if (typeof node !== 'object' || node === null) return [];
  // One finding for the whole sample.
  if ('sample' in node && node.sample === true)
    return [item(file, [...path, 'sample'], 'sample entry', 'replace it with a real one and remove `sample: true`')];
  return Object.entries(node).flatMap(([key, inner]) =>
    ['url', 'href'].includes(key) && placeholder.test(String(inner))
      ? [item(file, [...path, key], 'placeholder address', realAddress)]
      : leftInData(file, inner, [...path, key]),
  );
}

const plansIn = z.object({ plans: z.array(z.looseObject({ key: z.string(), price: z.unknown().optional() })) });

function withoutPrice(file: DataFile): Finding[] {
  const { plans = [] } = (file.name === 'data/plans.yaml' && plansIn.safeParse(file.data).data) || {};
  return plans.flatMap(({ key, price }, index) => {
    const what = `plan "${key}" has no price: the page asks readers to get in touch`;
    const fix = 'add `price: { monthly: 29, currency: USD }`, or leave it';
    return price === undefined ? [item(file, ['plans', index], what, fix, 'warning')] : [];
  });
}
