import { join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Config } from './config.ts';
import type { Content } from './content.ts';
import { decode, displayPath, type Files } from './files.ts';
import { allFound, type Finding, found, type Path } from './finding.ts';
import type { Targets } from './links.ts';
import { svgProblems } from './svg.ts';

/** The owner's file beside the rest: what it names exists, and what it promises can be kept. */
export function checkSite(config: Config, { site, pages, settings }: Content, targets: Targets): Finding[] {
  const { origin, docsVersions, brand, announcement, announcements, links: own } = site;
  const say = (path: PropertyKey[], what: string, fix: string, severity?: 'warning'): Finding =>
    found('configuration', config, path, `${path.join('.')}: ${what}`, fix, { severity });
  const insecure = `${origin} is not https, yet the site tells browsers to use https only (Strict-Transport-Security)`;
  const lacking = docsVersions.flatMap(({ id }, index) => {
    if (index === 0 || pages.some(({ folder }) => folder === `docs-versions/${id}`)) return [];
    const fix = `copy docs to docs-versions/${id} in each language folder of content/, or remove the entry`;
    return [say(['docsVersions', index], `there are no pages of version "${id}"`, fix)];
  });
  const links: Record<string, string | undefined> = {
    'brand.tutorialUrl': brand.tutorialUrl,
    'announcement.href': announcement?.href,
    ...Object.fromEntries(announcements.map(({ href }, at) => [`announcements.${at}.href`, href])),
    ...Object.fromEntries(own.map(({ href }, at) => [`links.${at}.href`, href])),
  };
  const today = new Date().toISOString().slice(0, 10);
  const over = announcements.flatMap(({ until }, at) =>
    until && until < today
      ? [say(['announcements', at, 'until'], `${until} is over`, 'take the announcement out', 'warning')]
      : [],
  );
  const wrong = Object.entries(links).flatMap(([name, url]) => {
    if (!url?.startsWith('/')) return [];
    const off = { what: 'the page is switched off', fix: 'choose another page, or switch this one on again' };
    const problem = targets.problem(url) ?? (settings.isOff(url) ? off : undefined);
    return problem ? [say(name.split('.'), `${url}: ${problem.what}`, problem.fix)] : [];
  });
  return [
    ...(origin.startsWith('http:')
      ? [say(['origin'], insecure, 'write https:// and publish with a certificate', 'warning')]
      : []),
    ...lacking,
    ...over,
    ...wrong,
  ];
}

/** What a page of text may weigh in all is 50 KB: a font is most of it. */
const heaviestFont = 60 * 1024;

/** Files that the owner's file names. */
export function checkFiles({ site, ...config }: Config, root: string, contentDir: string, files: Files): Finding[] {
  const missing = (isLost: boolean, path: Path, file: string, fix: string): Finding[] =>
    isLost
      ? [found('pictures', config, path, `${path.join('.')}: ${file} does not exist`, fix, { unbuildable: true })]
      : [];
  const there = 'put the file there, or correct the path (it starts from the folder of package.json)';
  const { brand, contacts = [], fonts = [] } = site ?? {};
  const { favicon } = brand ?? {};
  return [
    ...(favicon ? missing(!files.read(resolve(root, favicon)), ['brand', 'favicon'], favicon, there) : []),
    ...contacts.flatMap(({ picture }, at) =>
      picture
        ? missing(
            !files.read(join(contentDir, 'public', picture)),
            ['contacts', at, 'picture'],
            picture,
            'put it into content/public',
          )
        : [],
    ),
    ...fonts.flatMap(({ file }, at) => {
      const bytes = files.read(resolve(root, file));
      const weight = `${file} weighs ${Math.round((bytes?.length ?? 0) / 1024)} KB, which every first visit loads`;
      const fix = 'make a subset of the letters your languages use (pyftsubset), or leave it';
      return bytes && bytes.length > heaviestFont
        ? [found('pictures', config, ['fonts', at, 'file'], weight, fix, { severity: 'warning' })]
        : missing(!bytes, ['fonts', at, 'file'], file, there);
    }),
  ];
}

const heaviestLogo = 100 * 1024;

/** The logo can be drawn: every icon is made from it. */
export async function checkLogo(config: Config, root: string, files: Files): Promise<Finding[]> {
  if (!config.site) return [];
  const { logo } = config.site.brand;
  const path = resolve(root, logo);
  const bytes = files.read(path);
  const unbuildable = { unbuildable: true };
  if (!bytes) {
    const fix = 'put the SVG file there, or correct the path (it starts from the folder of package.json)';
    return [found('pictures', config, ['brand', 'logo'], `brand.logo: ${logo} does not exist`, fix, unbuildable)];
  }
  const file = displayPath(path, root);
  const { text, problems } = decode(bytes);
  const broken = problems.length > 0 ? problems : svgProblems(text);
  if (broken.length > 0) return allFound('pictures', file, broken, unbuildable);
  const warn = (isWrong: boolean, what: string, fix: string): Finding[] =>
    isWrong ? [found('pictures', file, 1, what, fix, { severity: 'warning' })] : [];
  try {
    const { width, height } = await sharp(bytes).metadata();
    await sharp(bytes).resize(32, 32).png().toBuffer();
    const weight = Math.round(bytes.length / 1024);
    return [
      ...warn(width !== height, `is ${width} × ${height}`, 'make the viewBox square: icons are cut to a square'),
      ...warn(bytes.length > heaviestLogo, `weighs ${weight} KB`, 'take embedded bitmaps and metadata out of it'),
    ];
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    const fix = 'export it from the drawing program as plain SVG';
    return [found('pictures', file, 1, `cannot be drawn: ${reason}`, fix, unbuildable)];
  }
}
