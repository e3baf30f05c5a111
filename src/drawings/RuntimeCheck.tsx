import { Bars } from './parts/devices.tsx';
import { Cross, Tick } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const whole = { x: 12, width: 336 };
/** What happens without the runtime; the way with it runs past on the left. */
const detour = { x: 124, width: 224 };
const detourMiddle = detour.x + detour.width / 2;

export default function RuntimeCheck({ id, alt, labels }: DrawingProps<'runtime-check'>) {
  return (
    <Sheet id={id} alt={alt} height={500}>
      <Box {...whole} y={12} height={76} radius={12} />
      <Line through={[12, 34, 348, 34]} ink="quiet" />
      <Bars x={26} y={20.5} widths={[44]} />
      <Label x={180} y={61} text={labels.program} room={320} strong />
      <Arrow through={[180, 96, 180, 120]} />
      <Box {...whole} y={128} height={52} radius={26} surface="accent" text={labels.runtime} />

      <Arrow through={[40, 188, 40, 428]} ink="tip" />
      <Label x={52} y={206} text={labels.present} room={68} size="small" ink="tip" anchor="start" />

      <Arrow through={[detourMiddle, 188, detourMiddle, 224]} ink="danger" />
      <Label x={detourMiddle + 12} y={206} text={labels.missing} room={100} size="small" ink="danger" anchor="start" />
      <Box {...detour} y={232} height={64} radius={12} surface="danger" />
      <Cross x={detour.x + 26} y={264} />
      <Label x={detour.x + 48} y={253} text="vcruntime140.dll" room={160} size="mono" anchor="start" />
      <Label x={detour.x + 48} y={275} text={labels.notFound} room={160} size="small" anchor="start" />
      <Arrow through={[detourMiddle, 304, detourMiddle, 328]} />
      <Box {...detour} y={336} height={60} radius={12} text={labels.install} />
      <Arrow through={[detourMiddle, 404, detourMiddle, 428]} ink="tip" />
      <Box {...whole} y={436} height={52} radius={12} surface="tip" />
      <Tick x={40} y={462} radius={11} />
      <Label x={180} y={462} text={labels.starts} room={260} strong />
    </Sheet>
  );
}
