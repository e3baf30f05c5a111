import {
  Arrow,
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
} from './parts.tsx';

const phoneColumns = [0, 1, 2, 3];

export function CloudConnection({ id, alt, labels }: DrawingProps<'cloud-connection'>) {
  return (
    <Sheet id={id} alt={alt} height={294}>
      <Computer x={16} y={64} width={124} height={84}>
        <DeviceGrid x={24} y={24} />
      </Computer>
      <Label x={78} y={186} text={labels.computer} room={140} strong />

      <Glyph name="globe" x={286} y={46} size={44} ink="soft" />
      <Label x={286} y={84} text={labels.internet} room={150} size="small" ink="soft" />
      <Step x={166} y={120} n={1} />
      <Label x={186} y={120} text="203.0.113.10:5555" room={200} size="mono" anchor="start" />
      <Arrow
        through={[
          [154, 140],
          [412, 140],
        ]}
        ink="accent"
      />
      <Step x={166} y={170} n={2} />
      <Label x={186} y={170} text={labels.code} room={200} size="small" anchor="start" />
      <Arrow
        through={[
          [154, 190],
          [412, 190],
        ]}
        ink="accent"
      />

      <Box x={424} y={16} width={208} height={214} radius={12} surface="panel" />
      <Label x={440} y={40} text={labels.dataCenter} room={180} anchor="start" strong />
      {phoneColumns.map((column) => (
        <g key={column}>
          <Phone x={442 + column * 46} y={62} width={34} height={58} state={column === 0 ? 'lit' : 'idle'} />
          <Phone x={442 + column * 46} y={132} width={34} height={58} />
        </g>
      ))}
      <Label x={528} y={210} text={labels.cloudPhones} room={190} size="small" ink="soft" />

      <Line
        through={[
          [78, 246],
          [78, 264],
          [528, 264],
          [528, 246],
        ]}
      />
      <Box x={190} y={248} width={226} height={32} radius={16} text={labels.region} size="small" />
    </Sheet>
  );
}
