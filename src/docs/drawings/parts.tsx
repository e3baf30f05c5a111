import type { ReactNode } from 'react';
import type english from '../../../content/drawings/en.json';
import styles from './drawings.module.css';

type English = typeof english;
export type DrawingName = keyof English;

/** The words of one drawing. The English file names the labels: one missing elsewhere is a type error. */
export interface DrawingWords<Name extends DrawingName> {
  alt: string;
  caption: string;
  labels: Record<keyof English[Name]['labels'], string>;
}

export interface DrawingProps<Name extends DrawingName> extends Omit<DrawingWords<Name>, 'caption'> {
  /** Unique on the page: the same drawing may stand on it twice. */
  id: string;
}

export type Point = readonly [x: number, y: number];
export type Ink = 'ink' | 'soft' | 'faint' | 'quiet' | 'accent' | 'tip' | 'danger' | 'onAccent' | 'onTone';
export type Surface = 'plain' | 'panel' | 'outline' | 'accent' | 'tip' | 'warning' | 'danger';

const classes = (...names: Array<string | false | undefined>): string => names.filter(Boolean).join(' ');

interface SheetProps {
  id: string;
  alt: string;
  height: number;
  children: ReactNode;
}

export const sheetWidth = 360;

/**
 * The paper. All drawings share one width, so that their words come out the same size. It is that of a phone: what is
 * drawn from top to bottom needs no second drawing for narrow screens, and no scrolling.
 */
export function Sheet({ id, alt, height, children }: SheetProps) {
  return (
    <svg
      className={styles.drawing}
      role="img"
      aria-labelledby={id}
      viewBox={`0 0 ${sheetWidth} ${height}`}
      width={sheetWidth}
      height={height}
    >
      <title id={id}>{alt}</title>
      {children}
    </svg>
  );
}

const textSizes = { medium: 15, small: 14, mono: 13, large: 19 } as const;
export type TextSize = keyof typeof textSizes;

interface LabelProps {
  x: number;
  /** Middle of the whole block of lines; its upper edge with `from="top"`. */
  y: number;
  /** Lines are divided by "\n". */
  text: string;
  /** Width the words may take. Nothing is cut: the test compares it with the words of every language. */
  room: number;
  size?: TextSize;
  ink?: Ink;
  anchor?: 'start' | 'middle' | 'end';
  from?: 'middle' | 'top';
  strong?: boolean;
}

export function Label({
  x,
  y,
  text,
  room,
  size = 'medium',
  ink = 'ink',
  anchor = 'middle',
  from = 'middle',
  strong = false,
}: LabelProps) {
  const lines = text.split('\n');
  const pixels = textSizes[size];
  const leading = Math.round(pixels * 1.3);
  const firstMiddle = from === 'top' ? y + leading / 2 : y - ((lines.length - 1) * leading) / 2;
  // Letters are centered by hand: dominant-baseline differs between browsers.
  const baseline = Math.round((firstMiddle + pixels * 0.35) * 10) / 10;
  return (
    <text
      x={x}
      y={baseline}
      textAnchor={anchor}
      className={classes(styles.text, size !== 'medium' && styles[size], styles[ink], strong && styles.strong)}
      data-room={room}
    >
      {lines.length === 1
        ? text
        : lines.map((line, index) => (
            <tspan key={line} x={x} dy={index === 0 ? undefined : leading}>
              {line}
            </tspan>
          ))}
    </text>
  );
}

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
  surface?: Surface;
  dashed?: boolean;
  radius?: number;
  text?: string;
  size?: TextSize;
  ink?: Ink;
  strong?: boolean;
}

/** A rounded rectangle, with words in its middle if there are any. */
export function Box({
  x,
  y,
  width,
  height,
  surface = 'plain',
  dashed = false,
  radius = 8,
  text,
  size,
  ink,
  strong,
}: BoxProps) {
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={radius}
        className={classes(styles.surface, styles[`${surface}Surface`], dashed && styles.dashed)}
      />
      {text && (
        <Label
          x={x + width / 2}
          y={y + height / 2}
          text={text}
          room={width - 10}
          size={size}
          ink={ink}
          strong={strong}
        />
      )}
    </>
  );
}

const round = (value: number): number => Math.round(value * 10) / 10;

