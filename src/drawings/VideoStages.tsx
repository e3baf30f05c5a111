import { Bars } from './parts/devices.tsx';
import type { GlyphName } from './parts/glyph-paths.ts';
import { Glyph, Step } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Video } from './parts/papers.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const middle = 66;
const textLeft = 118;

export default function VideoStages({ id, alt, labels }: DrawingProps<'video-stages'>) {
  const text = [
    { name: labels.recognize, does: labels.recognizeDoes, glyph: 'voice' },
    { name: labels.translate, does: labels.translateDoes, glyph: 'translate' },
    { name: labels.voice, does: labels.voiceDoes, glyph: 'comment' },
  ] as const;
  const picture = [
    { name: labels.vary, does: labels.varyDoes, glyph: 'gear' },
    { name: labels.render, does: labels.renderDoes, glyph: 'film' },
  ] as const;
  const stage = (y: number, n: number, { name, does, glyph }: { name: string; does: string; glyph: GlyphName }) => (
    <g key={name}>
      <Box x={middle - 28} y={y - 22} width={56} height={44} radius={10} surface="accent" />
      <Glyph name={glyph} x={middle} y={y} size={24} ink="accent" />
      <Step x={middle - 28} y={y - 18} n={n} />
      <Label x={textLeft} y={y - 10} text={name} room={226} anchor="start" strong />
      <Label x={textLeft} y={y + 11} text={does} room={226} size="small" ink="soft" anchor="start" />
      <Arrow through={[middle, y + 26, middle, y + 40]} ink="accent" />
    </g>
  );
  return (
    <Sheet id={id} alt={alt} height={596}>
      <Box x={12} y={92} width={336} height={224} radius={12} surface="panel" />
      <Box x={12} y={328} width={336} height={156} radius={12} surface="panel" />
      <Label x={336} y={108} text={labels.onText} room={200} size="small" ink="faint" anchor="end" />
      <Label x={336} y={344} text={labels.onPicture} room={200} size="small" ink="faint" anchor="end" />

      <Video x={middle - 42} y={12} width={84} height={56} tone="lit" />
      <Label x={textLeft} y={40} text={labels.source} room={228} anchor="start" strong />
      <Arrow through={[middle, 74, middle, 114]} ink="accent" />
      {text.map((each, index) => stage(142 + index * 68, index + 1, each))}
      {picture.map((each, index) => stage(378 + index * 68, index + 4, each))}

      {[24, 132, 240].map((left) => (
        <Video key={left} x={left} y={496} width={96} height={60} />
      ))}
      <Bars x={48} y={544} widths={[48]} />
      <Glyph name="heart" x={214} y={510} size={14} ink="accent" />
      <Glyph name="translate" x={254} y={510} size={14} ink="accent" />
      <Label x={180} y={578} text={labels.versions} room={336} strong />
    </Sheet>
  );
}
