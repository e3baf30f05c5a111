import type { ReactNode } from 'react';
import styles from '../drawings.module.css';

export type Ink = 'ink' | 'soft' | 'faint' | 'quiet' | 'accent' | 'tip' | 'warning' | 'danger' | 'onAccent' | 'onTone';
export type Surface = 'plain' | 'panel' | 'outline' | 'accent' | 'tip' | 'warning' | 'danger';

export const classes = (...names: Array<string | false | undefined>): string => names.filter(Boolean).join(' ');

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
