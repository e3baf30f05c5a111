import type { ReactNode } from 'react';
import { Arrow, Box, Cross, type DrawingProps, Glyph, Label, Sheet, type Surface, Tick } from './parts.tsx';

const width = 150;
const height = 78;

interface StateProps {
  x: number;
  y: number;
  surface: Surface;
  text: string;
  /** The mark above the word, placed from the middle of the upper part. */
  children: ReactNode;
}

function State({ x, y, surface, text, children }: StateProps) {
  return (
    <>
      <Box x={x} y={y} width={width} height={height} radius={12} surface={surface} />
      <g transform={`translate(${x + width / 2} ${y + 26})`}>{children}</g>
      <Label x={x + width / 2} y={y + 54} text={text} room={width - 12} strong />
    </>
  );
}

export function TaskStates({ id, alt, labels }: DrawingProps<'task-states'>) {
  return (
    <Sheet id={id} alt={alt} height={286}>
      <State x={8} y={60} surface="plain" text={labels.waiting}>
        <Glyph name="clock" x={0} y={0} />
      </State>
      <Arrow
        through={[
          [166, 99],
          [222, 99],
        ]}
      />
      <State x={232} y={60} surface="accent" text={labels.running}>
        <Glyph name="play" x={0} y={0} ink="accent" />
      </State>
      {[49, 149].map((y) => (
        <Arrow
          key={y}
          through={[
            [390, 99],
            [430, 99],
            [430, y],
            [472, y],
          ]}
        />
      ))}
      <State x={482} y={10} surface="tip" text={labels.completed}>
        <Tick x={0} y={0} radius={10} />
      </State>
      <State x={482} y={110} surface="danger" text={labels.failed}>
        <Cross x={0} y={0} radius={10} />
      </State>
      <Arrow
        through={[
          [557, 196],
          [557, 250],
          [83, 250],
          [83, 148],
        ]}
        ink="accent"
        dashed
      />
      <Box x={160} y={232} width={320} height={36} radius={18} text={labels.retry} size="small" />
    </Sheet>
  );
}
