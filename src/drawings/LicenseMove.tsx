import { Computer } from './parts/devices.tsx';
import { Cross, Glyph, Step, Tick } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, type Ink, Label, Sheet, type Surface } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const card = { height: 124, upper: 12, lower: 220 };
const [from, to] = [card.upper + card.height + 8, card.lower - 8];
const between = (from + to) / 2;

interface OwnerProps {
  y: number;
  name: string;
  outcome: string;
  outcomeInk: Ink;
  slot: Surface;
  keyInk: Ink;
  /** The license is here after the move. */
  licensed: boolean;
}

/** A computer and what the move means for it. */
function Owner({ y, name, outcome, outcomeInk, slot, keyInk, licensed }: OwnerProps) {
  const Mark = licensed ? Tick : Cross;
  return (
    <>
      <Box x={12} y={y} width={336} height={card.height} radius={12} />
      <Computer x={28} y={y + 18} width={116} height={88}>
        <Box x={32} y={19} width={52} height={36} radius={18} dashed={!licensed} surface={slot} />
        <Glyph name="key" x={58} y={37} ink={keyInk} />
        <Mark x={84} y={21} />
      </Computer>
      <Label x={162} y={y + 51} text={name} room={180} anchor="start" strong />
      <Label x={162} y={y + 75} text={outcome} room={180} size="small" anchor="start" ink={outcomeInk} />
    </>
  );
}

export default function LicenseMove({ id, alt, labels }: DrawingProps<'license-move'>) {
  return (
    <Sheet id={id} alt={alt} height={card.lower + card.height + 12}>
      <Owner
        y={card.upper}
        name={labels.oldComputer}
        outcome={labels.loses}
        outcomeInk="danger"
        slot="outline"
        keyInk="faint"
        licensed={false}
      />
      <Owner
        y={card.lower}
        name={labels.newComputer}
        outcome={labels.keeps}
        outcomeInk="tip"
        slot="accent"
        keyInk="accent"
        licensed
      />
      <Arrow through={[32, to, 32, from]} dashed />
      <Step x={57} y={between} n={1} />
      <Label x={75} y={between} text={labels.machineId} room={136} anchor="start" />
      <Arrow through={[222, from, 222, to]} ink="accent" />
      <Step x={247} y={between} n={2} />
      <Label x={265} y={between} text={labels.license} room={84} anchor="start" />
    </Sheet>
  );
}