/** The point `distance` away from `from` in the direction of `to`. */
function toward(from: Point, to: Point, distance: number): Point {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
  const share = length === 0 ? 0 : distance / length;
  return [round(from[0] + (to[0] - from[0]) * share), round(from[1] + (to[1] - from[1]) * share)];
}

const cornerRadius = 8;

/** A line through the points with softened corners. */
export function pathThrough(points: readonly Point[]): string {
  return points
    .map((point, index) => {
      const before = points[index - 1];
      const after = points[index + 1];
      if (!before) return `M${point.join(' ')}`;
      if (!after) return `L${point.join(' ')}`;
      return `L${toward(point, before, cornerRadius).join(' ')}Q${point.join(' ')} ${toward(point, after, cornerRadius).join(' ')}`;
    })
    .join('');
}

/** The two strokes of an arrow's head, for an arrow that comes from `before` and ends in `tip`. */
export function headAt(before: Point, tip: Point): string {
  const [baseX, baseY] = toward(tip, before, 6);
  const [sideX, sideY] = [(tip[1] - baseY) * 0.75, (baseX - tip[0]) * 0.75];
  const left = [round(baseX + sideX), round(baseY + sideY)];
  const right = [round(baseX - sideX), round(baseY - sideY)];
  return `M${left.join(' ')}L${tip.join(' ')}L${right.join(' ')}`;
}

interface LineProps {
  through: readonly Point[];
  ink?: Ink;
  dashed?: boolean;
}

export function Line({ through, ink = 'faint', dashed = false }: LineProps) {
  return <path d={pathThrough(through)} className={classes(styles.stroke, styles[ink], dashed && styles.dashed)} />;
}

export function Arrow({ through, ink = 'faint', dashed = false }: LineProps) {
  const tip = through.at(-1);
  const before = through.at(-2);
  return (
    <>
      <Line through={through} ink={ink} dashed={dashed} />
      {tip && before && <path d={headAt(before, tip)} className={classes(styles.stroke, styles[ink])} />}
    </>
  );
}

/** Pictograms on a grid of 20 × 20. */
const glyphs = {
  gear: 'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10 2v2.5M10 15.5V18M2 10h2.5M15.5 10H18M4.3 4.3l1.8 1.8M13.9 13.9l1.8 1.8M4.3 15.7l1.8-1.8M13.9 6.1l1.8-1.8',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9.2v4.5M10 6.3v.1',
  braces:
    'M7.5 3.5c-2 0-2.5.8-2.5 2.3v1.7c0 1.5-.7 2.2-2 2.5 1.3.3 2 1 2 2.5v1.7c0 1.5.5 2.3 2.5 2.3M12.5 3.5c2 0 2.5.8 2.5 2.3v1.7c0 1.5.7 2.2 2 2.5-1.3.3-2 1-2 2.5v1.7c0 1.5-.5 2.3-2.5 2.3',
  search: 'M8.7 3.2a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.8 12.8l4 4',
  play: 'M6.5 4l9 6-9 6z',
  pause: 'M7 4.5v11M13 4.5v11',
  heart: 'M10 16.3 4 10.4a3.7 3.7 0 0 1 0-5.3 3.7 3.7 0 0 1 5.2 0l.8.8.8-.8a3.7 3.7 0 0 1 5.2 0 3.7 3.7 0 0 1 0 5.3z',
  comment: 'M3 4.5h14v9.5H9.5L6 17v-3H3z',
  person: 'M10 3a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 10 3zM3.5 17c.5-3.3 3-5 6.5-5s6 1.7 6.5 5',
  follow: 'M8 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 16.5c.4-3 2.7-4.5 6-4.5s5.6 1.5 6 4.5M15.5 5v5M13 7.5h5',
  unfollow: 'M8 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 16.5c.4-3 2.7-4.5 6-4.5s5.6 1.5 6 4.5M13 7.5h5',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  folder: 'M2.5 15.5v-11h5l1.8 2.2h8.2v8.8z',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4',
  film: 'M3 4.5h14v11H3zM8.5 7.5v5l4-2.5z',
  image: 'M3 4.5h14v11H3zM3.5 14l4-4.5 3 3 2-2 4 3.7M13.3 7.5v.1',
  music: 'M8 15V4.5l8-1.5v10.5M8 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM16 13.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  key: 'M6.5 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 10h7.5v3M14.5 10v2.5',
  briefcase: 'M3 6.5h14v9.5H3zM7.5 6.5V4h5v2.5M3 11h14',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 2.5c4.5 4.5 4.5 10.5 0 15M10 2.5c-4.5 4.5-4.5 10.5 0 15',
  shield: 'M10 2.5 16.5 5v4.5c0 4-2.7 6.7-6.5 8-3.8-1.3-6.5-4-6.5-8V5zM7.2 9.8l2 2 3.7-3.9',
  bolt: 'M11 2.5 4.5 11.5H9.5L9 17.5l6.5-9H10.5z',
  plug: 'M7 2.5v4M13 2.5v4M5 6.5h10v3a5 5 0 0 1-10 0zM10 14.5v3',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 5.8V10l3 2',
  repeat:
    'M4 9V7.5a2.5 2.5 0 0 1 2.5-2.5H16M13.5 2.5 16 5l-2.5 2.5M16 11v1.5a2.5 2.5 0 0 1-2.5 2.5H4M6.5 12.5 4 15l2.5 2.5',
  package: 'M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM3.5 6 10 9.5 16.5 6M10 9.5v8',
  check: 'M4.5 10.5l3.7 3.7 7.3-8',
  cross: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  chart: 'M3 3v14h14M6.5 13l3.5-4 2.5 2 4-5',
  send: 'M17 3 2.8 8.5l5.7 2.5L17 3l-5.5 14-3-6',
} as const;

