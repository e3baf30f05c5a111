import { Arrow, Box, type DrawingProps, Glyph, Label, Line, Phone, Sheet, Tick } from './parts.tsx';

export function AdbStates({ id, alt, labels }: DrawingProps<'adb-states'>) {
  const troubles = [
    { y: 40, state: 'unauthorized', surface: 'warning', remedy: labels.accept },
    { y: 118, state: 'offline', surface: 'danger', remedy: labels.replug },
    { y: 196, state: 'recovery\nsideload', surface: 'plain', remedy: labels.restart },
  ] as const;
  const directY = 262;
  return (
    <Sheet id={id} alt={alt} height={298}>
      <Phone x={36} y={72} width={52} height={92}>
        <Glyph name="plug" x={26} y={46} size={22} ink="soft" />
      </Phone>
      <Label x={62} y={174} text={labels.plugged} room={118} from="top" size="small" />

      {troubles.map(({ y, state, surface, remedy }) => (
        <g key={state}>
          <Arrow
            through={[
              [98, 118],
              [132, 118],
              [132, y],
              [156, y],
            ]}
          />
          <Box x={166} y={y - 27} width={124} height={54} surface={surface} text={state} size="mono" />
          <Arrow
            through={[
              [298, y],
              [330, y],
            ]}
          />
          <Box x={340} y={y - 27} width={152} height={54} text={remedy} size="small" />
          <Line
            through={[
              [500, y],
              [516, y],
              [516, 118],
            ]}
          />
        </g>
      ))}
      <Line
        through={[
          [98, 118],
          [132, 118],
          [132, directY],
          [516, directY],
          [516, 118],
        ]}
        dashed
      />
      <Label x={329} y={directY + 18} text={labels.known} room={300} size="small" ink="soft" />
      <Arrow
        through={[
          [516, 118],
          [536, 118],
        ]}
        ink="tip"
      />
      <Box x={546} y={54} width={86} height={128} radius={12} surface="tip" />
      <Tick x={589} y={84} radius={12} />
      <Label x={589} y={116} text="device" room={80} size="mono" strong />
      <Label x={589} y={150} text={labels.ready} room={82} size="small" ink="tip" />
    </Sheet>
  );
}
