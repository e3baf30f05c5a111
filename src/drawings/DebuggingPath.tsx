import { Bars, Phone, Switch } from './parts/devices.tsx';
import type { GlyphName } from './parts/glyph-paths.ts';
import { Glyph, Step } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const top = 12;
const phone = { left: 52, width: 52, height: 80 };
const pitch = phone.height + 20;

interface Screen {
  text: string;
  glyph: GlyphName;
  /** Which of the three rows the reader taps. */
  row: number;
}

function ScreenRows({ row, glyph }: { row: number; glyph: GlyphName }) {
  return [0, 1, 2].map((index) => {
    const middle = 19 + index * 21;
    return index === row ? (
      <g key={index}>
        <Box x={6.5} y={middle - 10} width={phone.width - 13} height={20} radius={5} surface="accent" />
        <Glyph name={glyph} x={17} y={middle} size={13} ink="accent" />
        <Bars x={27} y={middle - 2.5} widths={[13]} />
      </g>
    ) : (
      <Bars key={index} x={11} y={middle - 2.5} widths={[index === 1 ? 22 : 29]} />
    );
  });
}

export default function DebuggingPath({ id, alt, labels }: DrawingProps<'debugging-path'>) {
  const screens: Screen[] = [
    { text: labels.settings, glyph: 'gear', row: 0 },
    { text: labels.about, glyph: 'info', row: 2 },
    { text: labels.build, glyph: 'gear', row: 1 },
    { text: labels.developer, glyph: 'braces', row: 1 },
    { text: labels.debugging, glyph: 'plug', row: 0 },
  ];
  const last = screens.length - 1;
  return (
    <Sheet id={id} alt={alt} height={2 * top + last * pitch + phone.height}>
      {screens.map(({ text, glyph, row }, index) => {
        const middle = top + index * pitch + phone.height / 2;
        return (
          <g key={text}>
            <Step x={23} y={middle} n={index + 1} />
            {index < last && <Arrow through={[23, middle + 19, 23, middle + pitch - 19]} ink="accent" />}
            <Phone x={phone.left} y={middle - phone.height / 2} width={phone.width} height={phone.height}>
              <ScreenRows row={row} glyph={glyph} />
            </Phone>
            <Label x={124} y={middle} text={text} room={index === last ? 184 : 224} anchor="start" />
            {index === 2 && <Label x={348} y={middle} text="7 ×" room={44} anchor="end" ink="accent" strong />}
            {index === last && <Switch x={318} y={middle} />}
          </g>
        );
      })}
    </Sheet>
  );
}
