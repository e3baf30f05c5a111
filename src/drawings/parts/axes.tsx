import type { Frame } from './frame.ts';
import { Arrow } from './lines.tsx';
import { Label } from './sheet.tsx';

interface AxesProps extends Frame {
  /** What is laid off to the right and, if anything, upward. */
  horizontal: string;
  vertical?: string;
}

/** Axes with their names: the frame holds what is drawn between them, the names stand outside. */
export function Axes({ x, y, width, height, horizontal, vertical }: AxesProps) {
  const base = y + height;
  return (
    <>
      {vertical && (
        <>
          <Arrow through={[x, base, x, y]} />
          <Label x={x - 4} y={y - 12} text={vertical} room={170} size="small" ink="soft" anchor="start" />
        </>
      )}
      <Arrow through={[x, base, x + width, base]} />
      <Label x={x + width} y={base + 14} text={horizontal} room={120} size="small" ink="soft" anchor="end" />
    </>
  );
}
