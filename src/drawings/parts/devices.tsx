import type { ReactNode } from 'react';
import styles from '../drawings.module.css';
import { gridOf, type PartProps, type Tone } from './frame.ts';
import type { GlyphName } from './glyph-paths.ts';
import { Glyph } from './glyphs.tsx';
import { round } from './lines.tsx';
import { Box, classes } from './sheet.tsx';

/** The outline of a thing by its part in the story. */
export const bodyOf: Record<Tone, string | undefined> = {
  plain: styles.device,
  lit: styles.device,
  accent: styles.operated,
  resting: styles.resting,
};

type Sized = Pick<PartProps, 'x' | 'y' | 'tone'> & Partial<PartProps> & { children?: ReactNode };

/** Children are placed from the phone's upper left corner. */
export function Phone({ x, y, width = 40, height = 72, tone = 'plain', children }: Sized) {
  const inset = width < 60 ? Math.min(3.5, round(width / 6)) : 6;
  const radius = Math.min(14, Math.round(width * 0.18));
  // Hundreds of them: one shape each.
  const tiny = tone === 'lit' && width < 8;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={radius}
        className={classes(bodyOf[tone], tiny && styles.marked)}
      />
      {tone !== 'resting' && !tiny && (
        <rect
          x={round(x + inset)}
          y={round(y + inset)}
          width={round(width - 2 * inset)}
          height={round(height - 2 * inset)}
          rx={round(radius - inset / 2)}
          className={tone === 'plain' ? styles.screen : styles.screenLit}
        />
      )}
      {children && <g transform={`translate(${x} ${y})`}>{children}</g>}
    </>
  );
}

/** A monitor on its stand; children are placed from the upper left corner of the monitor. */
export function Computer({ x, y, width = 108, height = 84, tone = 'plain', children }: Sized) {
  const middle = width / 2;
  const stand = Math.min(14, Math.round(height / 6));
  const monitor = height - stand;
  const foot = Math.min(20, Math.round(width / 5));
  return (
    <g transform={`translate(${x} ${y})`}>
      <path
        d={`M${middle} ${monitor}V${height}M${middle - foot} ${height}h${2 * foot}`}
        className={classes(styles.stroke, styles.faint)}
      />
      <rect width={width} height={monitor} rx={7} className={bodyOf[tone]} />
      <rect
        x={6}
        y={6}
        width={width - 12}
        height={monitor - 12}
        rx={3}
        className={tone === 'lit' ? styles.screenLit : styles.screen}
      />
      {children}
    </g>
  );
}

/** The program's grid of phones on a monitor, as an emblem. */
export function DeviceGrid({ x, y, columns = 6, rows = 2 }: { x: number; y: number; columns?: number; rows?: number }) {
  return gridOf([columns, rows, 13, 19]).map((cell) => (
    <rect
      key={`${cell.x} ${cell.y}`}
      x={x + cell.x}
      y={y + cell.y}
      width={9}
      height={15}
      rx={2}
      className={styles.detail}
    />
  ));
}

/** A USB hub with its own supply: the bolt on the left, as many ports as there is space for. */
export function Hub({ x, y, width = 102, height = 26, tone = 'accent' }: Sized) {
  const ports = Math.max(1, Math.min(7, Math.floor((width - 22) / 13)));
  const middle = y + height / 2;
  return (
    <>
      {tone === 'plain' ? (
        <rect x={x} y={y} width={width} height={height} rx={6} className={styles.device} />
      ) : (
        <Box x={x} y={y} width={width} height={height} radius={6} dashed={tone === 'resting'} surface="accent" />
      )}
      <Glyph name="bolt" x={x + 14} y={middle} size={15} ink="accent" />
      {gridOf([ports, 1, 13, 0]).map(({ x: step }) => (
        <rect
          key={step}
          x={x + width - 14 - step}
          y={middle - 3}
          width={9}
          height={6}
          rx={1.5}
          className={styles.detail}
        />
      ))}
    </>
  );
}

