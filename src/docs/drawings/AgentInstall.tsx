import {
  AppTile,
  Arrow,
  Bars,
  Box,
  Computer,
  DeviceGrid,
  type DrawingProps,
  Glyph,
  Label,
  Line,
  Phone,
  Sheet,
  Step,
  Tick,
} from './parts.tsx';

export function AgentInstall({ id, alt, labels }: DrawingProps<'agent-install'>) {
  return (
    <Sheet id={id} alt={alt} height={312}>
      <Computer x={40} y={16} width={116} height={78}>
        <DeviceGrid x={21} y={21} />
      </Computer>
      <AppTile x={38} y={124} glyph="package" size={44} highlighted />
      <Label x={60} y={174} text={labels.agent} room={88} from="top" size="small" />
      <AppTile x={116} y={124} glyph="package" size={44} highlighted />
      <Label x={138} y={174} text={labels.companion} room={94} from="top" size="small" />
      <Label x={103} y={228} text={labels.sends} room={196} from="top" ink="soft" size="small" />

      <Arrow
        through={[
          [190, 104],
          [248, 104],
        ]}
        ink="accent"
      />
      <Label x={219} y={88} text="USB" room={50} size="mono" ink="accent" />

      <Phone x={260} y={12} width={120} height={200}>
        <Box x={10} y={60} width={100} height={92} radius={10} />
        <Glyph name="package" x={30} y={80} size={18} ink="soft" />
        <Bars x={48} y={74} widths={[46, 32]} gap={11} />
        <Box
          x={12}
          y={112}
          width={96}
          height={30}
          radius={15}
          surface="accent"
          text={labels.allow}
          size="small"
          ink="accent"
        />
      </Phone>
      <Label x={320} y={228} text={labels.asks} room={206} from="top" ink="soft" size="small" />

      <Arrow
        through={[
          [394, 104],
          [462, 104],
        ]}
        ink="accent"
      />
      <Phone x={476} y={12} width={120} height={200} state="lit">
        <Tick x={60} y={74} radius={20} />
        <Label x={60} y={116} text="Success" room={100} strong ink="tip" />
        <Bars x={30} y={142} widths={[60, 44, 52]} />
      </Phone>
      <Label x={536} y={228} text={labels.success} room={196} from="top" ink="soft" size="small" />

      <Step x={40} y={18} n={1} />
      <Step x={262} y={18} n={2} />
      <Step x={478} y={18} n={3} />

      <Line
        through={[
          [103, 280],
          [103, 292],
          [536, 292],
          [536, 280],
        ]}
      />
      <Box x={250} y={278} width={140} height={28} radius={14} text={labels.duration} size="small" />
    </Sheet>
  );
}
