import type { ReactNode } from 'react';
import { Cross, Glyph, Tick } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, Label, Sheet, type Surface } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const width = 152;
const height = 76;
const left = 12;
const right = 196;
const rows = [12, 132, 252] as const;

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
      <Label x={x + width / 2} y={y + 53} text={text} room={width - 12} strong />
    </>
  );
}

/** Success lies straight ahead; failure turns off, and the retry leads back around the other side. */
export default function TaskStates({ id, alt, labels }: DrawingProps<'task-states'>) {
  const [waitingY, runningY, endY] = rows;
  const ahead = left + width / 2;
  return (
    <Sheet id={id} alt={alt} height={340}>
      <State x={left} y={waitingY} surface="plain" text={labels.waiting}>
        <Glyph name="clock" x={0} y={0} />
      </State>
      <Arrow through={[ahead, waitingY + height + 8, ahead, runningY - 8]} />
      <State x={left} y={runningY} surface="accent" text={labels.running}>
        <Glyph name="play" x={0} y={0} ink="accent" />
      </State>
      <Arrow through={[ahead, runningY + height + 8, ahead, endY - 8]} />
      <Arrow through={[left + width + 8, runningY + height / 2, 228, runningY + height / 2, 228, endY - 8]} />
      <State x={left} y={endY} surface="tip" text={labels.completed}>
        <Tick x={0} y={0} radius={10} />
      </State>
      <State x={right} y={endY} surface="danger" text={labels.failed}>
        <Cross x={0} y={0} radius={10} />
      </State>
      <Arrow
        through={[324, endY - 8, 324, waitingY + height / 2, left + width + 8, waitingY + height / 2]}
        ink="accent"
        dashed
      />
      <Label x={312} y={110} text={labels.retry} room={136} size="small" ink="soft" anchor="end" />
    </Sheet>
  );
}
