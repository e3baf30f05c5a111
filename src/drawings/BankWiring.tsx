import { Computer, DeviceGrid, Hub, Phone, Supply, Switch } from './parts/devices.tsx';
import { gridOf } from './parts/frame.ts';
import { Glyph } from './parts/glyphs.tsx';
import { Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const bankWidth = 162;

function Bank({ x, name, labels }: { x: number; name: string; labels: DrawingProps<'bank-wiring'>['labels'] }) {
  const middle = x + bankWidth / 2;
  const power = x + 28;
  return (
    <>
      <Box x={x} y={90} width={bankWidth} height={286} radius={12} surface="panel" />
      <Line through={[power, 56, power, 128]} ink="accent" />
      <Label x={x + 52} y={108} text={name} room={104} anchor="start" strong />
      <Switch x={power - 15} y={142} />
      <Label x={x + 52} y={142} text={labels.switch} room={108} size="small" anchor="start" />
      <Line through={[power, 152, power, 176]} ink="accent" />
      <Supply x={x + 8} y={176} width={40} height={44} />
      <Label x={x + 58} y={198} text={labels.supply} room={100} size="small" anchor="start" />
      <Line through={[power, 220, power, 244]} ink="accent" />
      <Hub x={x + 12} y={244} width={bankWidth - 24} />
      {gridOf(5, 1, 29, 0).map(({ x: step }) => (
        <g key={step}>
          <Line through={[x + 23 + step, 270, x + 23 + step, 290]} ink="accent" />
          <Phone x={x + 13 + step} y={290} width={20} height={36} />
        </g>
      ))}
      <Label x={middle} y={352} text={labels.phones} room={bankWidth - 8} size="small" ink="soft" />
    </>
  );
}

export default function BankWiring({ id, alt, labels }: DrawingProps<'bank-wiring'>) {
  return (
    <Sheet id={id} alt={alt} height={500}>
      <Box x={8} y={12} width={344} height={44} radius={10} />
      <Glyph name="plug" x={34} y={34} size={22} ink="accent" />
      <Label x={56} y={34} text={labels.outlet} room={280} anchor="start" strong />
      <Bank x={8} name={labels.bank1} labels={labels} />
      <Bank x={190} name={labels.bank2} labels={labels} />
      <Line through={[158, 257, 180, 257, 180, 404]} />
      <Line through={[202, 257, 180, 257, 180, 265]} />
      <Computer x={130} y={404} width={100} height={84}>
        <DeviceGrid x={13} y={18} />
      </Computer>
      <Line through={[12, 424, 36, 424]} ink="accent" />
      <Label x={44} y={424} text={labels.power} room={80} size="small" anchor="start" />
      <Line through={[12, 452, 36, 452]} />
      <Label x={44} y={452} text={labels.data} room={80} size="small" anchor="start" />
    </Sheet>
  );
}
