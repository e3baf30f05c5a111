import type { APIRoute, GetStaticPaths } from 'astro';
import { allPosts } from '../../../blog/collection.ts';
import { coverOf } from '../../../blog/cover-schema.ts';
import { covers } from '../../../blog/covers.ts';
import { socialImage } from '../../../blog/social-image.tsx';
import { defaultLocale } from '../../../lib/locales.ts';

export const getStaticPaths = (async () =>
  (await allPosts(defaultLocale)).map(({ slug, tags }) => ({
    params: { slug },
    props: { tag: tags[0] ?? slug },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ tag: string }, { slug: string }> = async ({ params, props }) =>
  new Response(await socialImage(coverOf(covers, params.slug, props.tag)), {
    headers: { 'Content-Type': 'image/png' },
  });
