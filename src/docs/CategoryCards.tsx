import { localizePath } from '../i18n/routes.ts';
import { translator } from '../site.ts';
import { Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { categoryPath, type DocsSet, docsPath } from './collection.ts';
import type { TreeNode } from './tree.ts';

interface Props {
  set: DocsSet;
  nodes: TreeNode[];
}

/** A card for each page with its description; nested categories say how many pages they hold. */
export function CategoryCards({ set, nodes }: Props) {
  const { plural } = translator(set.locale);
  return (
    <Grid>
      {nodes.map((node) =>
        node.kind === 'page' ? (
          <Card
            key={node.slug}
            title={node.label}
            lang={node.lang}
            href={localizePath(docsPath(set.version, node.slug), set.locale)}
          >
            <p>{set.pages.get(node.slug)?.description}</p>
          </Card>
        ) : (
          <Card
            key={node.key}
            title={node.label}
            href={localizePath(categoryPath(set.version, node.slug), set.locale)}
            eyebrow={plural('docs.items', node.children.length)}
          >
            <p>{node.description}</p>
          </Card>
        ),
      )}
    </Grid>
  );
}
