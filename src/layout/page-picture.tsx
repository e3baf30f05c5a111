import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { renderToStaticMarkup } from 'react-dom/server';
import { CoverScene, viewBox } from '../drawings/covers/Cover.tsx';
import { type CoverItem, coverSize, type PageScene, sceneOf } from '../drawings/covers/cover-schema.ts';
import { covers } from '../drawings/covers/covers.ts';
import styles from '../drawings/drawings.module.css';
import drawingCss from '../drawings/drawings.module.css?raw';
import { gridOf } from '../drawings/parts/frame.ts';
import { plainCss } from '../drawings/plain-css.ts';
import { languages } from '../languages/index.ts';
import { withBase } from '../lib/base.ts';
import type { Locale } from '../lib/locales.ts';
import { site } from '../site.ts';
import { pictureAddress } from '../social/address.ts';
import { orderPicture } from '../social/orders.ts';
import { panelSize } from '../social/picture-size.ts';
import tokens from '../styles/tokens.css?raw';
import { brandCss } from './brand-css.ts';

/** What a page says of the picture that other sites show where it is linked. */
export interface PagePicture {
  /** Its address, with the language. */
  page: string;
  /** The language of the title. */
  locale: Locale;
  title: string;
  /** What kind of page it is. */
  kind?: string | undefined;
  scene?: PageScene | readonly CoverItem[] | undefined;
}

// The last of the definitions are a cover's own.
const definitions = brandCss() + tokens + drawingCss;
const css = plainCss(drawingCss, definitions, styles);
/** In a bitmap there is no color mode: the light one's. */
const color = (name: string): string => plainCss(`var(--${name})`, definitions, {});
const colors = {
  ground: color('page'),
  ink: color('ink'),
  soft: color('ink-faint'),
  accent: color('accent-text'),
};
/** As a reader would type it. */
const siteAddress = new URL(site.origin).host + withBase('');
const logo = readFileSync(resolve(site.brand.logo), 'utf8');

const sceneWidth = panelSize.width - 44;
const sceneHeight = (sceneWidth * coverSize.height) / coverSize.width;

const panels = new Map<readonly CoverItem[], string>();

/** A post shows its drawing in every language, and all docs pages share one: each is made once. */
function panelSvg(items: readonly CoverItem[]): string {
  const known = panels.get(items) ?? drawPanel(items);
  panels.set(items, known);
  return known;
}

/** The drawing in the middle of a sheet with dots, all in the brand's light colors. */
const drawPanel = (items: readonly CoverItem[]): string =>
  renderToStaticMarkup(
    <svg xmlns="http://www.w3.org/2000/svg" {...panelSize} aria-hidden="true">
      <style>{css}</style>
      <rect {...panelSize} rx={28} className={styles.ground} />
      <g className={styles.marked}>
        {gridOf([17, 19, 28, 28]).map(({ x, y }) => (
          <circle key={`${x} ${y}`} cx={18 + x} cy={15 + y} r={1.75} />
        ))}
      </g>
      <svg
        x={(panelSize.width - sceneWidth) / 2}
        y={(panelSize.height - sceneHeight) / 2}
        width={sceneWidth}
        height={sceneHeight}
        viewBox={viewBox}
        aria-hidden="true"
      >
        <CoverScene items={items} />
      </svg>
    </svg>,
  );

/** Has the picture of a page drawn; where it will be, and what it shows. */
export function pagePicture({ page, locale, title, kind, scene = 'site' }: PagePicture): { src: string; alt: string } {
  const { appName: brand } = site.brand;
  const said = kind === title ? undefined : kind;
  orderPicture({
    page,
    picture: {
      title: languages[locale].typeset?.(title) ?? title,
      kind: said,
      locale,
      brand,
      address: siteAddress,
      logo,
      panel: panelSvg(typeof scene === 'string' ? sceneOf(covers, scene) : scene),
      colors,
    },
  });
  return { src: pictureAddress(page), alt: [brand, said, title].filter(Boolean).join(' · ') };
}
