import styles from './drawings.module.css';
import { Fan } from './parts/devices.tsx';
import { Cross, Glyph, Tick } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const phones = [0, 1, 2, 3, 4, 5];
const gaps = phones.slice(1);
const phoneTop = (index: number): number => 66 + index * 34;

/** Phones seen from above: standing upright, edge toward the fan. */
export default function AirPath({ id, alt, labels }: DrawingProps<'air-path'>) {
  return (
    <Sheet id={id} alt={alt} height={480}>
      <Label x={12} y={22} text={labels.cool} room={168} size="small" ink="accent" anchor="start" strong />
      <Label x={348} y={22} text={labels.warm} room={168} size="small" ink="danger" anchor="end" strong />
      <Box x={48} y={42} width={264} height={222} radius={12} surface="panel" />
      {[76, 164].map((y) => (
        <g key={y}>
          <Arrow through={[12, y + 33, 56, y + 33]} ink="accent" />
          <Fan x={62} y={y} width={66} height={66} tone="accent" />
        </g>
      ))}
      {phones.map((index) => (
        <rect key={index} x={156} y={phoneTop(index)} width={112} height={12} rx={4} className={styles.device} />
      ))}
      {gaps.map((index) => {
        const y = phoneTop(index) - 11;
        return (
          <g key={index}>
            <Line through={[140, y, 204, y]} ink="accent" />
            <Arrow through={[214, y, 348, y]} ink="danger" />
          </g>
        );
      })}
      <Tick x={57} y={284} />
      <Label x={74} y={284} text={labels.gaps} room={270} size="small" anchor="start" />

      <Box x={48} y={320} width={128} height={140} radius={12} />
      <Fan x={60} y={334} width={46} height={46} />
      {[0, 1, 2].map((index) => (
        <rect key={index} x={118} y={336 + index * 17} width={46} height={8} rx={3} className={styles.device} />
      ))}
      <Glyph name="repeat" x={112} y={422} size={48} ink="danger" />
      <Cross x={201} y={390} />
      <Label x={218} y={390} text={labels.closed} room={136} size="small" anchor="start" />
    </Sheet>
  );
}
