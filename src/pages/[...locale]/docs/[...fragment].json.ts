import type { APIRoute, GetStaticPaths } from 'astro';
import { type DocsSet, docsSets, listsPath } from '../../../docs/collection.ts';
import { fragmentItems } from '../../../docs/sidebar.ts';
import { allCategories, type TreeCategory } from '../../../docs/tree.ts';
import { localeParam } from '../../../lib/routes.ts';

export const getStaticPaths = (async () =>
  [...(await docsSets()).values()].flatMap((set) =>
    allCategories(set.tree).map((category) => ({
      params: {
        locale: localeParam(set.locale),
        fragment: (listsPath(set.version) + category.key).slice('/docs/'.length),
      },
      props: { set, category },
    })),
  )) satisfies GetStaticPaths;

export const GET: APIRoute<{ set: DocsSet; category: TreeCategory }> = ({ props: { set, category } }) =>
  Response.json(fragmentItems(set, category));
