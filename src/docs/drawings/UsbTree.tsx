import {
  Arrow,
  Box,
  Computer,
  DeviceGrid,
  type DrawingProps,
  Glyph,
  Hub,
  Label,
  Line,
  Phone,
  Sheet,
} from './parts.tsx';

const bankWidth = 234;
const halfBank = 58;
const hubWidth = 96;
const phoneOffsets = [-32, 0, 32];

function Bank({ middle, supply }: { middle: number; supply: string }) {
  return (
    <>
      <Box x={middle - bankWidth / 2} y={164} width={bankWidth} height={300} radius={12} surface="panel" />
      <Hub x={middle - hubWidth / 2} y={180} width={hubWidth} />
      {[middle - halfBank, middle + halfBank].map((branch) => (
        <g key={branch}>
          <Line
            through={[
              [middle, 206],
              [middle, 226],
              [branch, 226],
              [branch, 244],
            ]}
          />
          <Hub x={branch - hubWidth / 2} y={244} width={hubWidth} />
          <Line
            through={[
              [branch, 270],
              [branch, 308],
            ]}
          />
          <Hub x={branch - hubWidth / 2} y={308} width={hubWidth} dashed />
          {phoneOffsets.map((offset) => (
            <g key={offset}>
              <Line
                through={[
                  [branch + offset, 334],
                  [branch + offset, 364],
                ]}
              />
              <Phone x={branch + offset - 12} y={364} width={24} height={42} />
            </g>
          ))}
        </g>
      ))}
      <Line
        through={[
          [middle - 100, 422],
          [middle + 100, 422],
        ]}
        ink="quiet"
      />
      <Glyph name="plug" x={middle - 92} y={444} size={18} ink="accent" />
      <Label x={middle - 76} y={444} text={supply} room={180} size="small" anchor="start" />
    </>
  );
}

export function UsbTree({ id, alt, labels }: DrawingProps<'usb-tree'>) {
  const rows = [
    { y: 40, text: labels.computer },
    { y: 124, text: labels.ports },
    { y: 193, text: labels.tier1 },
    { y: 257, text: labels.tier2 },
    { y: 321, text: labels.tier3 },
    { y: 385, text: labels.phones },
  ];
  const banks = [
    { middle: 267, port: 361, controller: labels.controller1 },
    { middle: 515, port: 421, controller: labels.controller2 },
  ];
  return (
    <Sheet id={id} alt={alt} height={472}>
      {rows.map(({ y, text }) => (
        <Label key={y} x={8} y={y} text={text} room={130} anchor="start" ink="soft" />
      ))}
      <Computer x={337} y={6}>
        <DeviceGrid x={17} y={18} />
      </Computer>
      {banks.map(({ middle, port, controller }) => (
        <g key={middle}>
          <Arrow
            through={[
              [port, 76],
              [port, 90],
              [middle, 90],
              [middle, 108],
            ]}
          />
          <Box x={middle - 68} y={108} width={136} height={34} text={controller} />
          <Bank middle={middle} supply={labels.supply} />
          <Line
            through={[
              [middle, 142],
              [middle, 180],
            ]}
          />
        </g>
      ))}
    </Sheet>
  );
}
