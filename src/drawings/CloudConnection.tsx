import { Computer, DeviceGrid, Phone } from './parts/devices.tsx';
import { Glyph, Step } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const phoneColumns = [0, 1, 2, 3, 4, 5];
const middle = 82;
const marks = 165;
const textLeft = 186;

export default function CloudConnection({ id, alt, labels }: DrawingProps<'cloud-connection'>) {
  return (
    <Sheet id={id} alt={alt} height={460}>
      <Box x={8} y={24} width={344} height={424} radius={16} surface="outline" dashed />
      <Box x={67} y={8} width={226} height={32} radius={16} text={labels.region} size="small" />

      <Computer x={24} y={60} width={116} height={92}>
        <DeviceGrid x={21} y={21} />
      </Computer>
      <Label x={154} y={99} text={labels.computer} room={180} anchor="start" strong />

      <Arrow through={[middle, 162, middle, 272]} ink="accent" />
      <Glyph name="globe" x={marks} y={181} size={22} ink="soft" />
      <Label x={textLeft} y={181} text={labels.internet} room={150} size="small" ink="soft" anchor="start" />
      <Step x={marks} y={217} n={1} />
      <Label x={textLeft} y={217} text="203.0.113.10:5555" room={150} size="mono" anchor="start" />
      <Step x={marks} y={253} n={2} />
      <Label x={textLeft} y={253} text={labels.code} room={150} size="small" anchor="start" />

      <Box x={24} y={284} width={312} height={148} radius={12} surface="panel" />
      <Label x={43} y={308} text={labels.dataCenter} room={272} anchor="start" strong />
      {phoneColumns.map((column) => (
        <Phone key={column} x={43 + column * 48} y={330} width={34} height={58} tone={column === 0 ? 'lit' : 'plain'} />
      ))}
      <Label x={43} y={410} text={labels.cloudPhones} room={272} size="small" ink="soft" anchor="start" />
    </Sheet>
  );
}
