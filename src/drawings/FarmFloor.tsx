import styles from './drawings.module.css';
import { Computer, Phone } from './parts/devices.tsx';
import { Glyph, Legend, Step } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Repeat } from './parts/repeat.tsx';
import { Box, classes, type Ink, Sheet, type Surface } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const thirds: ReadonlyArray<{ y: number; surface: Surface; ink: Ink }> = [
  { y: 52, surface: 'accent', ink: 'accent' },
  { y: 132, surface: 'tip', ink: 'tip' },
  { y: 212, surface: 'warning', ink: 'warning' },
];

/** With openings for the air above and the door below. */
const walls = 'M110 370H348V24H336M304 24H56M24 24H12V370H46';
const door = 'M46 370V306A64 64 0 0 1 110 370';

/** The room from above: in each third a row of phones, its computer and its circuit. */
export default function FarmFloor({ id, alt, labels }: DrawingProps<'farm-floor'>) {
  return (
    <Sheet id={id} alt={alt} height={590}>
      <path d={walls} className={classes(styles.stroke, styles.faint, styles.bold)} />
      <path d={door} className={classes(styles.stroke, styles.faint)} />
      {thirds.map(({ y, surface, ink }) => (
        <g key={y} transform={`translate(0 ${y})`}>
          <Line through={[66, 28, 40, 28]} ink={ink} />
          <Glyph name="bolt" x={30} y={28} size={20} ink={ink} />
          <Box x={66} y={0} width={200} height={56} radius={8} surface={surface} />
          <Repeat grid={[11, 2, 17, 24]}>
            <Phone x={76} y={8} width={10} height={17} />
          </Repeat>
          <Line through={[266, 28, 284, 28]} ink={ink} />
          <Computer x={284} y={6} width={48} height={44} />
        </g>
      ))}
      <Arrow through={[40, 6, 40, 44]} ink="accent" />
      <Arrow through={[320, 44, 320, 6]} ink="danger" />
      <Box x={192} y={300} width={140} height={52} radius={8} surface="panel" />
      <Glyph name="package" x={236} y={326} size={24} />
      <Glyph name="wrench" x={288} y={326} size={24} />
      <Step x={66} y={52} n={1} />
      <Step x={284} y={58} n={2} />
      <Step x={30} y={58} n={3} />
      <Step x={64} y={24} n={4} />
      <Step x={192} y={300} n={5} />
      <Step x={84} y={340} n={6} />
      <Legend y={408} texts={[labels.rows, labels.computer, labels.circuit, labels.air, labels.bench, labels.door]} />
    </Sheet>
  );
}
