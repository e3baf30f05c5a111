import { AppTile, Arrow, Box, type DrawingProps, Glyph, Label, Phone, Sheet } from './parts.tsx';

const rows = [32, 116, 200] as const;
const rowHeight = 72;

export function ClonePackages({ id, alt, labels }: DrawingProps<'clone-packages'>) {
  const accounts = [
    { y: rows[0], name: '@shop_one', packageName: 'com.example.copy1' },
    { y: rows[1], name: '@shop_two', packageName: 'com.example.copy2' },
    { y: rows[2], name: '@shop_three', packageName: undefined },
  ];
  const apps = [
    { y: rows[0], name: labels.copy1, packageName: 'com.example.copy1' },
    { y: rows[1], name: labels.copy2, packageName: 'com.example.copy2' },
    { y: rows[2], name: labels.original, packageName: 'com.zhiliaoapp.musically' },
  ];
  return (
    <Sheet id={id} alt={alt} height={326}>
      <Box x={8} y={12} width={250} height={280} radius={12} surface="panel" />
      <Phone x={314} y={12} width={318} height={280} />

      {accounts.map(({ y, name, packageName }) => (
        <g key={name}>
          <Box x={22} y={y} width={222} height={rowHeight} radius={10} dashed={!packageName} />
          <Glyph name="person" x={46} y={y + rowHeight / 2} ink="soft" />
          <Label x={68} y={y + 25} text={name} room={170} size="mono" anchor="start" strong />
          {packageName ? (
            <Label x={68} y={y + 49} text={packageName} room={170} size="mono" ink="accent" anchor="start" />
          ) : (
            <Label x={68} y={y + 49} text={labels.noValue} room={170} size="small" ink="soft" anchor="start" />
          )}
          <Arrow
            through={[
              [252, y + rowHeight / 2],
              [324, y + rowHeight / 2],
            ]}
            ink={packageName ? 'accent' : 'faint'}
            dashed={!packageName}
          />
        </g>
      ))}
      <Label x={133} y={310} text={labels.accounts} room={240} size="small" ink="soft" />

      {apps.map(({ y, name, packageName }) => (
        <g key={packageName}>
          <Box x={332} y={y} width={284} height={rowHeight} radius={10} />
          <AppTile x={346} y={y + 14} size={44} glyph="music" />
          <Label x={404} y={y + 25} text={name} room={206} anchor="start" strong />
          <Label x={404} y={y + 49} text={packageName} room={208} size="mono" ink="accent" anchor="start" />
        </g>
      ))}
      <Label x={473} y={310} text={labels.phone} room={300} size="small" ink="soft" />
    </Sheet>
  );
}
