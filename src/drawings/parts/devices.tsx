import type { ReactNode } from 'react';
import styles from '../drawings.module.css';
import { Glyph, type GlyphName } from './glyphs.tsx';
import { round } from './lines.tsx';
import { Box, classes } from './sheet.tsx';

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
