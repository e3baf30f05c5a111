import type { APIRoute } from 'astro';
import { coverOf } from '../../blog/cover-schema.ts';
import { covers } from '../../blog/covers.ts';
import { socialImage } from '../../blog/social-image.tsx';

export const GET: APIRoute = async () =>
  new Response(await socialImage(covers.site ?? coverOf(covers, 'site', 'phone-farm')), {
    headers: { 'Content-Type': 'image/png' },
  });
