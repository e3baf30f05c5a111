import type { APIRoute } from 'astro';
import { withBase } from '../../i18n/base.ts';
import type { Locale } from '../../i18n/locales.ts';
import { inEveryLanguage, localizePath } from '../../i18n/routes.ts';
import { lightSurface } from '../../lib/color.ts';
import { site, translator } from '../../site.ts';

export const getStaticPaths = inEveryLanguage;

export const GET: APIRoute<{ locale: Locale }> = ({ props: { locale } }) =>
  new Response(
    JSON.stringify({
      name: site.brand.appName,
      short_name: site.brand.appName,
      description: translator(locale).t('site.description'),
      lang: locale,
      start_url: localizePath('/', locale),
      scope: localizePath('/', locale),
      display: 'browser',
      background_color: lightSurface.page,
      theme_color: lightSurface.page,
      icons: [
        { src: withBase('/icons/icon.svg'), sizes: 'any', type: 'image/svg+xml' },
        { src: withBase('/icons/icon-192.png'), sizes: '192x192', type: 'image/png' },
        { src: withBase('/icons/icon-512.png'), sizes: '512x512', type: 'image/png' },
        { src: withBase('/icons/maskable-192.png'), sizes: '192x192', type: 'image/png', purpose: 'maskable' },
        { src: withBase('/icons/maskable-512.png'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }),
    { headers: { 'Content-Type': 'application/manifest+json' } },
  );
