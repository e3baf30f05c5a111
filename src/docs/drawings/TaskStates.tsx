import { Arrow, Box, Cross, type DrawingProps, Glyph, Label, Sheet, Tick } from './parts.tsx';

export function TaskStates({ id, alt, labels }: DrawingProps<'task-states'>) {
  return (
    <Sheet id={id} alt={alt} height={276}>
      <Box x={12} y={66} width={156} height={68} radius={12} />
      <Glyph name="clock" x={40} y={100} ink="soft" />
      <Label x={58} y={100} text={labels.waiting} room={106} anchor="start" strong />
      <Arrow
        through={[
          [176, 100],
          [226, 100],
        ]}
      />
      <Box x={236} y={66} width={168} height={68} radius={12} surface="accent" />
      <Glyph name="play" x={264} y={100} ink="accent" />
      <Label x={282} y={100} text={labels.running} room={118} anchor="start" strong />
      <Arrow
        through={[
          [412, 100],
          [436, 100],
          [436, 46],
          [462, 46],
        ]}
      />
      <Arrow
        through={[
          [412, 100],
          [436, 100],
          [436, 154],
          [462, 154],
        ]}
      />
      <Box x={472} y={14} width={156} height={64} radius={12} surface="tip" />
      <Tick x={498} y={46} />
      <Label x={516} y={46} text={labels.completed} room={108} anchor="start" strong />
      <Box x={472} y={122} width={156} height={64} radius={12} surface="danger" />
      <Cross x={498} y={154} />
      <Label x={516} y={154} text={labels.failed} room={108} anchor="start" strong />

      <Arrow
        through={[
          [550, 194],
          [550, 240],
          [90, 240],
          [90, 144],
        ]}
        ink="accent"
        dashed
      />
      <Box x={158} y={220} width={324} height={40} radius={20} surface="plain" />
      <Glyph name="repeat" x={182} y={240} size={18} ink="accent" />
      <Label x={200} y={240} text={labels.retry} room={276} size="small" anchor="start" />
    </Sheet>
  );
}
