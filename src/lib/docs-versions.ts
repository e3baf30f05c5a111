/** The docs of today; older versions have a name of their own, which stands in their addresses. */
export const currentVersion = 'current';

/** Which version of the docs a file of content/ belongs to. */
export const versionOfFile = (file: string): string =>
  /[\\/]docs-versions[\\/]([^\\/]+)[\\/]/.exec(file)?.[1] ?? currentVersion;

/** As every path without the prefix of a language; the current version has no segment of its own. */
export const docsPath = (version: string, slug: string): string =>
  version === currentVersion ? `/docs/${slug}` : `/docs/${version}/${slug}`;

/** Where a link of an older version leads: to the same version, if it has the page (`pages`: their slugs). */
export function inVersion(path: string, version: string, pages: ReadonlySet<string>): string {
  const [, slug = '', rest = ''] = /^\/docs\/([^?#]+)(.*)$/.exec(path) ?? [];
  return version !== currentVersion && pages.has(slug) ? docsPath(version, slug) + rest : path;
}
