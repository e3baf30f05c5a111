import { docsPath } from '../lib/docs-versions.ts';

/** The sidebar as data: folders become categories, pages are sorted by their position. Pure. */
export interface TreePage {
  kind: 'page';
  slug: string;
  label: string;
  /** Language of the label where it is not the reader's. */
  lang?: string | undefined;
  position: number;
}

export interface TreeCategory {
  kind: 'category';
  /** Folder path below the language, e.g. `tutorial-basics`. */
  key: string;
  label: string;
  /** Address segment of the category page. */
  slug: string;
  description: string;
  position: number;
  groups: CategoryGroup[];
  children: TreeNode[];
}

export type TreeNode = TreePage | TreeCategory;

export type PageInput = Omit<TreePage, 'kind'>;

/** Pages from this position on, up to the next group, belong together. */
export interface CategoryGroup {
  from: number;
  label: string;
}

export type CategoryInput = Pick<TreeCategory, 'label' | 'slug' | 'description' | 'position'> &
  Partial<Pick<TreeCategory, 'groups'>>;

const folderOf = (slug: string): string => slug.split('/').slice(0, -1).join('/');

function sort(nodes: TreeNode[]): TreeNode[] {
  for (const node of nodes) if (node.kind === 'category') sort(node.children);
  return nodes.sort((a, b) => a.position - b.position || a.label.localeCompare(b.label));
}

export function buildTree(pages: PageInput[], categories: ReadonlyMap<string, CategoryInput>): TreeNode[] {
  const root: TreeNode[] = [];
  const made = new Map<string, TreeCategory>();
  const childrenOf = (folder: string): TreeNode[] => {
    if (!folder) return root;
    const known = made.get(folder);
    if (known) return known.children;
    const input = categories.get(folder);
    if (!input)
      throw new Error(`content/data/categories.yaml has no entry "${folder}", but a folder of that name holds pages`);
    const category: TreeCategory = { kind: 'category', key: folder, groups: [], ...input, children: [] };
    made.set(folder, category);
    childrenOf(folderOf(folder)).push(category);
    return category.children;
  };
  for (const page of pages) childrenOf(folderOf(page.slug)).push({ kind: 'page', ...page });
  return sort(root);
}

/** A page or the overview of a category, as one in a row. */
export interface Stop {
  /** The path after `/docs/`. */
  slug: string;
  label: string;
  lang?: string | undefined;
}

export const categorySlug = ({ slug }: Pick<TreeCategory, 'slug'>): string => `category/${slug}`;
export const categoryPath = (version: string, slug: string): string => docsPath(version, categorySlug({ slug }));

/** Reading order: depth first, as the sidebar shows it; a category's overview comes before its pages. */
export function readingOrder(nodes: TreeNode[]): Stop[] {
  return nodes.flatMap((node) =>
    node.kind === 'page'
      ? [{ slug: node.slug, label: node.label, lang: node.lang }]
      : [{ slug: categorySlug(node), label: node.label }, ...readingOrder(node.children)],
  );
}

export function allCategories(nodes: TreeNode[]): TreeCategory[] {
  return nodes.flatMap((node) => (node.kind === 'category' ? [node, ...allCategories(node.children)] : []));
}

/** The categories from the root down to the folder of a page. */
export function branchOf(nodes: TreeNode[], slug: string): TreeCategory[] {
  const category = nodes.find((node) => node.kind === 'category' && slug.startsWith(`${node.key}/`));
  return category?.kind === 'category' ? [category, ...branchOf(category.children, slug)] : [];
}

/** The pages before and after. */
export function neighborsOf(order: Stop[], slug: string) {
  const index = order.findIndex((stop) => stop.slug === slug);
  return { previous: index > 0 ? order[index - 1] : undefined, next: index >= 0 ? order[index + 1] : undefined };
}
