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
  return (
    <svg className="drawing" role="img" aria-labelledby={id} viewBox={viewBox} width={width} height={height}>
      <title id={id}>{alt}</title>
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: a file of the site, its words escaped */}
      <g dangerouslySetInnerHTML={{ __html: children.map(toHtml).join('') }} />
    </svg>
  );
}
