import type { APIRoute } from 'astro';
import { logoIcon, readLogo } from '../layouts/icons.ts';
import { icoFile } from '../lib/ico.ts';
import { site } from '../site.ts';

const sizes = [16, 32, 48];

export const GET: APIRoute = async () => {
  const logo = readLogo(site.brand.favicon ?? site.brand.logo);
  const pictures = await Promise.all(sizes.map(async (size) => ({ size, png: await logoIcon(logo, size) })));
  return new Response(icoFile(pictures), { headers: { 'Content-Type': 'image/x-icon' } });
};
