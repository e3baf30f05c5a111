import { Box, type DrawingProps, Glyph, type GlyphName, Label, Line, Phone, Sheet } from './parts.tsx';

interface Stage {
  x: number;
  text: string;
  glyph: GlyphName;
  /** Phones that publish in this stage. */
  publishing: number;
}

const axis = 84;
const phones = [0, 1, 2, 3, 4, 5, 6, 7];

export function MassPostingDay({ id, alt, labels }: DrawingProps<'mass-posting-day'>) {
  const stages: Stage[] = [
    { x: 66, text: labels.prepare, glyph: 'folder', publishing: 0 },
    { x: 192, text: labels.check, glyph: 'shield', publishing: 0 },
    { x: 318, text: labels.pilot, glyph: 'send', publishing: 2 },
    { x: 446, text: labels.read, glyph: 'chart', publishing: 0 },
    { x: 574, text: labels.rest, glyph: 'send', publishing: phones.length },
  ];
  return (
    <Sheet id={id} alt={alt} height={264}>
      <Box x={10} y={8} width={370} height={30} radius={15} text={labels.day1} size="small" strong />
      <Box
        x={394}
        y={8}
        width={104}
        height={30}
        radius={15}
        surface="outline"
        dashed
        text={labels.wait}
        size="small"
        strong
      />
      <Box x={512} y={8} width={120} height={30} radius={15} text={labels.day3} size="small" strong />
      <Line
        through={[
          [66, axis],
          [318, axis],
        ]}
      />
      <Line
        through={[
          [318, axis],
          [574, axis],
        ]}
        dashed
      />
      {stages.map(({ x, text, glyph, publishing }) => (
        <g key={x}>
          <Box
            x={x - 27}
            y={axis - 27}
            width={54}
            height={54}
            radius={27}
            surface={publishing > 0 ? 'accent' : 'plain'}
          />
          <Glyph name={glyph} x={x} y={axis} size={24} ink={publishing > 0 ? 'accent' : 'soft'} />
          <Label x={x} y={122} text={text} room={124} from="top" size="small" />
          {publishing > 0 &&
            phones.map((phone) => (
              <Phone
                key={phone}
                x={x - 44 + (phone % 4) * 24}
                y={192 + Math.floor(phone / 4) * 34}
                width={16}
                height={28}
                state={phone < publishing ? 'operated' : 'resting'}
              />
            ))}
        </g>
      ))}
    </Sheet>
  );
}
