import { Computer, DeviceGrid, Hub, Phone, Supply, Switch } from './parts/devices.tsx';
import { Glyph } from './parts/glyphs.tsx';
import { Line } from './parts/lines.tsx';
import { Repeat } from './parts/repeat.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const bankWidth = 162;
const power = 36;

/** Drawn at the left edge: a second one is the same, moved. */
function Bank({ name, labels }: { name: string; labels: DrawingProps<'bank-wiring'>['labels'] }) {
  return (
    <>
      <Box x={8} y={90} width={bankWidth} height={286} radius={12} surface="panel" />
      <Line through={[power, 56, power, 128]} ink="accent" />
      <Label x={60} y={108} text={name} room={104} anchor="start" strong />
      <Switch x={power - 15} y={142} />
      <Label x={60} y={142} text={labels.switch} room={108} size="small" anchor="start" />
      <Line through={[power, 152, power, 176]} ink="accent" />
      <Supply x={16} y={176} width={40} height={44} />
      <Label x={66} y={198} text={labels.supply} room={100} size="small" anchor="start" />
      <Line through={[power, 220, power, 244]} ink="accent" />
      <Hub x={20} y={244} width={bankWidth - 24} />
      <Repeat grid={[5, 1, 29, 0]}>
        <Line through={[31, 270, 31, 290]} ink="accent" />
        <Phone x={21} y={290} width={20} height={36} />
      </Repeat>
      <Label x={8 + bankWidth / 2} y={352} text={labels.phones} room={bankWidth - 8} size="small" ink="soft" />
    </>
  );
}

export default function BankWiring({ id, alt, labels }: DrawingProps<'bank-wiring'>) {
  return (
    <Sheet id={id} alt={alt} height={500}>
      <Box x={8} y={12} width={344} height={44} radius={10} />
      <Glyph name="plug" x={34} y={34} size={22} ink="accent" />
      <Label x={56} y={34} text={labels.outlet} room={280} anchor="start" strong />
      <Bank name={labels.bank1} labels={labels} />
      <g transform="translate(182 0)">
        <Bank name={labels.bank2} labels={labels} />
      </g>
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
