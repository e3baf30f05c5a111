import { AppTile, Phone } from './parts/devices.tsx';
import { Glyph } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const rows = [52, 160, 268] as const;
const card = { width: 132, height: 94, radius: 10 };
const account = 18;
const app = 208;

export default function ClonePackages({ id, alt, labels }: DrawingProps<'clone-packages'>) {
  const accounts = [
    { y: rows[0], name: '@shop_one', packageName: 'com.example\n.copy1' },
    { y: rows[1], name: '@shop_two', packageName: 'com.example\n.copy2' },
    { y: rows[2], name: '@shop_three', packageName: undefined },
  ];
  const apps = [
    { y: rows[0], name: labels.copy1, packageName: 'com.example\n.copy1' },
    { y: rows[1], name: labels.copy2, packageName: 'com.example\n.copy2' },
    { y: rows[2], name: labels.original, packageName: 'com.zhiliaoapp\n.musically' },
  ];
  return (
    <Sheet id={id} alt={alt} height={388}>
      <Label x={84} y={19} text={labels.accounts} room={156} size="small" ink="soft" />
      <Box x={8} y={38} width={152} height={338} radius={14} surface="panel" />
      <Label x={274} y={19} text={labels.phone} room={156} size="small" ink="soft" />
      <Phone x={196} y={38} width={156} height={338} />

      {accounts.map(({ y, name, packageName }) => (
        <g key={name}>
          <Box x={account} y={y} {...card} dashed={!packageName} />
          <Glyph name="person" x={account + 19} y={y + 27} ink="soft" />
          <Label x={account + 35} y={y + 27} text={name} room={90} size="mono" anchor="start" strong />
          <Label
            x={account + 11}
            y={y + 65}
            text={packageName ?? labels.noValue}
            room={116}
            size={packageName ? 'mono' : 'small'}
            ink={packageName ? 'accent' : 'soft'}
            anchor="start"
          />
          <Arrow
            through={[164, y + card.height / 2, 190, y + card.height / 2]}
            ink={packageName ? 'accent' : 'faint'}
            dashed={!packageName}
          />
        </g>
      ))}

      {apps.map(({ y, name, packageName }) => (
        <g key={packageName}>
          <Box x={app} y={y} {...card} />
          <AppTile x={app + 11} y={y + 15} size={24} glyph="music" />
          <Label x={app + 43} y={y + 27} text={name} room={86} anchor="start" strong />
          <Label x={app + 11} y={y + 65} text={packageName} room={116} size="mono" ink="accent" anchor="start" />
        </g>
      ))}
    </Sheet>
  );
}
