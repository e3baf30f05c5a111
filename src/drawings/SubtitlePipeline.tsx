import type { GlyphName } from './parts/glyph-paths.ts';
import { Glyph } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const lanes = [12, 192] as const;
const box = { width: 156, height: 46 };
const top = 56;
const pitch = 62;

/** The work goes back and forth between two lanes, down one row each time. */
export default function SubtitlePipeline({ id, alt, labels }: DrawingProps<'subtitle-pipeline'>) {
  const steps: ReadonlyArray<{ text: string; glyph: GlyphName }> = [
    { text: labels.recognize, glyph: 'voice' },
    { text: labels.correct, glyph: 'pencil' },
    { text: labels.translate, glyph: 'translate' },
    { text: labels.correctAgain, glyph: 'pencil' },
    { text: labels.speak, glyph: 'comment' },
    { text: labels.listen, glyph: 'music' },
    { text: labels.burnIn, glyph: 'film' },
  ];
  return (
    <Sheet id={id} alt={alt} height={top + steps.length * pitch}>
      {[
        { text: 'VideoMagic', glyph: 'gear' as const },
        { text: labels.you, glyph: 'person' as const },
      ].map(({ text, glyph }, lane) => (
        <g key={glyph}>
          <Glyph name={glyph} x={(lanes[lane] ?? 0) + 12} y={24} size={20} ink="soft" />
          <Label x={(lanes[lane] ?? 0) + 30} y={24} text={text} room={120} anchor="start" strong />
        </g>
      ))}
      {steps.map(({ text, glyph }, row) => {
        const own = row % 2 === 1;
        const left = lanes[own ? 1 : 0];
        const y = top + row * pitch;
        const middle = y + box.height / 2;
        const below = lanes[own ? 0 : 1] + box.width / 2;
        return (
          <g key={text}>
            <Box x={left} y={y} {...box} radius={10} surface={own ? 'plain' : 'accent'} />
            <Glyph name={glyph} x={left + 22} y={middle} size={20} ink={own ? 'soft' : 'accent'} />
            <Label x={left + 40} y={middle} text={text} room={112} size="small" anchor="start" />
            {row < steps.length - 1 && (
              <Arrow
                through={[own ? left - 6 : left + box.width + 6, middle, below, middle, below, y + pitch - 6]}
                ink={own ? 'faint' : 'accent'}
              />
            )}
          </g>
        );
      })}
    </Sheet>
  );
}
