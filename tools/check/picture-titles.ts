import { type TitleProblem, titleProblems } from '../../src/social/title-problems.ts';
import { type Config, lineInConfig } from './config.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';

/** A letter that is missing is a hole in the picture; a title in small letters can still be published. */
export const pictureFinding = ({ kind, what, fix }: TitleProblem): Pick<RawFinding, 'rule' | 'what' | 'fix'> => ({
  rule: kind === 'missing' ? 'pictures' : 'length',
  what,
  fix,
});

/** Names and titles can be drawn on the pictures that networks show. Those without front matter are known when they are built. */
export async function checkPictureTitles(config: Config, { pages, site }: Content): Promise<RawFinding[]> {
  const findings: RawFinding[] = [];
  const { appName } = site.brand;
  for (const problem of await titleProblems(appName, 'en')) {
    const line = await lineInConfig(config, ['brand', 'appName']);
    findings.push({ ...pictureFinding(problem), file: config.file, line });
  }
  for (const { data, file, frontMatter, locale } of pages) {
    if (typeof data.title !== 'string') continue;
    // A figure is as wide as a figure, whichever it is.
    const title = data.title.replaceAll('{brand}', appName).replaceAll(/\{fact:[\w-]+\}/g, '00');
    for (const problem of await titleProblems(title, locale))
      findings.push({ ...pictureFinding(problem), file, line: frontMatter?.lineOf(['title']) ?? 1 });
  }
  return findings;
}
