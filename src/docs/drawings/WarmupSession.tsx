import { Box, type DrawingProps, Glyph, type GlyphName, Label, Line, Sheet } from './parts.tsx';

interface Video {
  x: number;
  width: number;
  seconds: string;
  reaction?: { text: string; glyph: GlyphName };
}

const stripTop = 66;
const stripHeight = 56;
const middle = stripTop + stripHeight / 2;

export function WarmupSession({ id, alt, labels }: DrawingProps<'warmup-session'>) {
  const videos: Video[] = [
    { x: 96, width: 120, seconds: labels.seconds34 },
    { x: 224, width: 98, seconds: labels.seconds18, reaction: { text: labels.like, glyph: 'heart' } },
    { x: 330, width: 182, seconds: labels.seconds52, reaction: { text: labels.comment, glyph: 'comment' } },
  ];
  return (
    <Sheet id={id} alt={alt} height={232}>
      <Line
        through={[
          [8, 50],
          [8, 36],
          [512, 36],
          [512, 50],
        ]}
      />
      <Box x={150} y={20} width={220} height={32} radius={16} text={labels.session} size="small" />

      <Box x={8} y={stripTop} width={80} height={stripHeight} />
      <Glyph name="search" x={48} y={middle} ink="soft" />
      <Label x={48} y={134} text={labels.search} room={86} from="top" size="small" />

      {videos.map(({ x, width, seconds, reaction }) => (
        <g key={x}>
          <Box x={x} y={stripTop} width={width} height={stripHeight} surface="accent" />
          <Glyph name="play" x={x + 22} y={middle} size={16} ink="accent" />
          <Label x={x + 36} y={middle} text={seconds} room={56} size="small" anchor="start" ink="accent" strong />
          {reaction ? (
            <Reaction x={x + width} {...reaction} />
          ) : (
            <Label x={x + width / 2} y={134} text={labels.watch} room={130} from="top" size="small" />
          )}
        </g>
      ))}

      <Box x={530} y={stripTop} width={102} height={stripHeight} dashed surface="outline" />
      <Glyph name="pause" x={581} y={middle} ink="soft" />
      <Label x={581} y={134} text={labels.pause} room={102} from="top" size="small" />

      <Label x={320} y={212} text={labels.range} room={624} size="small" ink="soft" />
    </Sheet>
  );
}

/** Something the account does while a video runs: hangs at the end of its bar. */
function Reaction({ x, text, glyph }: { x: number; text: string; glyph: GlyphName }) {
  return (
    <>
      <Line
        through={[
          [x - 22, stripTop + stripHeight],
          [x - 22, 140],
        ]}
        ink="accent"
      />
      <Glyph name={glyph} x={x - 22} y={152} size={18} ink="accent" />
      <Label x={x - 22} y={166} text={text} room={120} from="top" size="small" />
    </>
  );
}
