import { renderToStaticMarkup } from 'react-dom/server';
import sharp from 'sharp';
import styles from '../drawings/drawings.module.css';
import drawingCss from '../drawings/drawings.module.css?raw';
import { plainCss } from '../drawings/plain-css.ts';
import { brandCss } from '../layout/brand-css.ts';
import tokens from '../styles/tokens.css?raw';
import { CoverScene, viewBox } from './Cover.tsx';
import type { CoverItem } from './cover-schema.ts';

/** Networks want a bitmap of 1200 × 630: the same drawing as on the page, in the brand's light colors. */
export async function socialImage(items: readonly CoverItem[]): Promise<Uint8Array<ArrayBuffer>> {
  // The last of the definitions are a cover's own.
  const css = plainCss(drawingCss, brandCss() + tokens + drawingCss, styles);
  const svg = renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" viewBox={viewBox} width={1200} height={630} aria-hidden="true">
      <style>{css}</style>
      <rect width="100%" height="100%" className={styles.ground} />
      <CoverScene items={items} />
    </svg>,
  );
  const png = await sharp(Buffer.from(svg)).png({ compressionLevel: 6 }).toBuffer();
  return new Uint8Array(png);
}
