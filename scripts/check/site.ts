import { resolve } from 'node:path';
import sharp from 'sharp';
import { type Config, lineInConfig } from './config.ts';
import { type Content, displayPath } from './content.ts';
import { decode, type Files } from './files.ts';
import { found, type RawFinding } from './finding.ts';
import { linkProblem, type Targets } from './links.ts';
import { remembered } from './remember.ts';
import { svgProblems } from './svg.ts';

/** The owner's file beside the rest: what it names exists, and what it promises can be kept. */
export async function checkSite(
  config: Config,
  { site, pages, settings }: Content,
  targets: Targets,
): Promise<RawFinding[]> {
  const findings: RawFinding[] = [];
  const say = async (
    path: PropertyKey[],
    what: string,
    fix: string,
    severity: RawFinding['severity'],
  ): Promise<void> => {
    const line = await lineInConfig(config, path);
    findings.push(found('configuration', config.file, line, `${path.join('.')}: ${what}`, fix, { severity }));
  };
  const { origin, docsVersions, brand, announcement } = site;
  if (origin.startsWith('http:')) {
    const what = `${origin} is not https, yet the site tells browsers to use https only (Strict-Transport-Security)`;
    await say(['origin'], what, 'write https:// and publish with a certificate', 'warning');
  }
  for (const [index, { id }] of docsVersions.entries()) {
    if (index === 0 || pages.some(({ folder }) => folder === `docs-versions/${id}`)) continue;
    const fix = `copy docs to docs-versions/${id} in each language folder of content/, or remove the entry`;
    await say(['docsVersions', index], `there are no pages of version "${id}"`, fix, 'error');
  }
  const links = { 'brand.tutorialUrl': brand.tutorialUrl, 'announcement.href': announcement?.href };
  for (const [name, url] of Object.entries(links)) {
    if (!url?.startsWith('/')) continue;
    const off = { what: 'the page is switched off', fix: 'choose another page, or switch this one on again' };
    const problem =
      linkProblem(url, site) ?? targets.problem(url, undefined) ?? (settings.isOff(url) ? off : undefined);
    if (problem) await say(name.split('.'), `${url}: ${problem.what}`, problem.fix, 'error');
  }
  return findings;
}

const heaviestLogo = 100 * 1024;

/** The logo can be drawn: every icon is made from it. */
export async function checkLogo(config: Config, root: string, files: Files): Promise<RawFinding[]> {
  if (!config.site) return [];
  const { logo } = config.site.brand;
  const path = resolve(root, logo);
  const bytes = files.read(path);
  if (!bytes) {
    const line = await lineInConfig(config, ['brand', 'logo']);
    const fix = 'put the SVG file there, or correct the path (it starts from the folder of package.json)';
    return [found('pictures', config.file, line, `brand.logo: ${logo} does not exist`, fix, { unbuildable: true })];
  }
  const { text, problem } = decode(bytes);
  const broken = problem ? [problem] : svgProblems(text);
  const said = broken.length > 0 ? broken : await drawnProblems(bytes);
  return said.map((each) => ({ rule: 'pictures', file: displayPath(path, root), unbuildable: true, ...each }));
}

type Said = Omit<RawFinding, 'rule' | 'file'>;

const drawnProblems = remembered(async (bytes: Uint8Array): Promise<Said[]> => {
  try {
    const { width, height } = await sharp(bytes).metadata();
    await sharp(bytes).resize(32, 32).png().toBuffer();
    const weight = Math.round(bytes.length / 1024);
    const warning = { line: 1, severity: 'warning' as const, unbuildable: false };
    const square = 'make the viewBox square: icons are cut to a square';
    return [
      ...(width === height ? [] : [{ ...warning, what: `is ${width} × ${height}`, fix: square }]),
      ...(bytes.length <= heaviestLogo
        ? []
        : [{ ...warning, what: `weighs ${weight} KB`, fix: 'take embedded bitmaps and metadata out of it' }]),
    ];
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [{ line: 1, what: `cannot be drawn: ${reason}`, fix: 'export it from the drawing program as plain SVG' }];
  }
});
