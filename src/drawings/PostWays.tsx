import { Glyph, Node } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const column = { width: 108, step: 114 };
const boxHeight = 46;
const pitch = 66;
const stepsTop = 116;
const rows = 4;
const editorTop = stepsTop + rows * pitch;

export default function PostWays({ id, alt, labels }: DrawingProps<'post-ways'>) {
  const { file, sheet, plus, find, sound } = labels;
  const ways = [
    { name: labels.share, glyph: 'share', steps: [file, sheet] },
    { name: labels.addButton, glyph: 'plus', steps: ['TikTok', plus, file] },
    { name: labels.useSound, glyph: 'music', steps: ['TikTok', find, sound, file] },
  ] as const;
  return (
    <Sheet id={id} alt={alt} height={editorTop + 132}>
      {ways.map(({ name, glyph, steps }, index) => {
        const left = 12 + index * column.step;
        const middle = left + column.width / 2;
        return (
          <g key={name}>
            <Node x={middle} y={32} glyph={glyph} radius={20} highlighted />
            <Label x={middle} y={80} text={name} room={118} size="small" strong />
            {steps.map((text, step) => {
              const y = stepsTop + step * pitch;
              const next = step < steps.length - 1 ? y + pitch : editorTop;
              return (
                <g key={text}>
                  <Box x={left} y={y} width={column.width} height={boxHeight} text={text} size="small" />
                  <Arrow through={[middle, y + boxHeight + 4, middle, next - 4]} ink="accent" />
                </g>
              );
            })}
          </g>
        );
      })}
      <Box x={12} y={editorTop} width={336} height={48} radius={10} surface="accent" text={labels.editor} />
      <Arrow through={[180, editorTop + 52, 180, editorTop + 74]} ink="tip" />
      <Box x={100} y={editorTop + 78} width={160} height={42} radius={21} surface="tip" />
      <Glyph name="send" x={140} y={editorTop + 99} size={18} ink="tip" />
      <Label x={190} y={editorTop + 99} text={labels.post} room={100} strong />
    </Sheet>
  );
}
