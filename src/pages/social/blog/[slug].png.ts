import type { APIRoute, GetStaticPaths } from 'astro';
import { allPosts } from '../../../blog/collection.ts';
import { socialImage } from '../../../blog/social-image.ts';

export const getStaticPaths = (async () =>
  (await allPosts('en')).map(({ slug, tags }) => ({
    params: { slug },
    props: { tag: tags[0] ?? slug },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ tag: string }, { slug: string }> = async ({ params, props }) =>
  new Response(await socialImage(params.slug, props.tag), { headers: { 'Content-Type': 'image/png' } });
