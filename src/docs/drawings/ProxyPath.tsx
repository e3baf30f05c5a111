import { AppTile, Arrow, Box, type DrawingProps, Glyph, Label, Phone, Rack, Sheet } from './parts.tsx';

interface RouteProps {
  y: number;
  phone: string;
  client: string;
  server: string;
}

/** From one phone to its own proxy server and on to the service. */
function Route({ y, phone, client, server }: RouteProps) {
  return (
    <>
      <Box x={8} y={y} width={246} height={126} radius={12} surface="panel" />
      <Label x={24} y={y + 20} text={phone} room={210} anchor="start" strong />
      <Phone x={26} y={y + 38} width={42} height={74}>
        <AppTile x={9} y={25} size={24} glyph="music" />
      </Phone>
      <Arrow
        through={[
          [76, y + 75],
          [106, y + 75],
        ]}
        ink="accent"
      />
      <Box x={114} y={y + 48} width={128} height={54} surface="accent" text={client} ink="accent" size="small" />
      <Arrow
        through={[
          [262, y + 75],
          [322, y + 75],
        ]}
        ink="accent"
      />
      <Rack x={334} y={y + 24} width={88} />
      <Label x={378} y={y + 114} text={server} room={150} size="small" />
      <Arrow
        through={[
          [434, y + 75],
          [506, y + 75],
        ]}
        ink="accent"
      />
    </>
  );
}

export function ProxyPath({ id, alt, labels }: DrawingProps<'proxy-path'>) {
  return (
    <Sheet id={id} alt={alt} height={290}>
      <Route y={8} phone={labels.phone1} client={labels.client} server={labels.server1} />
      <Route y={156} phone={labels.phone2} client={labels.client} server={labels.server2} />
      <Box x={516} y={8} width={116} height={274} radius={12} />
      <Glyph name="globe" x={574} y={126} size={40} ink="soft" />
      <Label x={574} y={166} text="TikTok" room={100} strong />
    </Sheet>
  );
}
