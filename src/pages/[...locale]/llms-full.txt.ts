import type { APIRoute } from 'astro';
import type { Locale } from '../../i18n/locales.ts';
import { inEveryLanguage } from '../../i18n/routes.ts';
import { siteInFull } from '../../twins/twin.ts';

export const getStaticPaths = inEveryLanguage;

export const GET: APIRoute<{ locale: Locale }> = async ({ props }) => new Response(await siteInFull(props.locale));
