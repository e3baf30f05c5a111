import type { Locale } from '../languages/index.ts';
import { toHtml } from '../lib/html.ts';
import { drawingWords, readDrawing, withWords } from './load.ts';
import './drawing.css';

interface Props {
  name: string;
  locale: Locale;
}

/** A drawing of content/drawings with the words of a language. */
export function Drawing({ name, locale }: Props) {
  const { alt, labels } = drawingWords(name, locale);
  const { attributes, children } = withWords(readDrawing(name), labels);
  const { viewBox, width, height } = attributes;
  const id = `drawing-${name}`;
  const html = children.map(toHtml).join('');
  const screen = html.includes('"cell"') ? `${id}-screen` : undefined;
  return (
    <svg className="drawing" role="img" aria-labelledby={id} viewBox={viewBox} width={width} height={height}>
      <title id={id}>{alt}</title>
      {/* In `cell`, the screens that are on: shapes without a fill inherit it from the group. */}
      {screen && (
        <linearGradient id={screen} x2=".4" y2="1">
          <stop stopColor="var(--accent-fill)" />
          <stop offset="1" stopColor="#ffa68f" />
        </linearGradient>
      )}
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site, its words escaped */}
      <g fill={screen && `url(#${screen})`} dangerouslySetInnerHTML={{ __html: html }} />
    </svg>
  );
}
