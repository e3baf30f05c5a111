import { hasData, readData } from '../files/content.ts';
import { stageColors } from '../lib/color.ts';
import { site } from '../site.ts';
import { type Cell, type CellState, patterns } from './patterns.ts';
import { type CoveredPost, type Covers, coverOf, coversSchema, type DrawnCover, huesOf } from './schema.ts';
import './cover.css';

const { ground, signal } = stageColors(site.brand.accent);

const phone = { width: 81, height: 148, rx: 11.5 };
/** Depends on the number of characters. */
const markSizes = [0, 56, 46, 33, 28];

const words = { fill: '#fff', fontWeight: 600, textAnchor: 'middle' } as const;
const line = {
  fill: 'none',
  stroke: '#fff',
  strokeWidth: 1.4,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const;

const round = (value: number): number => Math.round(value * 10) / 10;

interface Shape {
  width: number;
  height: number;
  /** Where the wall begins; it runs off to the right and below. */
  left: number;
  top: number;
  phone: { x: number; y: number };
  /** Pixels for each unit, where no stylesheet gives it its width. */
  scale: number;
}

const beside = { height: 180, left: 117, top: 16, phone: { x: 20, y: 16 }, scale: 1 };
/** In a list, at the head of a post, and on its social picture. */
const shapes = {
  card: { ...beside, width: 320 },
  wide: { ...beside, width: 510 },
  tall: { width: 160, height: 252, left: 8, top: -14, phone: { x: 22, y: 84 }, scale: 2.5 },
} satisfies Record<string, Shape>;

interface PictureProps {
  /** Unique on the page. */
  id: string;
  cover: DrawnCover;
  shape?: keyof typeof shapes;
}

/** A phone with a mark and a wall of phones. Decorative: the title is next to it as text. */
export function CoverPicture({ id, cover, shape = 'card' }: PictureProps) {
  const { mark, lines, pattern, rows, number } = cover;
  const { width, height, left, top, phone: place, scale } = shapes[shape];
  const [dark, middle, bright] = huesOf(number);
  const pitchY = round((beside.height - beside.top) / (rows - 0.4));
  const size = { width: round(pitchY * 0.496), height: round(pitchY * 0.91) };
  const pitchX = round(size.width + pitchY * 0.09);
  const columns = Math.ceil((width - left) / pitchX);
  const all = Math.max(rows, Math.ceil((height - top) / pitchY));
  const count = Number.parseInt(mark?.replace(/\D/g, '') ?? '', 10) || 0;

  const cells = Array.from({ length: columns * all }, (_, index): Cell => {
    return { column: index % columns, row: Math.floor(index / columns), columns, rows: all, count, number };
  });
  const inState = (state: CellState) => cells.filter((each) => patterns[pattern](each) === state);
  /** In cells, so that the wall is a few small numbers: what is side by side is one rectangle. */
  const area = (state: CellState): string =>
    inState(state)
      .map(({ column, row }, index, found) => ({ column, row, follows: found[index - 1] }))
      .reduce<Array<{ column: number; row: number; wide: number }>>((runs, { column, row, follows }) => {
        const run = runs.at(-1);
        if (run && follows?.row === row && follows.column === column - 1) run.wide += 1;
        else runs.push({ column, row, wide: 1 });
        return runs;
      }, [])
      .map(({ column, row, wide }) => `M${column} ${row}h${wide}v1h-${wide}z`)
      .join('');
  const outlines = (state: CellState) =>
    inState(state).map(({ column, row }) => (
      <rect
        key={`${column} ${row}`}
        x={round(left + column * pitchX)}
        y={round(top + row * pitchY)}
        {...size}
        rx={round(size.width * 0.14)}
      />
    ));
  const [half, live, failed] = [area('half'), outlines('live'), outlines('failed')];
  const screen = { width: round((size.width / pitchX) * 100) / 100, height: 0.91, rx: 0.12, ry: 0.07 };

  return (
    <svg
      className="cover no-print"
      viewBox={`0 0 ${width} ${height}`}
      width={width * scale}
      height={height * scale}
      aria-hidden="true"
    >
      <radialGradient id={`${id}-p`} cx=".7" cy=".85" r="1">
        <stop stopColor={bright} />
        <stop offset=".55" stopColor={middle} />
        <stop offset="1" stopColor={dark} />
      </radialGradient>
      <radialGradient id={`${id}-g`} cx=".2" cy="0" r=".9">
        <stop stopColor={dark} />
        <stop offset="1" stopColor={ground} />
      </radialGradient>
      <linearGradient id={`${id}-w`} x2={columns} y1={all} y2="0" gradientUnits="userSpaceOnUse">
        <stop stopColor={middle} />
        <stop offset="1" stopColor={bright} />
      </linearGradient>
      <pattern id={`${id}-c`} width="1" height="1" patternUnits="userSpaceOnUse">
        <rect {...screen} fill="#fff" />
      </pattern>
      <mask id={id} maskUnits="userSpaceOnUse" x="0" y="0" width={columns} height={all}>
        <path d={`M0 0h${columns}v${all}H0z`} fill={`url(#${id}-c)`} />
      </mask>
      <path d={`M0 0h${width}v${height}H0z`} fill={shape === 'tall' ? ground : `url(#${id}-g)`} />
      <g fill={`url(#${id}-w)`} mask={`url(#${id})`} transform={`translate(${left} ${top}) scale(${pitchX} ${pitchY})`}>
        <path d={`M0 0h${columns}v${all}H0z`} opacity=".16" />
        {half && <path d={half} opacity=".45" />}
        <path d={area('lit') + area('live')} />
      </g>
      {live.length > 0 && (
        <g fill="none" stroke={signal} strokeWidth="1.5">
          {live}
        </g>
      )}
      {failed.length > 0 && (
        <g fill={ground} stroke="#fff" strokeDasharray="3 3">
          {failed}
        </g>
      )}
      <g transform={`translate(${place.x} ${place.y})`}>
        <rect {...phone} fill={`url(#${id}-p)`} stroke="#000" strokeWidth="4" />
        {mark ? (
          <text x="40.5" y="76" fontSize={markSizes[mark.length]} {...words}>
            {mark}
          </text>
        ) : (
          <path d={lines} transform="translate(18.5 38) scale(2.2)" {...line} />
        )}
        <rect x="7" y="127" width="18" height="14" rx="3" fillOpacity=".7" />
        <text x="16" y="137.4" fontSize="10" {...words}>
          {String(number).padStart(2, '0')}
        </text>
      </g>
    </svg>
  );
}

/** A site may do without the file. */
const covers: Covers = hasData('covers.yaml')
  ? readData('covers.yaml', coversSchema)
  : { posts: {}, tags: {}, icons: {} };

export const coverOfPost = (post: CoveredPost): DrawnCover => coverOf(covers, post);

export const Cover = ({ post, shape }: { post: CoveredPost; shape?: keyof typeof shapes }) => (
  <CoverPicture id={`c${post.number}`} cover={coverOfPost(post)} {...(shape && { shape })} />
);
