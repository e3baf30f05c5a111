import {
  Arrow,
  Bars,
  Box,
  type DrawingProps,
  Glyph,
  type GlyphName,
  Label,
  Phone,
  Sheet,
  Step,
  Switch,
} from './parts.tsx';

const width = 100;
const pitch = 128;

interface Screen {
  text: string;
  glyph: GlyphName;
  /** Which of the four rows the reader taps. */
  row: number;
}

function ScreenRows({ row, glyph }: { row: number; glyph: GlyphName }) {
  return (
    <>
      <Bars x={18} y={20} widths={[40]} />
      {[0, 1, 2, 3].map((index) => {
        const top = 36 + index * 28;
        return index === row ? (
          <g key={index}>
            <Box x={10} y={top - 3} width={width - 20} height={26} radius={6} surface="accent" />
            <Glyph name={glyph} x={23} y={top + 10} size={15} ink="accent" />
          </g>
        ) : (
          <Bars key={index} x={18} y={top + 7} widths={[index % 2 ? 44 : 56]} />
        );
      })}
    </>
  );
}

export function DebuggingPath({ id, alt, labels }: DrawingProps<'debugging-path'>) {
  const screens: Screen[] = [
    { text: labels.settings, glyph: 'gear', row: 0 },
    { text: labels.about, glyph: 'info', row: 3 },
    { text: labels.build, glyph: 'gear', row: 2 },
    { text: labels.developer, glyph: 'braces', row: 2 },
    { text: labels.debugging, glyph: 'plug', row: 1 },
  ];
  return (
    <Sheet id={id} alt={alt} height={238}>
      {screens.map(({ text, glyph, row }, index) => {
        const left = 14 + index * pitch;
        const last = index === screens.length - 1;
        return (
          <g key={text}>
            <Phone x={left} y={14} width={width} height={158}>
              <ScreenRows row={row} glyph={glyph} />
              {index === 2 && <Label x={64} y={102} text="7 ×" room={44} ink="accent" strong />}
              {last && <Switch x={52} y={74} />}
            </Phone>
            {!last && (
              <Arrow
                through={[
                  [left + width + 6, 93],
                  [left + pitch - 6, 93],
                ]}
                ink="accent"
              />
            )}
            <Step x={left} y={18} n={index + 1} />
            <Label x={left + width / 2} y={186} text={text} room={pitch - 4} from="top" size="small" />
          </g>
        );
      })}
    </Sheet>
  );
}
