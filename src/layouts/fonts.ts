import { resolve } from 'node:path';
import { site } from '../site.ts';

/** The owner's fonts as families of Astro: the files of one place are one family. */
export const fontFamilies = (['text', 'code'] as const).flatMap((place) => {
  const [first, ...others] = site.fonts.filter((font) => font.for === place);
  if (!first) return [];
  const variants: [FontFile, ...FontFile[]] = [fontFile(first), ...others.map(fontFile)];
  return [{ place, name: first.name, cssVariable: `--own-${place}` as const, fallbacks: [], options: { variants } }];
});

type FontFile = ReturnType<typeof fontFile>;

function fontFile({ file, weight = '400' }: (typeof site.fonts)[number]) {
  const src: [string] = [resolve(file)];
  return { src, weight, style: 'normal' as const };
}
