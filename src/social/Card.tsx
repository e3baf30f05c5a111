import type { ReactNode } from 'react';
import { CoverPicture } from '../covers/Cover.tsx';
import type { DrawnCover } from '../covers/schema.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { accentShades, darkSurface } from '../lib/color.ts';
import { site } from '../site.ts';

export interface CardText {
  title: string;
  locale: Locale;
  /** Section of the site, above the title. */
  section?: string | undefined;
  /** Of a post: its cover. */
  cover?: DrawnCover | undefined;
}

export const titleBox = { width: 670, height: 310 };

const shades = accentShades(site.brand.accent, 'dark');
const ink = '#ffffff';
const han = /\p{Script=Han}/u;
const fontsOf = (text: string): string => (han.test(text) ? '"Noto Sans SC", Inter' : 'Inter, "Noto Sans SC"');

/** Chinese has no spaces: a zero-width one marks where a line may end, before a word and not after an opening quote. */
const betweenWords = (text: string): string =>
  [...new Intl.Segmenter('zh-Hans', { granularity: 'word' }).segment(text)]
    .map(({ segment, isWordLike }) => (isWordLike ? `\u200b${segment}` : segment))
    .join('')
    .replaceAll(/([\p{Ps}\p{Pi}])\u200b/gu, '$1');

interface TitleProps {
  text: string;
  size: number;
}

export const Title = ({ text, size }: TitleProps): ReactNode => (
  <div
    style={{
      display: 'block',
      width: titleBox.width,
      color: ink,
      fontFamily: fontsOf(text),
      fontSize: size,
      fontWeight: 700,
      letterSpacing: han.test(text) ? 0 : '-0.02em',
      lineHeight: 1.18,
      textWrap: 'balance',
      wordBreak: 'keep-all',
    }}
  >
    {han.test(text) ? betweenWords(text) : text}
  </div>
);

const columns = [0, 1, 2];
const rows = [0, 1, 2];
const cell = { width: 144, height: 256, gap: 20 };

/** Nine phones, every other lit. */
const Wall = (): ReactNode => (
  <div style={{ display: 'flex', gap: cell.gap, position: 'absolute', left: 804, top: -120 }}>
    {columns.map((column) => (
      <div key={column} style={{ display: 'flex', flexDirection: 'column', gap: cell.gap, marginTop: column * 44 }}>
        {rows.map((row) => (
          <Phone key={row} number={row * columns.length + column + 1} isLit={(row + column) % 2 === 0} />
        ))}
      </div>
    ))}
  </div>
);

const Phone = ({ number, isLit }: { number: number; isLit: boolean }): ReactNode => (
  <div
    style={{
      display: 'flex',
      alignItems: 'flex-end',
      width: cell.width,
      height: cell.height,
      padding: 12,
      borderRadius: 20,
      border: `2px solid ${shades.line}`,
      background: isLit ? shades.fill : shades.soft,
      color: isLit ? shades.onFill : shades.text,
      fontFamily: 'Inter',
      fontSize: 20,
      fontWeight: 600,
    }}
  >
    {String(number).padStart(2, '0')}
  </div>
);

interface CardProps extends CardText {
  /** Font size of the title, in pixels. */
  size: number;
  /** Address of the logo. */
  logo: string;
}

export const Card = ({ title, locale, section, cover, size, logo }: CardProps): ReactNode => (
  <div
    lang={locale}
    style={{
      display: 'flex',
      flexDirection: 'column',
      justifyContent: 'space-between',
      width: '100%',
      height: '100%',
      padding: '64px 72px',
      overflow: 'hidden',
      background: darkSurface.page,
      color: ink,
      fontFamily: fontsOf(title),
    }}
  >
    {cover ? (
      <div style={{ display: 'flex', position: 'absolute', left: 800, top: 0, width: 400, height: 630 }}>
        <CoverPicture id="cover" cover={cover} shape="tall" />
      </div>
    ) : (
      <Wall />
    )}
    <div
      style={{ display: 'flex', alignItems: 'center', gap: 20, width: titleBox.width, fontSize: 32, fontWeight: 600 }}
    >
      <img src={logo} alt="" width={60} height={60} style={{ flexShrink: 0 }} />
      {site.brand.appName}
    </div>
    <div style={{ display: 'flex', flexDirection: 'column', gap: 16, width: titleBox.width }}>
      {section && <div style={{ color: shades.text, fontSize: 28, fontWeight: 600 }}>{section}</div>}
      <Title text={title} size={size} />
    </div>
    <div style={{ color: shades.text, fontSize: 24 }}>
      {`${new URL(site.origin).host}${localizePath('/', locale)}`.replace(/\/$/, '')}
    </div>
  </div>
);
