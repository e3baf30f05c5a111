import type { APIRoute } from 'astro';
import { withBase } from '../i18n/base.ts';
import { absolute } from '../lib/seo.ts';
import { site } from '../site.ts';

/** Search engines ask for it at the root of the host only: below a base, the owner of the host has to repeat it there. */
export const GET: APIRoute = () =>
  new Response(`User-agent: *\nAllow: /\n\nSitemap: ${absolute(site.origin, withBase('/sitemap-index.xml'))}\n`);
