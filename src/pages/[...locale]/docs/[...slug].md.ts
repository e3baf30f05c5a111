import type { APIRoute, GetStaticPaths } from 'astro';
import { localeParam } from '../../../i18n/routes.ts';
import { allDocsTwins, type Twin } from '../../../twins/twin.ts';

export const getStaticPaths = (async () =>
  (await allDocsTwins()).map((twin) => ({
    params: { locale: localeParam(twin.locale), slug: twin.path.slice('/docs/'.length) },
    props: { twin },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ twin: Twin }> = ({ props: { twin } }) => new Response(twin.write());
