import { resolve } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import sharp from 'sharp';
import { site } from '../../site.ts';

/** Drawn from the brand's SVG, so that a rebrand needs one file. */
export const getStaticPaths = (() =>
  ['180', '192', '512'].map((size) => ({ params: { size } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const size = Number(params.size);
  const png = await sharp(resolve(site.brand.logo), { density: 72 * (size / 32) })
    .resize(size, size)
    .png()
    .toBuffer();
  return new Response(new Uint8Array(png), { headers: { 'Content-Type': 'image/png' } });
};
