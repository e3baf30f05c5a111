import { defineMiddleware } from 'astro:middleware';

/** Browsers fetch module scripts as urgently as stylesheets, although the first paint needs only the latter. */
export const onRequest = defineMiddleware(async (_, next) => {
  const response = await next();
  if (!response.headers.get('content-type')?.startsWith('text/html')) return response;
  const html = await response.text();
  return new Response(html.replaceAll('<script type="module"', '<script type="module" fetchpriority="low"'), response);
});
