import { resolve } from 'node:path';
import sharp from 'sharp';
import type { Settings } from '../../src/lib/parts.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import { type Config, lineInConfig } from './config.ts';
import { type Content, displayPath } from './content.ts';
import { decode, type Files } from './files.ts';
import type { RawFinding } from './finding.ts';
import { linkProblem, type Targets } from './links.ts';
import { remembered } from './remember.ts';
import { type SvgProblem, svgProblems } from './svg.ts';

interface Said {
  path: PropertyKey[];
  what: string;
  fix: string;
  severity?: 'warning';
}

/** The owner's file beside the rest: what it names exists, and what it promises can be kept. */
export async function checkSite(config: Config, content: Content, targets: Targets): Promise<RawFinding[]> {
  const { site } = content;
  const said = [...originSaid(site), ...versionsSaid(site, content), ...linksSaid(site, targets, content.settings)];
  return Promise.all(
    said.map(async ({ path, ...rest }) => ({
      rule: 'configuration' as const,
      file: config.file,
      line: await lineInConfig(config, path),
      ...rest,
    })),
  );
}

function originSaid({ origin }: SiteConfig): Said[] {
  if (!origin.startsWith('http:')) return [];
  return [
    {
      path: ['origin'],
      severity: 'warning',
      what: `origin: ${origin} is not https, yet the site tells browsers to use https only (Strict-Transport-Security)`,
      fix: 'write https:// and publish with a certificate',
    },
  ];
}

function versionsSaid({ docsVersions }: SiteConfig, { pages }: Content): Said[] {
  const folders = new Set(pages.map(({ folder }) => folder));
  return docsVersions.flatMap(({ id }, index): Said[] => {
    if (index === 0 || folders.has(`docs-versions/${id}`)) return [];
    return [
      {
        path: ['docsVersions', index],
        what: `docsVersions: there are no pages of version "${id}"`,
        fix: `copy docs to docs-versions/${id} in each language folder of content/, or remove the entry`,
      },
    ];
  });
}

const offProblem = (url: string, { isOff }: Settings) =>
  isOff(url)
    ? { what: 'the page is switched off', fix: 'choose another page, or switch this one on again' }
    : undefined;

function linksSaid(site: SiteConfig, targets: Targets, settings: Settings): Said[] {
  const { brand, announcement } = site;
  const links: Array<{ path: string[]; url: string | undefined }> = [
    { path: ['brand', 'tutorialUrl'], url: brand.tutorialUrl },
    { path: ['announcement', 'href'], url: announcement?.href },
  ];
  return links.flatMap(({ path, url }): Said[] => {
    if (!url?.startsWith('/')) return [];
    const problem = linkProblem(url, site) ?? targets.problem(url, undefined) ?? offProblem(url, settings);
    return problem ? [{ path, what: `${path.join('.')}: ${url}: ${problem.what}`, fix: problem.fix }] : [];
  });
}

const heaviestLogo = 100 * 1024;

/** The logo can be drawn: every icon is made from it. */
export async function checkLogo(config: Config, root: string, files: Files): Promise<RawFinding[]> {
  if (!config.site) return [];
  const { logo } = config.site.brand;
  const path = resolve(root, logo);
  const bytes = files.read(path);
  if (!bytes) {
    return [
      {
        rule: 'pictures',
        unbuildable: true,
        file: config.file,
        line: await lineInConfig(config, ['brand', 'logo']),
        what: `brand.logo: ${logo} does not exist`,
        fix: 'put the SVG file there, or correct the path (it starts from the folder of package.json)',
      },
    ];
  }
  const { text, problem } = decode(bytes);
  const broken: SvgProblem[] = problem ? [problem] : svgProblems(text);
  const said = broken.length > 0 ? broken : await drawnProblems(bytes);
  return said.map((each) => ({ rule: 'pictures', unbuildable: true, file: displayPath(path, root), ...each }));
}

const drawnProblems = remembered(async (bytes: Uint8Array): Promise<Array<SvgProblem & Partial<RawFinding>>> => {
  try {
    const { width, height } = await sharp(bytes).metadata();
    await sharp(bytes).resize(32, 32).png().toBuffer();
    const warning = (what: string, fix: string) => ({
      line: 1,
      what,
      fix,
      severity: 'warning' as const,
      unbuildable: false,
    });
    return [
      ...(width === height
        ? []
        : [warning(`is ${width} × ${height}`, 'make the viewBox square: icons are cut to a square')]),
      ...(bytes.length <= heaviestLogo
        ? []
        : [warning(`weighs ${Math.round(bytes.length / 1024)} KB`, 'take embedded bitmaps and metadata out of it')]),
    ];
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [{ line: 1, what: `cannot be drawn: ${reason}`, fix: 'export it from the drawing program as plain SVG' }];
  }
});
