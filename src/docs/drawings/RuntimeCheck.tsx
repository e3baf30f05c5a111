import { Arrow, Bars, Box, Cross, type DrawingProps, Label, Line, Sheet, Tick } from './parts.tsx';

export function RuntimeCheck({ id, alt, labels }: DrawingProps<'runtime-check'>) {
  return (
    <Sheet id={id} alt={alt} height={288}>
      <Box x={8} y={28} width={140} height={96} radius={10} />
      <Line
        through={[
          [8, 50],
          [148, 50],
        ]}
        ink="quiet"
      />
      <Bars x={20} y={36} widths={[36]} />
      <Label x={78} y={88} text={labels.program} room={132} strong />
      <Arrow
        through={[
          [156, 76],
          [204, 76],
        ]}
      />
      <Box x={214} y={36} width={152} height={80} radius={40} surface="accent" text={labels.runtime} />
      <Arrow
        through={[
          [374, 76],
          [478, 76],
        ]}
        ink="tip"
      />
      <Label x={424} y={60} text={labels.present} room={92} size="small" ink="tip" />
      <Box x={488} y={28} width={144} height={96} radius={12} surface="tip" />
      <Tick x={560} y={54} radius={11} />
      <Label x={560} y={94} text={labels.starts} room={136} strong />

      <Arrow
        through={[
          [290, 124],
          [290, 184],
        ]}
        ink="danger"
      />
      <Label x={302} y={152} text={labels.missing} room={150} size="small" ink="danger" anchor="start" />
      <Box x={190} y={194} width={200} height={80} radius={12} surface="danger" />
      <Cross x={214} y={234} />
      <Label x={232} y={222} text="vcruntime140.dll" room={152} size="mono" anchor="start" />
      <Label x={232} y={246} text={labels.notFound} room={152} size="small" anchor="start" />
      <Arrow
        through={[
          [398, 234],
          [470, 234],
        ]}
      />
      <Box x={480} y={194} width={152} height={80} radius={12} text={labels.install} />
      <Arrow
        through={[
          [560, 186],
          [560, 134],
        ]}
        ink="tip"
      />
    </Sheet>
  );
}
