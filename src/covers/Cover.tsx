import { hasData, readData } from '../files/content.ts';
import { stageColors } from '../lib/color.ts';
import { series, site } from '../site.ts';
import { type Cell, type CellState, patterns } from './patterns.ts';
import { type CoveredPost, type Covers, coverOf, coversSchema, type DrawnCover, screenOf } from './schema.ts';
import './cover.css';

const { ground, signal } = stageColors(site.brand.accent);

const height = 180;
const top = 16;
const left = 117;
const phone = { x: 20, y: top, width: 81, height: 148, rx: 11.5 };
/** By the number of characters. */
const markSizes = [0, 56, 46, 36, 30];

const round = (value: number): number => Math.round(value * 10) / 10;

/** The wall runs off to the right and below. */
function wallOf(rows: number, width: number) {
  const pitchY = round((height - top) / (rows - 0.4));
  const gap = round(pitchY * 0.09);
  const cell = { width: round((pitchY - gap) * 0.545), height: round(pitchY - gap) };
  const pitchX = round(cell.width + gap);
  const columns = Math.ceil((width - left) / pitchX);
  return { pitchX, pitchY, columns, cell: { ...cell, rx: round(cell.width * 0.14) } };
}

interface PictureProps {
  /** Unique on the page. */
  id: string;
  cover: DrawnCover;
  /** For the head of a post: the same with more columns. */
  wide?: boolean | undefined;
}

/** A phone with a mark and a wall of phones. Decoration: the title stands beside it as text. */
export function CoverPicture({ id, cover, wide = false }: PictureProps) {
  const { mark, lines, pattern, rows, series, number } = cover;
  const width = wide ? 510 : 320;
  const { pitchX, pitchY, columns, cell } = wallOf(rows, width);
  const [dark, bright] = screenOf(series);

  const cells = Array.from({ length: columns * rows }, (_, index): Cell => {
    return { column: index % columns, row: Math.floor(index / columns), columns, rows };
  });
  const places = (...states: CellState[]) =>
    cells
      .filter((each) => states.includes(patterns[pattern](each)))
      .map(({ column, row }) => ({ x: round(left + column * pitchX), y: round(top + row * pitchY) }));
  const area = (...states: CellState[]): string =>
    places(...states)
      .map(({ x, y }) => `M${x} ${y}h${pitchX}v${pitchY}h-${pitchX}z`)
      .join('');
  const outlines = (state: CellState) =>
    places(state).map(({ x, y }) => <rect key={`${x} ${y}`} x={x} y={y} {...cell} />);

  const all = `M0 0h${width}v${height}H0z`;
  return (
    <svg className="cover" viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
      <radialGradient id={`${id}-screen`} cx=".6" cy=".78" r=".8">
        <stop stopColor={bright} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <radialGradient id={`${id}-light`} cx=".2" cy="0" r=".9">
        <stop stopColor={dark} />
        <stop offset="1" stopColor={ground} />
      </radialGradient>
      <pattern id={id} x={left} y={top} width={pitchX} height={pitchY} patternUnits="userSpaceOnUse">
        <rect {...cell} fill={`url(#${id}-screen)`} />
      </pattern>
      <path d={all} fill={ground} />
      <path d={all} fill={`url(#${id}-light)`} opacity=".7" />
      <g fill={`url(#${id})`}>
        <path d={`M${left} ${top}H${width}V${height}H${left}z`} opacity=".14" />
        <path d={area('half')} opacity=".5" />
        <path d={area('lit', 'live')} />
      </g>
      <g fill="none" stroke={signal} strokeWidth="1.5">
        {outlines('live')}
      </g>
      <g fill={ground} stroke="#fff" strokeDasharray="3 3">
        {outlines('failed')}
      </g>
      <rect {...phone} fill={`url(#${id}-screen)`} stroke="#000" strokeWidth="4" />
      {mark ? (
        <text x="60.5" y="92" className="mark" fontSize={markSizes[mark.length]}>
          {mark}
        </text>
      ) : (
        <path d={lines} transform="translate(38.5 54) scale(2.2)" className="pictogram" />
      )}
      <rect x="27" y="143" width="18" height="14" rx="3" fillOpacity=".7" />
      <text x="36" y="153.4" className="chip">
        {String(number).padStart(2, '0')}
      </text>
    </svg>
  );
}

/** A site may do without the file. */
const covers: Covers = hasData('covers.yaml')
  ? readData('covers.yaml', coversSchema)
  : { posts: {}, tags: {}, icons: {} };

export const coverOfPost = (post: CoveredPost): DrawnCover => coverOf(covers, series, post);

export const Cover = ({ post, wide }: { post: CoveredPost; wide?: boolean }) => (
  <CoverPicture id={`cover-${post.slug}`} cover={coverOfPost(post)} wide={wide} />
);
