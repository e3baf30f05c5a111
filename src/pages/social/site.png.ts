import type { APIRoute } from 'astro';
import { socialImage } from '../../blog/social-image.tsx';
import { site } from '../../site.ts';

export const GET: APIRoute = async () =>
  new Response(await socialImage(site.brand.appName, 'phone-farm'), { headers: { 'Content-Type': 'image/png' } });
