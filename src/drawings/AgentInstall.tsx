import { AppTile, Bars, Computer, DeviceGrid, Phone } from './parts/devices.tsx';
import { Glyph, Step, Tick } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

/** Pictures, step numbers and words each keep to a column. */
const pictures = 62;
const steps = 135;
const textLeft = 154;
const textRoom = 196;
const phoneSize = { width: 80, height: 136 };

export default function AgentInstall({ id, alt, labels }: DrawingProps<'agent-install'>) {
  return (
    <Sheet id={id} alt={alt} height={544}>
      <Computer x={pictures - 50} y={22} width={100} height={84}>
        <DeviceGrid x={13} y={18} />
      </Computer>
      <Step x={steps} y={25} n={1} />
      <Label x={textLeft} y={16} text={labels.sends} room={textRoom} from="top" size="small" anchor="start" />
      {[labels.agent, labels.companion].map((name, index) => (
        <g key={name}>
          <AppTile x={textLeft} y={62 + index * 32} glyph="package" size={24} highlighted />
          <Label x={textLeft + 32} y={74 + index * 32} text={name} room={168} size="small" ink="soft" anchor="start" />
        </g>
      ))}

      <Arrow through={[pictures, 120, pictures, 150]} ink="accent" />
      <Label x={pictures + 12} y={135} text="USB" room={40} size="mono" ink="accent" anchor="start" />

      <Phone x={pictures - 40} y={160} {...phoneSize}>
        <Box x={10} y={38} width={60} height={60} radius={8} />
        <Glyph name="package" x={24} y={54} size={16} ink="soft" />
        <Bars x={36} y={48} widths={[26, 18]} gap={9} />
        <Box x={16} y={74} width={48} height={16} radius={8} surface="accent" />
      </Phone>
      <Step x={steps} y={199} n={2} />
      <Label x={textLeft} y={190} text={labels.asks} room={textRoom} from="top" size="small" anchor="start" />
      <Box
        x={textLeft}
        y={238}
        width={104}
        height={30}
        radius={15}
        surface="accent"
        text={labels.allow}
        size="small"
        ink="accent"
      />

      <Arrow through={[pictures, 306, pictures, 332]} ink="accent" />
      <Phone x={pictures - 40} y={342} {...phoneSize} tone="lit">
        <Tick x={40} y={54} radius={16} />
        <Bars x={20} y={88} widths={[40, 26]} gap={12} />
      </Phone>
      <Step x={steps} y={383} n={3} />
      <Label x={textLeft} y={374} text={labels.success} room={textRoom} from="top" size="small" anchor="start" />
      <Tick x={textLeft + 9} y={434} />
      <Label x={textLeft + 26} y={434} text="Success" room={170} ink="tip" anchor="start" strong />

      <Line through={[12, 500, 348, 500]} ink="quiet" />
      <Glyph name="clock" x={steps} y={522} />
      <Label x={textLeft} y={522} text={labels.duration} room={textRoom} size="small" anchor="start" strong />
    </Sheet>
  );
}