export type GlyphName = keyof typeof glyphs;

interface GlyphProps {
  name: GlyphName;
  /** Center of the pictogram. */
  x: number;
  y: number;
  size?: number;
  ink?: Ink;
}

export function Glyph({ name, x, y, size = 20, ink = 'soft' }: GlyphProps) {
  const place = `translate(${round(x - size / 2)} ${round(y - size / 2)})`;
  return (
    <path
      d={glyphs[name]}
      transform={size === 20 ? place : `${place} scale(${Math.round(size * 5) / 100})`}
      className={classes(styles.stroke, styles[ink])}
    />
  );
}

interface MarkProps {
  x: number;
  y: number;
  radius?: number;
}

/** Done, allowed, present. */
export function Tick({ x, y, radius = 9 }: MarkProps) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={classes(styles.solid, styles.tip)} />
      <Glyph name="check" x={x} y={y} size={radius * 1.45} ink="onTone" />
    </>
  );
}

/** Failed, taken away, missing. */
export function Cross({ x, y, radius = 9 }: MarkProps) {
  return (
    <>
      <circle cx={x} cy={y} r={radius} className={classes(styles.solid, styles.danger)} />
      <Glyph name="cross" x={x} y={y} size={radius * 1.25} ink="onTone" />
    </>
  );
}

/** The number of a step. */
export function Step({ x, y, n }: { x: number; y: number; n: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={11} className={styles.accentFill} />
      <Label x={x} y={y} text={String(n)} room={20} size="small" ink="onAccent" strong />
    </>
  );
}

interface PlacedProps {
  x: number;
  y: number;
  children?: ReactNode;
}

/** `operated`: the phone in the reader's hands; `resting`: takes no part. */
export type PhoneState = 'idle' | 'lit' | 'operated' | 'resting';

const phoneBody = { idle: styles.device, lit: styles.device, operated: styles.operated, resting: styles.resting };

interface PhoneProps extends PlacedProps {
  width?: number;
  height?: number;
  state?: PhoneState;
}

/** Children are placed from the phone's upper left corner. */
export function Phone({ x, y, width = 40, height = 72, state = 'idle', children }: PhoneProps) {
  const inset = width < 60 ? 3.5 : 6;
  const radius = Math.min(14, Math.round(width * 0.18));
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect width={width} height={height} rx={radius} className={phoneBody[state]} />
      {state !== 'resting' && (
        <rect
          x={inset}
          y={inset}
          width={width - 2 * inset}
          height={height - 2 * inset}
          rx={radius - inset / 2}
          className={state === 'idle' ? styles.screen : styles.screenLit}
        />
      )}
      {children}
    </g>
  );
}

interface ComputerProps extends PlacedProps {
  width?: number;
  height?: number;
}

