import styles from './drawings.module.css';
import { Axes } from './parts/axes.tsx';
import { Glyph, Tick } from './parts/glyphs.tsx';
import { Box, classes, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const axis = { x: 16, width: 328 };

/** Attempts on an account, one after another in time. */
const Attempts = ({ y, at }: { y: number; at: readonly number[] }) =>
  at.map((x) => <circle key={x} cx={x} cy={y} r={5} className={classes(styles.solid, styles.danger)} />);

/** `again`: begun anew, with no end in sight. */
const Lock = ({ x, y, width, again = false }: { x: number; y: number; width: number; again?: boolean }) => (
  <>
    <Box x={x} y={y} width={width} height={40} surface={again ? 'outline' : 'danger'} dashed={again} />
    <Glyph name="lock" x={x + width / 2} y={y + 20} size={20} ink="danger" />
  </>
);

const first = [26, 42, 58];

export default function RateLimit({ id, alt, labels }: DrawingProps<'rate-limit'>) {
  return (
    <Sheet id={id} alt={alt} height={388}>
      <Label x={12} y={24} text={labels.keepsTrying} room={330} anchor="start" strong />
      <Attempts y={60} at={[...first, 144, 230]} />
      <Lock x={66} y={80} width={74} />
      <Lock x={146} y={80} width={80} />
      <Lock x={232} y={80} width={104} again />
      <Axes {...axis} y={128} height={8} horizontal={labels.time} />

      <Label x={12} y={196} text={labels.waits} room={330} anchor="start" strong />
      <Attempts y={232} at={first} />
      <Lock x={66} y={252} width={124} />
      <Tick x={320} y={232} />
      <Label x={304} y={232} text={labels.once} room={170} size="small" ink="tip" anchor="end" />
      <Axes {...axis} y={300} height={8} horizontal={labels.time} />

      <Attempts y={360} at={[22]} />
      <Label x={36} y={360} text={labels.attempt} room={140} size="small" ink="soft" anchor="start" />
      <Glyph name="lock" x={196} y={360} size={18} ink="danger" />
      <Label x={212} y={360} text={labels.locked} room={140} size="small" ink="soft" anchor="start" />
    </Sheet>
  );
}
