import { checkCitations } from './citations.ts';
import { checkComponents } from './components.ts';
import { type Config, readConfig } from './config.ts';
import { type Content, readContent } from './content.ts';
import { checkData } from './data-files.ts';
import { checkDrawings } from './drawings.ts';
import { disk, displayPath, type Files } from './files.ts';
import { type Finding, inReadingOrder, type Rule } from './finding.ts';
import { checkTranslations } from './fingerprint.ts';
import { checkFrontMatter } from './front-matter.ts';
import { checkLinks, Targets } from './links.ts';
import { checkNames } from './names.ts';
import { checkParts } from './parts.ts';
import { checkPictures } from './pictures.ts';
import { checkPlaces } from './places.ts';
import { checkFiles, checkLogo, checkSite } from './site.ts';
import { checkNeeds, type SourceText } from './sources.ts';
import { checkStructure } from './structure.ts';
import { checkTexts } from './texts.ts';
import { checkTools } from './tools.ts';
import { checkWords } from './words.ts';

/** A draft is not published: it may be short, unfinished and not yet translated. */
const notForDrafts: Rule[] = ['length', 'unfinished', 'translations', 'sources'];

/**
 * An older version of the docs is as it was on its day: only what would keep its pages from being built, lead readers
 * astray or name another brand is looked at.
 */
const notForOldVersions: Rule[] = ['glossary', 'unfinished', 'sources', 'length', 'translations'];

const isOld = ({ file, rule, untranslated }: Finding): boolean =>
  file.includes('/docs-versions/') && (untranslated !== undefined || notForOldVersions.includes(rule));

/** Every rule on the texts and data that have been read. */
function checkContent(content: Content, sources: SourceText[], targets: Targets): Finding[] {
  const findings = [
    ...content.findings,
    ...checkData(content),
    ...checkTools(content),
    ...checkDrawings(content),
    ...checkNeeds(content, sources),
    ...checkFrontMatter(content),
    ...checkPlaces(content, sources),
    ...checkStructure(content),
    ...checkComponents(content),
    ...checkNames(content, sources),
    ...checkWords(content),
    ...checkParts(content),
    ...checkLinks(content, targets),
    ...checkCitations(content),
    ...checkTexts(content),
    ...checkTranslations(content),
  ];
  const drafts = new Set(content.pages.filter(({ data }) => data.draft === true).map(({ file }) => file));
  return findings.filter(
    (finding) => !isOld(finding) && !(drafts.has(finding.file) && notForDrafts.includes(finding.rule)),
  );
}

export interface Place {
  /** The project; files below it are named relative to it. */
  root: string;
  configFile: string;
  contentDir: string;
  /** The code that uses the words and figures of the content. */
  sources: SourceText[];
}

export interface Checked {
  config: Config;
  /** Undefined when the owner's file could not be read. */
  content: Content | undefined;
  findings: Finding[];
}

/** All that is read before a page is made: the owner's file, its logo, texts, data and pictures. */
export async function checkSources(place: Place, files: Files = disk, known?: Config): Promise<Checked> {
  const { root, configFile, contentDir, sources } = place;
  const config = known ?? (await readConfig(configFile, displayPath(configFile, root), files));
  const ofConfig = [
    ...config.findings,
    ...(await checkLogo(config, root, files)),
    ...checkFiles(config, root, contentDir, files),
  ];
  if (!config.site) return { config, content: undefined, findings: inReadingOrder(ofConfig) };

  const content = readContent(contentDir, root, config.site, files);
  const targets = new Targets(content, sources);
  const findings = [
    ...ofConfig,
    ...checkSite(config, content, targets),
    ...checkContent(content, sources, targets),
    ...checkPictures(content, files),
  ];
  return { config, content, findings: inReadingOrder(findings) };
}

/** The findings that keep a site from being built: all errors, or with `--force` those no page can be made from. */
export const stopping = (findings: Finding[], force = false): Finding[] =>
  findings.filter(({ severity, unbuildable }) => severity === 'error' && (!force || unbuildable === true));