/** A monitor on its stand; children are placed from the upper left corner of the monitor. */
export function Computer({ x, y, width = 108, height = 70, children }: ComputerProps) {
  const middle = width / 2;
  const foot = height + 14;
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${middle} ${height}V${foot}M${middle - 20} ${foot}H${middle + 20}`}
        className={classes(styles.stroke, styles.faint)}
      />
      <rect width={width} height={height} rx={7} className={styles.device} />
      <rect x={6} y={6} width={width - 12} height={height - 12} rx={3} className={styles.screen} />
      {children}
    </g>
  );
}

/** The program's grid of phones on a monitor, as an emblem. */
export function DeviceGrid({ x, y, columns = 6, rows = 2 }: { x: number; y: number; columns?: number; rows?: number }) {
  const cells = Array.from({ length: columns * rows }, (_, index) => ({
    left: x + (index % columns) * 13,
    top: y + Math.floor(index / columns) * 19,
  }));
  return cells.map(({ left, top }) => (
    <rect key={`${left} ${top}`} x={left} y={top} width={9} height={15} rx={2} className={styles.detail} />
  ));
}

/** A USB hub with its own supply: ports on the right, the bolt on the left. */
export function Hub({ x, y, width, dashed = false }: { x: number; y: number; width: number; dashed?: boolean }) {
  const ports = Array.from({ length: 4 }, (_, index) => x + width - 18 - index * 14);
  return (
    <>
      <Box x={x} y={y} width={width} height={26} radius={6} dashed={dashed} surface="accent" />
      <Glyph name="bolt" x={x + 15} y={y + 13} size={15} ink="accent" />
      {ports.map((left) => (
        <rect key={left} x={left} y={y + 10} width={9} height={6} rx={1.5} className={styles.detail} />
      ))}
    </>
  );
}

/** One unit of a server rack. */
export function Rack({ x, y, width = 84 }: { x: number; y: number; width?: number }) {
  return [0, 26, 52].map((offset) => (
    <g key={offset}>
      <rect x={x} y={y + offset} width={width} height={22} rx={5} className={styles.device} />
      <circle cx={x + 13} cy={y + offset + 11} r={3} className={classes(styles.solid, styles.tip)} />
      <path d={`M${x + 26} ${y + offset + 11}H${x + width - 14}`} className={classes(styles.stroke, styles.quiet)} />
    </g>
  ));
}

interface AppTileProps {
  x: number;
  y: number;
  glyph: GlyphName;
  size?: number;
  highlighted?: boolean;
  /** The briefcase Android puts on apps of a work profile. */
  briefcase?: boolean;
}

/** The icon of an app on a phone. */
export function AppTile({ x, y, glyph, size = 40, highlighted = false, briefcase = false }: AppTileProps) {
  return (
    <>
      <Box
        x={x}
        y={y}
        width={size}
        height={size}
        radius={round(size * 0.26)}
        surface={highlighted ? 'accent' : 'plain'}
      />
      <Glyph name={glyph} x={x + size / 2} y={y + size / 2} size={size * 0.52} ink={highlighted ? 'accent' : 'soft'} />
      {briefcase && (
        <>
          <circle cx={x + size - 2} cy={y + size - 2} r={10} className={styles.accentFill} />
          <Glyph name="briefcase" x={x + size - 2} y={y + size - 2} size={12} ink="onAccent" />
        </>
      )}
    </>
  );
}

/** Text nobody needs to read, drawn as bars. */
export function Bars({ x, y, widths, gap = 14 }: { x: number; y: number; widths: readonly number[]; gap?: number }) {
  return widths.map((width, index) => (
    <rect
      // The bars never change place: the order is their identity.
      // biome-ignore lint/suspicious/noArrayIndexKey: see above
      key={index}
      x={x}
      y={y + index * gap}
      width={width}
      height={5}
      rx={2.5}
      className={styles.detail}
    />
  ));
}

/** A switch that is on. */
export function Switch({ x, y }: { x: number; y: number }) {
  return (
    <>
      <rect x={x} y={y - 8} width={30} height={16} rx={8} className={styles.accentFill} />
      <circle cx={x + 22} cy={y} r={5.5} className={classes(styles.solid, styles.onAccent)} />
    </>
  );
}

/** Where a finger lies on a screen. */
export function TouchPoint({ x, y }: { x: number; y: number }) {
  return (
    <>
      <circle cx={x} cy={y} r={15} className={classes(styles.stroke, styles.accent, styles.dashed)} />
      <circle cx={x} cy={y} r={8} className={styles.accentFill} />
    </>
  );
}
