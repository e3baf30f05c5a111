import { accentShades, darkSurface, lightSurface, parseColor } from '../lib/color.ts';
import { site } from '../site.ts';
import { fontFamilies } from './fonts.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The brand's colors as custom properties; everything else in the style sheets refers to these. */
export function brandCss(): string {
  const light = { ...lightSurface, ...prefixed(accentShades(site.brand.accent, 'light')) };
  const dark = { ...darkSurface, ...prefixed(accentShades(site.brand.accent, 'dark')) };
  const pairs = Object.entries(light).map(
    ([name, value]) => `--${kebab(name)}:light-dark(${value},${new Map(Object.entries(dark)).get(name)});`,
  );
  const { h: hue = 264 } = parseColor(site.brand.accent) ?? {};
  const fonts = fontFamilies.map(({ place, cssVariable }) =>
    place === 'text'
      ? `--font:var(${cssVariable}),system-ui,sans-serif;`
      : `--mono:var(${cssVariable}),ui-monospace,monospace;`,
  );
  return `html:root{--hue:${Math.round(hue)};${pairs.join('')}${fonts.join('')}}`;
}

function prefixed(shades: object): Record<string, string> {
  return Object.fromEntries(Object.entries(shades).map(([name, value]) => [`accent-${kebab(name)}`, String(value)]));
}
