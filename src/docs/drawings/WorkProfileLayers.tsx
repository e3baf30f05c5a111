import {
  AppTile,
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
} from './parts.tsx';

interface SpaceProps {
  y: number;
  name: string;
  userId: number;
  agent: string;
  work: boolean;
}

/** One user of the phone, with the apps it holds. */
function Space({ y, name, userId, agent, work }: SpaceProps) {
  return (
    <>
      <Box x={322} y={y} width={290} height={130} radius={12} surface={work ? 'accent' : 'plain'} />
      <Label x={336} y={y + 22} text={name} room={214} anchor="start" strong />
      <Box
        x={552}
        y={y + 10}
        width={50}
        height={25}
        radius={12}
        text={`ID ${userId}`}
        size="mono"
        ink={work ? 'accent' : 'soft'}
      />
      <AppTile x={370} y={y + 48} size={46} glyph="music" briefcase={work} />
      <Label x={393} y={y + 112} text="TikTok" room={90} size="small" />
      <AppTile x={494} y={y + 48} size={46} glyph="shield" briefcase={work} />
      <Label x={517} y={y + 112} text={agent} room={90} size="small" />
    </>
  );
}

export function WorkProfileLayers({ id, alt, labels }: DrawingProps<'work-profile-layers'>) {
  return (
    <Sheet id={id} alt={alt} height={362}>
      <Phone x={306} y={10} width={322} height={316} />
      <Label x={467} y={346} text={labels.phone} room={300} ink="soft" size="small" />
      <Space y={28} name={labels.mainUser} userId={0} agent={labels.agent} work={false} />
      <Space y={176} name={labels.workProfile} userId={10} agent={labels.agent} work />

      <Computer x={28} y={168} width={124} height={82}>
        <DeviceGrid x={24} y={22} />
      </Computer>
      <Label x={90} y={286} text={labels.computer} room={150} />
      <Box
        x={30}
        y={304}
        width={120}
        height={30}
        radius={15}
        surface="accent"
        text={labels.chosen}
        size="small"
        ink="accent"
      />

      <Arrow
        through={[
          [164, 212],
          [296, 212],
        ]}
        ink="accent"
      />
      <Label x={228} y={196} text="--user 10" room={110} size="mono" ink="accent" />
      <Line
        through={[
          [90, 156],
          [90, 92],
          [268, 92],
        ]}
        dashed
      />
      <Glyph name="cross" x={282} y={92} size={18} ink="faint" />
      <Label x={184} y={74} text={labels.untouched} room={190} size="small" ink="soft" />
    </Sheet>
  );
}
