import { Phone } from './parts/devices.tsx';
import { Glyph, Tick } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const rowHeight = 56;
const plugged = { y: 12, height: 68 };
const ready = { y: 372, height: 68 };
const wayIn = 25;
const wayOut = 335;

export default function AdbStates({ id, alt, labels }: DrawingProps<'adb-states'>) {
  const troubles = [
    { y: 104, state: 'unauthorized', surface: 'warning', remedy: labels.accept },
    { y: 176, state: 'offline', surface: 'danger', remedy: labels.replug },
    { y: 248, state: 'recovery\nsideload', surface: 'plain', remedy: labels.restart },
  ] as const;
  const firstMiddle = troubles[0].y + rowHeight / 2;
  const lastMiddle = troubles[2].y + rowHeight / 2;
  return (
    <Sheet id={id} alt={alt} height={452}>
      <Box x={12} y={plugged.y} width={336} height={plugged.height} radius={12} />
      <Phone x={28} y={plugged.y + 9} width={30} height={50}>
        <Glyph name="plug" x={15} y={25} size={16} ink="soft" />
      </Phone>
      <Label x={76} y={plugged.y + 34} text={labels.plugged} room={256} anchor="start" strong />

      <Line through={[wayIn, plugged.y + plugged.height + 8, wayIn, lastMiddle - 8]} />
      <Arrow through={[wayIn, lastMiddle - 3, wayIn, ready.y - 8]} ink="tip" dashed />
      <Label x={46} y={338} text={labels.known} room={270} size="small" ink="soft" anchor="start" />
      <Arrow through={[wayOut, firstMiddle + 8, wayOut, ready.y - 8]} ink="tip" />
      {troubles.map(({ y, state, surface, remedy }) => (
        <g key={state}>
          <Arrow through={[wayIn, y + rowHeight / 2 - 8, wayIn, y + rowHeight / 2, 40, y + rowHeight / 2]} />
          <Box x={46} y={y} width={268} height={rowHeight} />
          <Box x={46} y={y} width={112} height={rowHeight} surface={surface} text={state} size="mono" />
          <Label x={170} y={y + rowHeight / 2} text={remedy} room={140} size="small" anchor="start" />
          <Line
            through={[320, y + rowHeight / 2, wayOut, y + rowHeight / 2, wayOut, y + rowHeight / 2 + 8]}
            ink="tip"
          />
        </g>
      ))}

      <Box x={12} y={ready.y} width={336} height={ready.height} radius={12} surface="tip" />
      <Tick x={43} y={ready.y + 34} radius={13} />
      <Label x={76} y={ready.y + 24} text="device" room={256} size="mono" anchor="start" strong />
      <Label x={76} y={ready.y + 46} text={labels.ready} room={256} size="small" ink="tip" anchor="start" />
    </Sheet>
  );
}
