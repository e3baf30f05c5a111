import styles from './drawings.module.css';
import { Axes } from './parts/axes.tsx';
import { Cross, Tick } from './parts/glyphs.tsx';
import { Line } from './parts/lines.tsx';
import { Box, classes, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const chart = { x: 44, width: 292, height: 96 };
/** Where the exit changes, and to which of four addresses: schematic. */
const changes = [0, 70, 120, 196, 262] as const;
const levels = [26, 66, 46, 82] as const;

interface ChartProps {
  y: number;
  title: string;
  path: string;
  labels: DrawingProps<'address-over-time'>['labels'];
}

function Chart({ y, title, path, labels }: ChartProps) {
  return (
    <>
      <Label x={12} y={y - 44} text={title} room={300} anchor="start" strong />
      <Axes {...chart} y={y} horizontal={labels.time} vertical={labels.address} />
      <path d={path} className={classes(styles.stroke, styles.accent, styles.bold)} />
    </>
  );
}

export default function AddressOverTime({ id, alt, labels }: DrawingProps<'address-over-time'>) {
  const [first, second] = [74, 316];
  const steps = levels
    .map((level, index) => {
      const [from = 0, to = 0] = changes.slice(index, index + 2);
      return `M${chart.x + from} ${second + level}H${chart.x + to}`;
    })
    .join('');
  return (
    <Sheet id={id} alt={alt} height={496}>
      <Chart y={first} title={labels.static} path={`M${chart.x} ${first + 46}H${chart.x + 262}`} labels={labels} />
      <Box x={chart.x} y={first + 124} width={262} height={32} radius={6} surface="tip" />
      <Tick x={chart.x + 20} y={first + 140} />
      <Label x={chart.x + 38} y={first + 140} text={labels.taskRuns} room={220} size="small" anchor="start" />

      <Chart y={second} title={labels.rotating} path={steps} labels={labels} />
      {changes.slice(1, -1).map((change) => (
        <Line
          key={change}
          through={[chart.x + change, second + 14, chart.x + change, second + chart.height]}
          ink="quiet"
          dashed
        />
      ))}
      <Box x={chart.x} y={second + 124} width={70} height={32} radius={6} surface="danger" />
      <Box x={chart.x + 70} y={second + 124} width={192} height={32} radius={6} surface="outline" dashed />
      <Cross x={chart.x + 70} y={second + 140} />
      <Label x={chart.x + 88} y={second + 140} text={labels.taskBreaks} room={170} size="small" anchor="start" />
    </Sheet>
  );
}
