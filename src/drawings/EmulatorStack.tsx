import { Computer, Phone } from './parts/devices.tsx';
import { Glyph } from './parts/glyphs.tsx';
import { Line } from './parts/lines.tsx';
import { Repeat } from './parts/repeat.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const software = ['TikTok', 'Android'];

function Layers({ x, y }: { x: number; y: number }) {
  return software.map((text, index) => (
    <Box key={text} x={x} y={y + index * 38} width={68} height={32} radius={6} text={text} size="small" />
  ));
}

export default function EmulatorStack({ id, alt, labels }: DrawingProps<'emulator-stack'>) {
  return (
    <Sheet id={id} alt={alt} height={560}>
      <Label x={12} y={24} text={labels.phones} room={336} anchor="start" strong />
      <Repeat grid={[3, 1, 116, 0]}>
        <Phone x={12} y={44} width={104} height={146} tone="lit" />
        <Layers x={30} y={60} />
        <Box x={30} y={136} width={68} height={38} radius={6} surface="tip" />
        <Glyph name="chip" x={64} y={155} size={24} ink="tip" />
        <Line through={[64, 190, 64, 206]} />
      </Repeat>
      <Box x={12} y={206} width={336} height={36} radius={8} surface="panel" text={labels.computerIdle} size="small" />
      <Glyph name="chip" x={24} y={262} size={18} ink="tip" />
      <Label x={40} y={262} text={labels.ownChip} room={310} size="small" ink="tip" anchor="start" />

      <Label x={12} y={308} text={labels.emulators} room={336} anchor="start" strong />
      <Computer x={12} y={328} width={336} height={186}>
        <Repeat grid={[3, 1, 104, 0]}>
          <Box x={14} y={14} width={100} height={86} radius={8} surface="outline" dashed />
          <Layers x={30} y={22} />
          <Line through={[64, 100, 64, 116]} ink="danger" />
        </Repeat>
        <Box x={14} y={116} width={308} height={42} radius={8} surface="danger" />
        <Glyph name="chip" x={38} y={137} size={24} ink="danger" />
        <Label x={60} y={137} text={labels.sharedChip} room={256} size="small" anchor="start" />
      </Computer>
      <Label x={180} y={540} text={labels.computerBusy} room={336} size="small" ink="danger" />
    </Sheet>
  );
}
