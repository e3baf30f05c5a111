import { AppTile, Computer, DeviceGrid, Phone } from './parts/devices.tsx';
import { Glyph } from './parts/glyphs.tsx';
import { Arrow, Line } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const spaceWidth = 148;
const spaceTop = 212;
/** Middles of the two spaces, and of the lines that lead to them. */
const mainMiddle = 100;
const workMiddle = 260;

interface SpaceProps {
  middle: number;
  name: string;
  userId: number;
  agent: string;
  work: boolean;
}

/** One user of the phone, with the apps it holds. */
function Space({ middle, name, userId, agent, work }: SpaceProps) {
  const left = middle - spaceWidth / 2 + 14;
  return (
    <>
      <Box
        x={middle - spaceWidth / 2}
        y={spaceTop}
        width={spaceWidth}
        height={224}
        radius={12}
        surface={work ? 'accent' : 'plain'}
      />
      <Box
        x={left}
        y={spaceTop + 14}
        width={54}
        height={25}
        radius={12}
        text={`ID ${userId}`}
        size="mono"
        ink={work ? 'accent' : 'soft'}
      />
      <Label x={left} y={spaceTop + 68} text={name} room={126} anchor="start" strong />
      <AppTile x={left} y={spaceTop + 100} size={46} glyph="music" briefcase={work} />
      <Label x={left + 62} y={spaceTop + 123} text="TikTok" room={66} size="small" anchor="start" />
      <AppTile x={left} y={spaceTop + 160} size={46} glyph="shield" briefcase={work} />
      <Label x={left + 62} y={spaceTop + 183} text={agent} room={66} size="small" anchor="start" />
    </>
  );
}

export default function WorkProfileLayers({ id, alt, labels }: DrawingProps<'work-profile-layers'>) {
  return (
    <Sheet id={id} alt={alt} height={488}>
      <Computer x={122} y={12} width={116} height={90}>
        <DeviceGrid x={21} y={21} />
      </Computer>
      <Label x={180} y={121} text={labels.computer} room={130} />
      <Box
        x={120}
        y={138}
        width={120}
        height={30}
        radius={15}
        surface="accent"
        text={labels.chosen}
        size="small"
        ink="accent"
      />

      <Line through={[122, 50, mainMiddle, 50, mainMiddle, 164]} dashed />
      <Glyph name="cross" x={mainMiddle} y={178} size={18} ink="faint" />
      <Label x={mainMiddle - 12} y={106} text={labels.untouched} room={76} size="small" ink="soft" anchor="end" />
      <Arrow through={[238, 50, workMiddle, 50, workMiddle, 190]} ink="accent" />
      <Label x={workMiddle + 12} y={106} text="--user 10" room={76} size="mono" ink="accent" anchor="start" />

      <Phone x={10} y={196} width={340} height={256} />
      <Space middle={mainMiddle} name={labels.mainUser} userId={0} agent={labels.agent} work={false} />
      <Space middle={workMiddle} name={labels.workProfile} userId={10} agent={labels.agent} work />
      <Label x={180} y={470} text={labels.phone} room={300} ink="soft" size="small" />
    </Sheet>
  );
}
