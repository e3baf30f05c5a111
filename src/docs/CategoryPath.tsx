import { localizePath } from '../i18n/routes.ts';
import { translator } from '../site.ts';
import styles from './CategoryPath.module.css';
import { categoryPath, type DocsSet, docsPath } from './collection.ts';
import type { TreeCategory, TreeNode } from './tree.ts';

interface Props {
  set: DocsSet;
  category: TreeCategory;
}

/** The pages of a category in reading order, numbered, in its groups: the first page is the largest, the last group the smallest. */
export function CategoryPath({ set, category }: Props) {
  const { children } = category;
  const groups = category.groups.length > 0 ? category.groups : [{ from: -Infinity, label: '' }];
  const parts = groups.map(({ from, label }, index) => {
    const end = groups[index + 1]?.from ?? Infinity;
    return { label, nodes: children.filter(({ position }) => position >= from && position < end) };
  });
  return (
    <div className={styles.path}>
      {parts
        .filter(({ nodes }) => nodes.length > 0)
        .map(({ label, nodes }) => (
          <section key={label}>
            {label && <h2>{label}</h2>}
            <ol className={styles.steps}>
              {nodes.map((node) => (
                <Step key={node.slug} set={set} node={node} number={children.indexOf(node) + 1} under={label !== ''} />
              ))}
            </ol>
          </section>
        ))}
    </div>
  );
}

function Step({ set, node, number, under }: { set: DocsSet; node: TreeNode; number: number; under: boolean }) {
  const { locale, version, pages } = set;
  const { plural } = translator(locale);
  const page = node.kind === 'page' ? pages.get(node.slug) : undefined;
  const path = node.kind === 'page' ? docsPath(version, node.slug) : categoryPath(version, node.slug);
  const Heading = under ? 'h3' : 'h2';
  return (
    <li className="whole-link quiet-links" lang={node.kind === 'page' ? node.lang : undefined}>
      <span className={styles.number} aria-hidden="true">
        {String(number).padStart(2, '0')}
      </span>
      <div>
        <Heading>
          <a href={localizePath(path, locale)}>{page?.title ?? node.label}</a>
        </Heading>
        <p className="quiet">{node.kind === 'page' ? page?.description : node.description}</p>
        {node.kind === 'category' && <p className="meta">{plural('docs.items', node.children.length)}</p>}
      </div>
    </li>
  );
}
