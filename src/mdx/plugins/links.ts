import { fileURLToPath } from 'node:url';
import { defineMdastPlugin, type MdastPluginEntry } from 'satteri';
import { docsPagesOf } from '../../files/docs-version.ts';
import { isOff } from '../../files/parts.ts';
import { localizePath } from '../../i18n/routes.ts';
import { currentVersion, inVersion, versionOfFile } from '../../lib/docs-versions.ts';
import { localeOfFile } from './node.ts';

/** Links lead to pages in the text's language and version; those to pages the site does not have become their words. */
export const links: MdastPluginEntry = ({ fileURL }) => {
  if (!fileURL) return null;
  const file = fileURLToPath(fileURL);
  const locale = localeOfFile(file);
  const version = versionOfFile(file);
  const pages: ReadonlySet<string> = version === currentVersion ? new Set() : docsPagesOf(version);
  return defineMdastPlugin({
    name: 'links',
    link(node, ctx) {
      if (!node.url.startsWith('/')) return;
      if (isOff(node.url)) ctx.replaceNode(node, node.children);
      else ctx.setProperty(node, 'url', localizePath(inVersion(node.url, version, pages), locale));
    },
  });
};
