import sharp from 'sharp';
import { accentShades } from '../lib/color.ts';
import { site } from '../site.ts';
import { coverSize, drawCover, layers, type Shape } from './cover-drawing.ts';

/** Networks want a bitmap of 1200 × 630: the same drawing as on the page, painted in the brand's light colors. */
export async function socialImage(slug: string, tag: string): Promise<Uint8Array<ArrayBuffer>> {
  const { soft, line, fill } = accentShades(site.brand.accent, 'light');
  const colors = [line, line, fill, fill];
  const opacity = [0.5, 1, 0.6, 1];
  const paint = (shape: Shape): string => {
    const color = colors[shape.tone];
    const alpha = opacity[shape.tone];
    switch (shape.kind) {
      case 'rect':
        return `<rect x="${shape.x}" y="${shape.y}" width="${shape.width}" height="${shape.height}" rx="${shape.radius}" fill="${color}" fill-opacity="${alpha}"/>`;
      case 'circle':
        return `<circle cx="${shape.x}" cy="${shape.y}" r="${shape.radius}" fill="${color}" fill-opacity="${alpha}"/>`;
      case 'line':
        return `<polyline points="${shape.points}" fill="none" stroke="${color}" stroke-opacity="${alpha}" stroke-width="3"/>`;
    }
  };
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverSize.width} ${coverSize.height}" width="1200" height="630"><rect width="100%" height="100%" fill="${soft}"/>${layers(
    drawCover(slug, tag),
  )
    .flatMap(({ shapes }) => shapes.map(paint))
    .join('')}</svg>`;
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
  return new Uint8Array(png);
}
