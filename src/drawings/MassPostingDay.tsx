import { Phone } from './parts/devices.tsx';
import type { GlyphName } from './parts/glyph-paths.ts';
import { Node } from './parts/glyphs.tsx';
import { Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

interface Stage {
  y: number;
  text: string;
  glyph: GlyphName;
  /** Phones that publish in this stage. */
  publishing: number;
}

const axis = 52;
const phones = [0, 1, 2, 3, 4, 5, 6, 7];

export default function MassPostingDay({ id, alt, labels }: DrawingProps<'mass-posting-day'>) {
  const stages: Stage[] = [
    { y: 86, text: labels.prepare, glyph: 'folder', publishing: 0 },
    { y: 152, text: labels.check, glyph: 'shield', publishing: 0 },
    { y: 218, text: labels.pilot, glyph: 'send', publishing: 2 },
    { y: 336, text: labels.read, glyph: 'chart', publishing: 0 },
    { y: 454, text: labels.rest, glyph: 'send', publishing: phones.length },
  ];
  const times = [
    { y: 12, text: labels.day1, waiting: false },
    { y: 262, text: labels.wait, waiting: true },
    { y: 380, text: labels.day3, waiting: false },
  ];
  return (
    <Sheet id={id} alt={alt} height={496}>
      <Line through={[axis, 42, axis, 218]} />
      <Line through={[axis, 242, axis, 262]} dashed />
      <Line through={[axis, 292, axis, 430]} dashed />
      {times.map(({ y, text, waiting }) => (
        <Box
          key={y}
          x={axis - 40}
          y={y}
          width={80}
          height={30}
          radius={15}
          surface={waiting ? 'outline' : 'plain'}
          dashed={waiting}
          text={text}
          size="small"
          strong
        />
      ))}
      {stages.map(({ y, text, glyph, publishing }) => (
        <g key={y}>
          <Node x={axis} y={y} glyph={glyph} highlighted={publishing > 0} />
          <Label x={axis + 40} y={y} text={text} room={publishing > 0 ? 160 : 252} anchor="start" />
          {publishing > 0 &&
            phones.map((phone) => (
              <Phone
                key={phone}
                x={260 + (phone % 4) * 24}
                y={y - 31 + Math.floor(phone / 4) * 34}
                width={16}
                height={28}
                tone={phone < publishing ? 'accent' : 'resting'}
              />
            ))}
        </g>
      ))}
    </Sheet>
  );
}
