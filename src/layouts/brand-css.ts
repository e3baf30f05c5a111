import { accentShades, darkSurface, lightSurface, parseColor } from '../lib/color.ts';
import { site } from '../site.ts';

const kebab = (name: string): string => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The brand's colors as custom properties; everything else in the style sheets refers to these. */
export function brandCss(): string {
  const light = { ...lightSurface, ...prefixed(accentShades(site.brand.accent, 'light')) };
  const dark = { ...darkSurface, ...prefixed(accentShades(site.brand.accent, 'dark')) };
  const pairs = Object.entries(light).map(
    ([name, value]) => `--${kebab(name)}:light-dark(${value},${new Map(Object.entries(dark)).get(name)});`,
  );
  const { h: hue = 264 } = parseColor(site.brand.accent) ?? {};
  return `:root{--hue:${Math.round(hue)};${pairs.join('')}}`;
}

function prefixed(shades: object): Record<string, string> {
  return Object.fromEntries(Object.entries(shades).map(([name, value]) => [`accent-${kebab(name)}`, String(value)]));
}
