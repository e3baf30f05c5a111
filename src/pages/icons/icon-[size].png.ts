import type { APIRoute, GetStaticPaths } from 'astro';
import { groundedIcon, logoIcon, readLogo } from '../../layouts/icons.ts';
import { site } from '../../site.ts';

/** For the screens of iPhones and iPads, which put black behind what is transparent and round the corners themselves. */
const touchSize = 180;
const touchShare = 0.8;

export const getStaticPaths = (() =>
  [touchSize, 192, 512].map((size) => ({ params: { size: String(size) } }))) satisfies GetStaticPaths;

export const GET: APIRoute = async ({ params }) => {
  const size = Number(params.size);
  const logo = readLogo(site.brand.logo);
  const png = await (size === touchSize
    ? groundedIcon(logo, site.brand.accent, size, touchShare)
    : logoIcon(logo, size));
  return new Response(png, { headers: { 'Content-Type': 'image/png' } });
};
