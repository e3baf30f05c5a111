import { Board, Fan, Hub, Supply } from './parts/devices.tsx';
import { Glyph, Legend, Step } from './parts/glyphs.tsx';
import { Line } from './parts/lines.tsx';
import { Repeat } from './parts/repeat.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const floor = 228;

export default function BoardMachine({ id, alt, labels }: DrawingProps<'board-machine'>) {
  return (
    <Sheet id={id} alt={alt} height={494}>
      <Box x={12} y={12} width={336} height={262} radius={14} surface="plain" />
      <Repeat grid={[10, 2, 30, 72]}>
        <Board x={34} y={34} width={22} height={62} />
      </Repeat>
      <Supply x={34} y={floor - 46} width={88} height={70} tone="accent" />
      <Repeat grid={[2, 1, 54, 0]}>
        <Fan x={138} y={floor - 34} width={46} height={46} />
      </Repeat>
      <Hub x={252} y={floor - 46} width={74} height={30} />
      <Box x={252} y={floor - 6} width={74} height={30} radius={6} />
      <Glyph name="repeat" x={289} y={floor + 9} size={18} />

      <Line through={[78, floor + 24, 78, 298]} ink="accent" />
      <Glyph name="plug" x={78} y={310} size={24} ink="accent" />
      <Line through={[289, floor + 24, 289, 298]} />
      <Glyph name="globe" x={289} y={311} size={22} />
      <Line through={[326, floor - 31, 337, floor - 31, 337, 298]} ink="accent" />
      <Label x={337} y={311} text="USB" room={32} size="mono" ink="accent" />

      <Step x={34} y={30} n={1} />
      <Step x={34} y={floor - 46} n={2} />
      <Step x={138} y={floor - 34} n={3} />
      <Step x={252} y={floor - 46} n={4} />
      <Step x={252} y={floor + 24} n={5} />
      <Legend y={346} texts={[labels.boards, labels.supply, labels.fans, labels.hub, labels.otg]} />
    </Sheet>
  );
}
