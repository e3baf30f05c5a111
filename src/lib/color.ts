import { clampChroma, converter, formatHex, type Oklch, parse, wcagContrast } from 'culori';

const toOklch = converter('oklch');

export function parseColor(value: string): Oklch | undefined {
  const color = parse(value);
  return color ? toOklch(color) : undefined;
}

const hex = (color: Oklch): string => formatHex(clampChroma(color, 'oklch'));

/** Moves lightness step by step until the color is readable on every background it is used on. */
function readable(color: Oklch, backgrounds: string[], step: number, ratio = 4.6): string {
  let current = color;
  while (backgrounds.some((background) => wcagContrast(hex(current), background) < ratio)) {
    const l = current.l + step;
    if (l < 0 || l > 1) break;
    current = { ...current, l };
  }
  return hex(current);
}

export interface AccentShades {
  /** Filled buttons. */
  fill: string;
  fillHover: string;
  /** Words on `fill`. */
  onFill: string;
  /** Links and accented words on the page background. */
  text: string;
  /** Quiet background behind accented words. */
  soft: string;
  /** Hairlines. */
  line: string;
}

/** Four backgrounds, each a step from the one before it; text is set on all of them. */
export interface Surface {
  page: string;
  /** Quiet parts of the page: code, heads of tables, the footer. */
  raised: string;
  /** Raised surfaces: cards, panels, menus, windows. */
  card: string;
  /** Parts of those, and what the pointer is on. */
  sunken: string;
}

export const lightSurface: Surface = { page: '#ffffff', raised: '#f6f7f9', card: '#ffffff', sunken: '#eceff3' };
export const darkSurface: Surface = { page: '#0b0d12', raised: '#11141b', card: '#161a23', sunken: '#1f2530' };

/** The brand gives one color; both modes' shades follow from it and keep AA contrast (tested). */
export function accentShades(accent: string, mode: 'light' | 'dark'): AccentShades {
  const base = parseColor(accent);
  if (!base) throw new Error(`not a color: ${accent}`);
  if (mode === 'light') {
    const soft = hex({ ...base, l: 0.965, c: Math.min(base.c, 0.02) });
    const fill = readable(base, ['#ffffff'], -0.01);
    return {
      fill,
      fillHover: hex({ ...base, l: Math.max(0, (parseColor(fill)?.l ?? base.l) - 0.06) }),
      onFill: '#ffffff',
      text: readable(base, [...Object.values(lightSurface), soft], -0.01),
      soft,
      line: hex({ ...base, l: 0.86, c: Math.min(base.c, 0.06) }),
    };
  }
  const soft = hex({ ...base, l: 0.24, c: Math.min(base.c, 0.05) });
  const bright = { ...base, l: Math.max(base.l, 0.74), c: Math.min(base.c, 0.14) };
  return {
    fill: hex(bright),
    fillHover: hex({ ...bright, l: Math.min(0.95, bright.l + 0.06) }),
    onFill: readable({ ...base, l: 0.22, c: Math.min(base.c, 0.06) }, [hex(bright)], -0.01),
    text: readable(bright, [...Object.values(darkSurface), soft], 0.01),
    soft,
    line: hex({ ...base, l: 0.42, c: Math.min(base.c, 0.08) }),
  };
}

/** The dark ground of stages in both modes, and what is live on it, both from the brand's color. Never on white. */
export function stageColors(accent: string): { ground: string; signal: string } {
  const { h = 264 } = parseColor(accent) ?? {};
  return {
    ground: hex({ mode: 'oklch', l: 0.165, c: 0.022, h }),
    signal: hex({ mode: 'oklch', l: 0.87, c: 0.19, h: h - 136 }),
  };
}
