/** The current docs; older versions have a name, which is a segment of their addresses. */
export const currentVersion = 'current';

/** Which version of the docs a file of content/ belongs to. */
export const versionOfFile = (file: string): string =>
  /[\\/]docs-versions[\\/]([^\\/]+)[\\/]/.exec(file)?.[1] ?? currentVersion;

/** Without the prefix of a language, as all paths; the current version has no segment. */
export const docsPath = (version: string, slug: string): string =>
  version === currentVersion ? `/docs/${slug}` : `/docs/${version}/${slug}`;

/** The target of a link in an older version: the same version, if it has the page (`pages`: their slugs). */
export function inVersion(path: string, version: string, pages: ReadonlySet<string>): string {
  const [, slug = '', rest = ''] = /^\/docs\/([^?#]+)(.*)$/.exec(path) ?? [];
  return version !== currentVersion && pages.has(slug) ? docsPath(version, slug) + rest : path;
}
