import type { Translator } from '../lib/i18n.ts';
import { localizePath } from '../lib/routes.ts';
import { categoryPath, docsPath, fragmentPath } from './collection.ts';
import styles from './Sidebar.module.css';
import type { TreeCategory, TreeNode } from './tree.ts';

interface Props {
  tree: TreeNode[];
  version: string;
  /** Slug of the page being read, or `category/<slug>`. */
  current: string;
  translator: Translator;
}

/**
 * Only the branch of the current page is written out. Closed categories hold their name, a link to their overview
 * (which works without script) and the address of their list, so a page's size does not grow with the site.
 */
export function Sidebar({ tree, version, current, translator }: Props) {
  return (
    <nav className={styles.nav} aria-label={translator.t('docs.sidebar')} data-docs-nav>
      <Branch nodes={tree} version={version} current={current} translator={translator} />
    </nav>
  );
}

function Branch({ nodes, version, current, translator }: Omit<Props, "tree"> & { nodes: TreeNode[] }) {
  return (
    <ul className={styles.list}>
      {nodes.map((node) =>
        node.kind === 'page' ? (
          <li key={node.slug}>
            <a
              className={styles.link}
              href={localizePath(docsPath(version, node.slug), translator.locale)}
              aria-current={node.slug === current ? 'page' : undefined}
            >
              {node.label}
            </a>
          </li>
        ) : (
          <Category key={node.key} category={node} version={version} current={current} translator={translator} />
        ),
      )}
    </ul>
  );
}

function Category({ category, version, current, translator }: Omit<Props, 'tree'> & { category: TreeCategory }) {
  const { key, label, slug, children } = category;
  const here = current === `category/${slug}`;
  const open = here || current.startsWith(`${key}/`);
  return (
    <li data-category={key} data-fragment={open ? undefined : fragmentPath(version, key, translator.locale)}>
      <div className={styles.row}>
        <a
          className={styles.link}
          href={localizePath(categoryPath(version, slug), translator.locale)}
          aria-current={here ? 'page' : undefined}
        >
          {label}
        </a>
        <button
          type="button"
          className={`${styles.toggle} needs-js`}
          aria-expanded={open}
          aria-label={translator.t('docs.expandCategory', { name: label })}
          data-category-toggle
        />
      </div>
      {open && <Branch nodes={children} version={version} current={current} translator={translator} />}
    </li>
  );
}
