/** The stages of one video, in their order. Each keeps what the ones before it have done. */
export const stages = ['source', 'recognize', 'translate', 'voice', 'vary', 'render'] as const;
export type Stage = (typeof stages)[number];

export interface Picture {
  subtitle: 'none' | 'spoken' | 'translated';
  voice: boolean;
  varied: boolean;
  /** Several videos instead of one. */
  versions: boolean;
}

const reached = (stage: Stage, other: Stage): boolean => stages.indexOf(stage) >= stages.indexOf(other);

/** What there is to see at a stage. */
export function pictureOf(stage: Stage): Picture {
  const translated = reached(stage, 'translate');
  return {
    subtitle: translated ? 'translated' : reached(stage, 'recognize') ? 'spoken' : 'none',
    voice: reached(stage, 'voice'),
    varied: reached(stage, 'vary'),
    versions: stage === 'render',
  };
}

/** How the picture of a version differs from the source: small amounts, as the program makes them. */
export interface Look {
  /** How much larger it is drawn: its edges are cut off. */
  zoom: number;
  /** Lighter above zero, darker below. */
  light: number;
  /** Width of the border, in units of the drawing. */
  border: number;
}

export const versionRange = { min: 2, max: 9, first: 6 } as const;

const zooms = [1.04, 1.16, 1.1] as const;
const lights = [0.14, -0.16, 0] as const;

/** The look of a version, counted from 0. No two that can be shown are alike. */
export function lookOf(version: number): Look {
  const row = Math.floor(version / zooms.length);
  return {
    zoom: zooms[version % zooms.length] ?? 1,
    light: lights[(version + row) % lights.length] ?? 0,
    border: row % 3 === 1 ? 14 : row % 3 === 2 ? 6 : 0,
  };
}

/** What the subtitle says in another language than the reader's. */
export const translationFor = (locale: string): { lang: string; text: string } =>
  locale === 'en'
    ? { lang: 'es', text: 'Tazas nuevas, recién salidas del horno' }
    : { lang: 'en', text: 'New mugs, fresh from the kiln' };
