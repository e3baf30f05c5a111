import { AppTile, Phone, Rack } from './parts/devices.tsx';
import { Glyph } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const width = 156;

interface RouteProps {
  x: number;
  phone: string;
  client: string;
  server: string;
}

/** From one phone to its own proxy server and on to the service. */
function Route({ x, phone, client, server }: RouteProps) {
  const middle = x + width / 2;
  return (
    <>
      <Label x={middle} y={22} text={phone} room={width} strong />
      <Phone x={x} y={42} width={width} height={206}>
        <AppTile x={width / 2 - 24} y={28} size={48} glyph="music" />
        <Arrow through={[width / 2, 84, width / 2, 122]} ink="accent" />
        <Box x={14} y={130} width={width - 28} height={48} surface="accent" text={client} ink="accent" size="small" />
      </Phone>
      <Arrow through={[middle, 256, middle, 284]} ink="accent" />
      <Rack x={x + 24} y={292} width={width - 48} />
      <Label x={middle} y={384} text={server} room={width} size="small" />
      <Arrow through={[middle, 402, middle, 430]} ink="accent" />
    </>
  );
}

export default function ProxyPath({ id, alt, labels }: DrawingProps<'proxy-path'>) {
  return (
    <Sheet id={id} alt={alt} height={506}>
      <Route x={12} phone={labels.phone1} client={labels.client} server={labels.server1} />
      <Route x={192} phone={labels.phone2} client={labels.client} server={labels.server2} />
      <Box x={12} y={438} width={336} height={56} radius={12} />
      <Glyph name="globe" x={152} y={466} size={24} />
      <Label x={172} y={466} text="TikTok" room={100} anchor="start" strong />
    </Sheet>
  );
}
