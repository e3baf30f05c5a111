import { AppTile, Arrow, Box, type DrawingProps, Glyph, Label, Phone, Sheet } from './parts.tsx';

export function ClonePackages({ id, alt, labels }: DrawingProps<'clone-packages'>) {
  const copies = [
    { y: 32, name: labels.copy1, packageName: 'com.example.copy1' },
    { y: 116, name: labels.copy2, packageName: 'com.example.copy2' },
    { y: 200, name: labels.original, packageName: 'com.zhiliaoapp.musically' },
  ];
  const accounts = [
    { y: 68, name: '@shop_one', named: true },
    { y: 152, name: '@shop_two', named: true },
    { y: 236, name: '@shop_three', named: false },
  ];
  return (
    <Sheet id={id} alt={alt} height={326}>
      <Box x={8} y={12} width={196} height={280} radius={12} surface="panel" />
      {accounts.map(({ y, name, named }) => (
        <g key={name}>
          <Box x={20} y={y - 28} width={172} height={56} dashed={!named} />
          <Glyph name="person" x={42} y={y} ink="soft" />
          {named ? (
            <Label x={60} y={y} text={name} room={128} size="mono" anchor="start" />
          ) : (
            <Label x={60} y={y} text={name} room={128} size="mono" anchor="start" />
          )}
          <Arrow
            through={[
              [200, y],
              [318, y],
            ]}
            ink={named ? 'accent' : 'faint'}
            dashed={!named}
          />
        </g>
      ))}
      <Label x={106} y={310} text={labels.accounts} room={196} size="small" ink="soft" />
      <Label x={262} y={258} text={labels.noValue} room={110} from="top" size="small" ink="soft" />

      <Phone x={306} y={12} width={326} height={280} />
      {copies.map(({ y, name, packageName }) => (
        <g key={packageName}>
          <Box x={328} y={y} width={288} height={72} radius={10} />
          <AppTile x={342} y={y + 14} size={44} glyph="music" />
          <Label x={402} y={y + 25} text={name} room={208} anchor="start" strong />
          <Label x={402} y={y + 49} text={packageName} room={212} size="mono" ink="accent" anchor="start" />
        </g>
      ))}
      <Label x={469} y={310} text={labels.phone} room={300} size="small" ink="soft" />
    </Sheet>
  );
}
