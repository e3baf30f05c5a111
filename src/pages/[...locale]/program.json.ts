import type { APIRoute, GetStaticPaths } from 'astro';
import type { Locale } from '../../lib/locales.ts';
import { inEveryLanguage } from '../../lib/routes.ts';
import { programData } from '../../program/data.ts';
import { studioIn } from '../../program/studio.ts';

export const getStaticPaths = inEveryLanguage satisfies GetStaticPaths;

/** The program's windows, labels and messages as data; the shape is in src/program/data.ts. */
export const GET: APIRoute<{ locale: Locale }> = ({ props }) => Response.json(programData(studioIn(props.locale)));
