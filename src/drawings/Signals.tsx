import type { GlyphName } from './parts/glyph-paths.ts';
import { Glyph } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Box, Label, Sheet, type Surface } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const column = { width: 162, step: 174 };
const rungTop = 310;
const rungPitch = 40;

export default function Signals({ id, alt, labels }: DrawingProps<'signals'>) {
  const signals: ReadonlyArray<[text: string, glyph: GlyphName]> = [
    [labels.content, 'film'],
    [labels.response, 'heart'],
    [labels.behavior, 'follow'],
    [labels.authenticity, 'person'],
    [labels.record, 'clock'],
    [labels.company, 'people'],
  ];
  const rungs: ReadonlyArray<[text: string, surface: Surface]> = [
    [labels.less, 'plain'],
    [labels.postOut, 'plain'],
    [labels.postRemoved, 'warning'],
    [labels.paused, 'warning'],
    [labels.accountOut, 'danger'],
    [labels.banned, 'danger'],
  ];
  return (
    <Sheet id={id} alt={alt} height={rungTop + rungs.length * rungPitch + 12}>
      {signals.map(([text, glyph], index) => {
        const left = 12 + (index % 2) * column.step;
        const y = 12 + Math.floor(index / 2) * 54;
        return (
          <g key={text}>
            <Box x={left} y={y} width={column.width} height={44} radius={10} />
            <Glyph name={glyph} x={left + 22} y={y + 22} size={20} ink="accent" />
            <Label x={left + 40} y={y + 22} text={text} room={118} size="small" anchor="start" />
          </g>
        );
      })}
      <Line through={[93, 164, 93, 184, 180, 184]} ink="accent" />
      <Line through={[267, 164, 267, 184, 180, 184]} ink="accent" />
      <Arrow through={[180, 184, 180, 204]} ink="accent" />
      <Box x={52} y={208} width={256} height={48} radius={24} surface="accent" text={labels.judgment} strong />
      <Arrow through={[180, 260, 180, 282]} ink="accent" />
      <Label x={12} y={296} text={labels.grades} room={200} size="small" ink="soft" anchor="start" />
      {rungs.map(([text, surface], index) => {
        const y = rungTop + index * rungPitch;
        return (
          <g key={text}>
            <Box x={12} y={y} width={186 + index * 30} height={34} surface={surface} />
            <Label x={28} y={y + 17} text={text} room={160 + index * 30} size="small" anchor="start" />
          </g>
        );
      })}
    </Sheet>
  );
}
