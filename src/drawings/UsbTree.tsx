import { Computer, DeviceGrid, Hub, Phone } from './parts/devices.tsx';
import { Glyph } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const bankWidth = 122;
const hubWidth = 102;
const branchOffsets = [-27, 27];
const branchWidth = 48;
const portOffsets = [-12, 12];

function Bank({ middle, supply }: { middle: number; supply: string }) {
  return (
    <>
      <Box x={middle - bankWidth / 2} y={174} width={bankWidth} height={282} radius={12} surface="panel" />
      <Hub x={middle - hubWidth / 2} y={190} width={hubWidth} />
      {branchOffsets.map((branchOffset) => {
        const branch = middle + branchOffset;
        return (
          <g key={branchOffset}>
            <Line through={[middle, 216, middle, 232, branch, 232, branch, 248]} />
            <Hub x={branch - branchWidth / 2} y={248} width={branchWidth} />
            <Line through={[branch, 274, branch, 306]} />
            <Hub x={branch - branchWidth / 2} y={306} width={branchWidth} tone="resting" />
            {portOffsets.map((port) => (
              <g key={port}>
                <Line through={[branch + port, 332, branch + port, 356]} />
                <Phone x={branch + port - 9} y={356} width={18} height={32} />
              </g>
            ))}
          </g>
        );
      })}
      <Line through={[middle - hubWidth / 2, 404, middle + hubWidth / 2, 404]} ink="quiet" />
      <Glyph name="plug" x={middle - 43} y={430} size={18} ink="accent" />
      <Label x={middle - 27} y={430} text={supply} room={86} size="small" anchor="start" />
    </>
  );
}

export default function UsbTree({ id, alt, labels }: DrawingProps<'usb-tree'>) {
  const rows = [
    { y: 48, text: labels.computer },
    { y: 141, text: labels.ports },
    { y: 203, text: labels.tier1 },
    { y: 261, text: labels.tier2 },
    { y: 319, text: labels.tier3 },
    { y: 372, text: labels.phones },
  ];
  const banks = [
    { middle: 161, controller: labels.controller1 },
    { middle: 291, controller: labels.controller2 },
  ];
  return (
    <Sheet id={id} alt={alt} height={464}>
      {rows.map(({ y, text }) => (
        <Label key={y} x={8} y={y} text={text} room={90} size="small" anchor="start" ink="soft" />
      ))}
      <Computer x={140} y={12} width={172} height={86}>
        <DeviceGrid x={23} y={19} columns={10} />
      </Computer>
      {banks.map(({ middle, controller }) => (
        <g key={middle}>
          <Arrow through={[middle, 84, middle, 120]} />
          <Box x={middle - bankWidth / 2} y={124} width={bankWidth} height={34} text={controller} size="small" />
          <Bank middle={middle} supply={labels.supply} />
          <Line through={[middle, 158, middle, 190]} />
        </g>
      ))}
    </Sheet>
  );
}
