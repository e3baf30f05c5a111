import { Glyph, Node } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const lane = { x: 84, width: 120 };
const videosTop = 96;
/** Schematic: how long each video is watched is drawn by lot, and so is what follows. */
const videos = [
  { height: 58, reactions: [] },
  { height: 88, reactions: ['heart'] },
  { height: 26, skipped: true, reactions: [] },
  { height: 42, reactions: [] },
  { height: 72, reactions: ['heart', 'follow'] },
] as const;

export default function Session({ id, alt, labels }: DrawingProps<'session'>) {
  const tops = videos.map(
    (_, index) => videosTop + videos.slice(0, index).reduce((sum, { height }) => sum + height + 8, 0),
  );
  const end = (tops.at(-1) ?? 0) + (videos.at(-1)?.height ?? 0) + 10;
  return (
    <Sheet id={id} alt={alt} height={end + 74}>
      <Arrow through={[24, 30, 24, end + 22]} />
      <Label x={12} y={14} text={labels.time} room={70} size="small" ink="soft" anchor="start" />
      <Line through={[64, 30, 56, 30, 56, end, 64, end]} ink="accent" />
      <Box x={lane.x} y={30} width={lane.width} height={52} />
      <Glyph name="search" x={lane.x + 20} y={56} size={20} />
      <Label x={lane.x + 38} y={56} text={labels.search} room={84} size="small" anchor="start" />
      {videos.map(({ height, reactions, ...rest }, index) => {
        const y = tops[index] ?? 0;
        const skipped = 'skipped' in rest;
        return (
          <g key={y}>
            <Box
              x={lane.x}
              y={y}
              width={lane.width}
              height={height}
              surface={skipped ? 'outline' : 'accent'}
              dashed={skipped}
            />
            {!skipped && <Glyph name="play" x={lane.x + lane.width / 2} y={y + height / 2} size={20} ink="accent" />}
            {reactions.map((glyph, place) => (
              <Node key={glyph} x={232 + place * 40} y={y + height / 2} glyph={glyph} radius={16} highlighted />
            ))}
          </g>
        );
      })}
      <Label x={212} y={56} text={labels.video} room={146} size="small" ink="soft" anchor="start" />
      <Label x={212} y={(tops[0] ?? 0) + 29} text={labels.nothing} room={146} size="small" ink="soft" anchor="start" />
      <Label x={212} y={(tops[2] ?? 0) + 13} text={labels.skipped} room={146} size="small" ink="soft" anchor="start" />
      <Label x={64} y={end + 24} text={labels.duration} room={290} size="small" ink="accent" anchor="start" strong />
      <Label x={64} y={end + 50} text={labels.drawn} room={290} size="small" ink="soft" anchor="start" />
    </Sheet>
  );
}