/** Servers, one above the other. */
export function Rack({ x, y, width = 84, height = 74, tone = 'plain' }: Sized) {
  const unit = (height - 8) / 3;
  return [0, 1, 2].map((index) => {
    const top = round(y + index * (unit + 4));
    const middle = round(top + unit / 2);
    return (
      <g key={index}>
        <rect x={x} y={top} width={width} height={round(unit)} rx={5} className={bodyOf[tone]} />
        <circle cx={x + 13} cy={middle} r={3} className={classes(styles.solid, styles.tip)} />
        <path d={`M${x + 26} ${middle}H${x + width - 14}`} className={classes(styles.stroke, styles.quiet)} />
      </g>
    );
  });
}

/** The motherboard of a phone, standing upright: the large chip with its traces, smaller ones, the contacts below. */
export function Board({ x, y, width, height, tone = 'plain' }: PartProps) {
  const chip = round(width * 0.5);
  const left = x + (width - chip) / 2;
  const top = round(y + height * 0.14);
  const small = round(chip * 0.42);
  const lower = round(top + chip + height * 0.12);
  const contacts = gridOf([4, 1, width / 5, 0]).map(
    ({ x: step }) => `M${round(x + width / 5 + step)} ${y + height - 4}v-4`,
  );
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={3} className={bodyOf[tone]} />
      <rect
        x={left}
        y={top}
        width={chip}
        height={chip}
        rx={2}
        className={tone === 'accent' ? styles.accentFill : styles.detail}
      />
      {[left, left + chip - small].map((side) => (
        <rect key={side} x={side} y={lower} width={small} height={small} rx={1} className={styles.detail} />
      ))}
      {width > 30 && <path d={contacts.join('')} className={classes(styles.stroke, styles.quiet)} />}
    </>
  );
}

const blades = [0, 1, 2, 3, 4].map((blade) => (blade * Math.PI * 2) / 5);

/** A fan in its housing. */
export function Fan({ x, y, width, height, tone = 'plain' }: PartProps) {
  const radius = Math.min(width, height) * 0.42;
  const [middleX, middleY] = [x + width / 2, y + height / 2];
  const at = (angle: number, share: number): string =>
    `${round(middleX + Math.cos(angle) * radius * share)} ${round(middleY + Math.sin(angle) * radius * share)}`;
  const blade = (angle: number): string =>
    `M${at(angle, 0.2)}Q${at(angle - 0.3, 0.8)} ${at(angle + 0.25, 0.92)}Q${at(angle + 0.85, 0.75)} ${at(angle + 0.7, 0.2)}Z`;
  return (
    <>
      <rect
        x={x}
        y={y}
        width={width}
        height={height}
        rx={round(Math.min(width, height) * 0.14)}
        className={bodyOf[tone]}
      />
      <circle cx={middleX} cy={middleY} r={round(radius)} className={classes(styles.stroke, styles.quiet)} />
      <path d={blades.map(blade).join('')} className={tone === 'accent' ? styles.accentFill : styles.detail} />
      <circle cx={middleX} cy={middleY} r={round(radius * 0.2)} className={classes(styles.solid, styles.faint)} />
    </>
  );
}

/** A power supply: the bolt, and slits for the air where there is space. */
export function Supply({ x, y, width, height, tone = 'plain' }: PartProps) {
  const middle = y + height / 2;
  const slit = round(height * 0.3);
  const slits = [10, 16, 22].map((inset) => `M${x + width - inset} ${round(middle - slit)}v${round(2 * slit)}`);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={6} className={bodyOf[tone]} />
      <Glyph name="bolt" x={x + Math.min(height, width) / 2} y={middle} size={round(height * 0.55)} ink="accent" />
      {width > height * 1.4 && <path d={slits.join('')} className={classes(styles.stroke, styles.quiet)} />}
    </>
  );
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
