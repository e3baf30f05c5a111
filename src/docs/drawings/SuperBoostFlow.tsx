import { Arrow, Box, type DrawingProps, Glyph, type GlyphName, Label, Sheet } from './parts.tsx';

const stepWidth = 128;
const stepHeight = 82;

interface StepBoxProps {
  x: number;
  y: number;
  glyph: GlyphName;
  text: string;
  optional?: boolean;
}

function StepBox({ x, y, glyph, text, optional = false }: StepBoxProps) {
  return (
    <>
      <Box
        x={x}
        y={y}
        width={stepWidth}
        height={stepHeight}
        radius={10}
        dashed={optional}
        surface={optional ? 'outline' : 'plain'}
      />
      <Glyph name={glyph} x={x + stepWidth / 2} y={y + 22} ink="accent" />
      <Label x={x + stepWidth / 2} y={y + 55} text={text} room={stepWidth - 8} size="small" />
    </>
  );
}

export function SuperBoostFlow({ id, alt, labels }: DrawingProps<'super-boost-flow'>) {
  const firstRow = [38, 194, 350, 506] as const;
  return (
    <Sheet id={id} alt={alt} height={362}>
      <StepBox x={firstRow[0]} y={12} glyph="person" text={labels.open} />
      <StepBox x={firstRow[1]} y={12} glyph="follow" text={labels.follow} optional />
      <StepBox x={firstRow[2]} y={12} glyph="mail" text={labels.message} optional />
      <StepBox x={firstRow[3]} y={12} glyph="unfollow" text={labels.unfollow} optional />
      {firstRow.slice(0, 3).map((left) => (
        <Arrow
          key={left}
          through={[
            [left + stepWidth + 4, 53],
            [left + stepWidth + 24, 53],
          ]}
        />
      ))}
      <Arrow
        through={[
          [570, 98],
          [570, 118],
          [102, 118],
          [102, 138],
        ]}
      />

      <Box x={28} y={142} width={464} height={136} radius={12} surface="panel" />
      <Label x={44} y={162} text={labels.posts} room={300} anchor="start" strong />
      <StepBox x={40} y={182} glyph="play" text={labels.watch} />
      <StepBox x={196} y={182} glyph="heart" text={labels.act} optional />
      <StepBox x={352} y={182} glyph="comment" text={labels.comment} optional />
      {[168, 324].map((left) => (
        <Arrow
          key={left}
          through={[
            [left + 4, 223],
            [left + 24, 223],
          ]}
        />
      ))}
      <Arrow
        through={[
          [492, 223],
          [504, 223],
        ]}
      />
      <StepBox x={508} y={182} glyph="pause" text={labels.pause} />
      <Arrow
        through={[
          [572, 268],
          [572, 316],
          [12, 316],
          [12, 53],
          [32, 53],
        ]}
        ink="accent"
      />
      <Box x={236} y={300} width={172} height={32} radius={16} text={labels.next} size="small" ink="accent" />

      <Box x={38} y={338} width={28} height={16} radius={4} dashed surface="outline" />
      <Label x={76} y={346} text={labels.optional} room={240} size="small" ink="soft" anchor="start" />
    </Sheet>
  );
}
