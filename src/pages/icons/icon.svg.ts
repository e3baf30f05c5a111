import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import type { APIRoute } from 'astro';
import { site } from '../../site.ts';

export const GET: APIRoute = () =>
  new Response(readFileSync(resolve(site.brand.favicon ?? site.brand.logo), 'utf8'), {
    headers: { 'Content-Type': 'image/svg+xml' },
  });
