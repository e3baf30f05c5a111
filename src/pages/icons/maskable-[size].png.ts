import type { APIRoute, GetStaticPaths } from 'astro';
import { groundedIcon, readLogo } from '../../layouts/icons.ts';
import { site } from '../../site.ts';

/** Android may cut an icon down to the circle in its middle, four fifths wide: the largest square in it. */
const safeShare = 0.8 * Math.SQRT1_2;

export const getStaticPaths = (() => ['192', '512'].map((size) => ({ params: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const png = await groundedIcon(readLogo(site.brand.logo), site.brand.accent, Number(params.size), safeShare);
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
};
