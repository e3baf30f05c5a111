import type { APIRoute } from 'astro';
import { absolute } from '../lib/seo.ts';
import { site } from '../site.ts';

export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(site.origin, '/sitemap-index.xml')}\n`);
