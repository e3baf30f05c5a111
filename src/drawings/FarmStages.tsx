import { Phone } from './parts/devices.tsx';
import { Tick } from './parts/glyphs.tsx';
import { Line } from './parts/lines.tsx';
import { Repeat } from './parts/repeat.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const textLeft = 172;
const stageHeight = 84;
const pitch = 134;

export default function FarmStages({ id, alt, labels }: DrawingProps<'farm-stages'>) {
  const stages = [
    { columns: 1, rows: 1, name: labels.proof, added: labels.proofAdds, gate: labels.proofGate },
    { columns: 5, rows: 1, name: labels.desk, added: labels.deskAdds, gate: labels.deskGate },
    { columns: 5, rows: 2, name: labels.shelf, added: labels.shelfAdds, gate: labels.shelfGate },
    { columns: 10, rows: 2, name: labels.rack, added: labels.rackAdds, gate: labels.rackGate },
  ];
  return (
    <Sheet id={id} alt={alt} height={stages.length * pitch + 4}>
      {stages.map(({ columns, rows, name, added, gate }, index) => {
        const y = 12 + index * pitch;
        const top = y + stageHeight / 2 - (rows * 34 - 6) / 2;
        return (
          <g key={name}>
            <Box x={12} y={y} width={336} height={stageHeight} radius={12} />
            <Repeat grid={[columns, rows, 13, 34]}>
              <Phone x={86 - (columns * 13 - 4) / 2} y={top} width={9} height={28} tone="lit" />
            </Repeat>
            <Label x={textLeft} y={y + 28} text={name} room={172} anchor="start" strong />
            <Label x={textLeft} y={y + 56} text={added} room={172} size="small" ink="soft" anchor="start" />
            <Tick x={34} y={y + stageHeight + 25} />
            <Label x={52} y={y + stageHeight + 25} text={gate} room={296} size="small" ink="tip" anchor="start" />
            <Line through={[34, y + stageHeight, 34, y + stageHeight + 14]} ink="tip" />
          </g>
        );
      })}
    </Sheet>
  );
}
