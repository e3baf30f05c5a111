import { localizePath } from '../i18n/routes.ts';
import type { SideNavItem } from '../layouts/reading/SideNav.tsx';
import { translator } from '../site.ts';
import { categoryPath, type DocsSet, docsPath } from './collection.ts';
import { categorySlug, type TreeNode } from './tree.ts';

/** The docs sidebar as seen from one page: its branch open, everything else closed. */
export function sidebarItems(set: DocsSet, current: string, nodes: TreeNode[] = set.tree): SideNavItem[] {
  const { locale, version } = set;
  const { t } = translator(locale);
  return nodes.map((node) => {
    if (node.kind === 'page') {
      return {
        label: node.label,
        lang: node.lang,
        href: localizePath(docsPath(version, node.slug), locale),
        current: node.slug === current,
      };
    }
    const here = current === categorySlug(node);
    const open = here || current.startsWith(`${node.key}/`);
    return {
      key: node.key,
      label: node.label,
      href: localizePath(categoryPath(version, node.slug), locale),
      current: here,
      toggle: t('docs.categoryPages', { name: node.label }),
      open,
      children: sidebarItems(set, current, node.children),
    };
  });
}
