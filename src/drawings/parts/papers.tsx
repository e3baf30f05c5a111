import styles from '../drawings.module.css';
import { Bars, bodyOf } from './devices.tsx';
import { gridOf, type PartProps, type Tone } from './frame.ts';
import { Glyph, Tick } from './glyphs.tsx';
import { round } from './lines.tsx';
import { classes } from './sheet.tsx';

/** A video: a frame with the sign for playing. */
export function Video({ x, y, width, height, tone = 'plain' }: PartProps) {
  const size = Math.min(width, height) * 0.34;
  const [left, top] = [x + width / 2 - size * 0.4, y + height / 2 - size / 2];
  const triangle = `M${round(left)} ${round(top)}l${round(size * 0.9)} ${round(size / 2)} ${round(-size * 0.9)} ${round(size / 2)}z`;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={6} className={bodyOf[tone]} />
      {tone !== 'resting' && <path d={triangle} className={tone === 'plain' ? styles.detail : styles.accentFill} />}
    </>
  );
}

/** A sheet of paper with lines of text; `accent` is signed. */
export function Document({ x, y, width, height, tone = 'plain' }: PartProps) {
  const inset = Math.min(14, round(width * 0.16));
  const line = width - 2 * inset;
  const count = Math.max(2, Math.floor((height - inset) / 15) - (tone === 'accent' ? 1 : 0));
  const bottom = y + height - inset;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={5} className={bodyOf[tone === 'accent' ? 'plain' : tone]} />
      <Bars
        x={x + inset}
        y={y + inset}
        widths={Array.from({ length: count }, (_, index) => (index === count - 1 ? round(line * 0.6) : line))}
        gap={13}
      />
      {tone === 'accent' && (
        <path
          d={`M${x + inset} ${bottom}c4-14 10-12 8-4s6 4 9-1 4 4 8 1`}
          className={classes(styles.stroke, styles.accent)}
        />
      )}
    </>
  );
}

/** A clipboard with a list that is being ticked off; `resting` has nothing ticked yet. */
export function Clipboard({ x, y, width, height, tone = 'plain' }: PartProps) {
  const rows = Math.floor((height - 26) / 20);
  return (
    <>
      <rect x={x} y={y + 6} width={width} height={height - 6} rx={7} className={styles.device} />
      <rect x={x + width / 2 - 16} y={y} width={32} height={12} rx={4} className={styles.accentFill} />
      {gridOf([1, rows, 0, 20]).map(({ y: step }, index) => {
        const middle = y + 32 + step;
        return (
          <g key={step}>
            {index < rows - 1 && tone !== 'resting' ? (
              <Tick x={x + 18} y={middle} radius={7} />
            ) : (
              <circle cx={x + 18} cy={middle} r={6} className={classes(styles.stroke, styles.faint)} />
            )}
            <Bars x={x + 32} y={middle - 2.5} widths={[round((width - 44) * (index % 2 ? 0.75 : 1))]} />
          </g>
        );
      })}
    </>
  );
}

/** Which days of a calendar are marked: some working days, the last week, all, none. */
const marks: Record<Tone, (day: number, days: number) => boolean> = {
  plain: (day) => day % 7 < 5 && day % 2 === 1,
  lit: (day, days) => day >= days - 7,
  accent: () => true,
  resting: () => false,
};

/** A page of a calendar with seven days a row. */
export function Calendar({ x, y, width, height, tone = 'plain' }: PartProps) {
  const step = (width - 8) / 7;
  const rows = Math.max(1, Math.floor((height - 22) / step));
  const cell = round(step - 4);
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={7} className={styles.device} />
      <path d={`M${x} ${y + 16}v-9a7 7 0 0 1 7-7h${width - 14}a7 7 0 0 1 7 7v9z`} className={styles.accentFill} />
      {gridOf([7, rows, step, step]).map((day, index) => (
        <rect
          key={`${day.x} ${day.y}`}
          x={round(x + 6 + day.x)}
          y={round(y + 22 + day.y)}
          width={cell}
          height={cell}
          rx={2.5}
          className={marks[tone](index, 7 * rows) ? styles.marked : styles.screen}
        />
      ))}
    </>
  );
}

/** The profile of an account. */
export function Card({ x, y, width, height, tone = 'plain' }: PartProps) {
  const avatar = round(Math.min(height - 16, width * 0.36));
  const left = x + avatar + 18;
  const room = width - avatar - 28;
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={8} className={bodyOf[tone]} />
      <circle cx={x + 9 + avatar / 2} cy={y + height / 2} r={avatar / 2} className={styles.screenLit} />
      <Glyph name="person" x={x + 9 + avatar / 2} y={y + height / 2} size={round(avatar * 0.66)} ink="accent" />
      <Bars x={left} y={y + height / 2 - 11} widths={[room, round(room * 0.6)]} gap={15} />
    </>
  );
}

/** A window of a program. */
export function Window({ x, y, width, height, tone = 'plain' }: PartProps) {
  return (
    <>
      <rect x={x} y={y} width={width} height={height} rx={7} className={bodyOf[tone]} />
      <path d={`M${x} ${y + 16}h${width}`} className={classes(styles.stroke, styles.quiet)} />
      {[10, 19, 28].map((step) => (
        <circle key={step} cx={x + step} cy={y + 8.5} r={2.5} className={styles.detail} />
      ))}
    </>
  );
}

/** Somebody, from the shoulders up. */
export function Person({ x, y, width, height, tone = 'plain' }: PartProps) {
  const head = round(Math.min(width * 0.27, height * 0.25));
  const shoulders = round(y + height - height * 0.4);
  const body = tone === 'accent' ? styles.accentFill : bodyOf[tone];
  return (
    <>
      <circle cx={x + width / 2} cy={y + head} r={head} className={body} />
      <path
        d={`M${x} ${y + height}A${width / 2} ${round(y + height - shoulders)} 0 0 1 ${x + width} ${y + height}z`}
        className={body}
      />
    </>
  );
}

const settings: Record<Tone, number> = { plain: 0.3, lit: 0.7, accent: 1, resting: 0 };

/** A value that can be set: a line with its knob. */
export function Slider({ x, y, width, height, tone = 'plain' }: PartProps) {
  const middle = y + height / 2;
  const radius = height / 2;
  const knob = round(x + radius + (width - height) * settings[tone]);
  return (
    <>
      <path d={`M${x + 1} ${middle}h${width - 2}`} className={classes(styles.stroke, styles.quiet)} />
      <path d={`M${x + 1} ${middle}H${knob}`} className={classes(styles.stroke, styles.accent)} />
      <circle
        cx={knob}
        cy={middle}
        r={radius}
        className={tone === 'resting' ? classes(styles.solid, styles.quiet) : styles.accentFill}
      />
    </>
  );
}
