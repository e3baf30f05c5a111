import { Arrow, Box, Computer, Cross, type DrawingProps, Glyph, Label, Sheet, Step, Tick } from './parts.tsx';

export function LicenseMove({ id, alt, labels }: DrawingProps<'license-move'>) {
  return (
    <Sheet id={id} alt={alt} height={226}>
      <Computer x={26} y={26} width={160} height={108}>
        <Box x={50} y={34} width={60} height={40} radius={20} dashed surface="outline" />
        <Glyph name="key" x={80} y={54} size={22} ink="faint" />
        <Cross x={110} y={36} />
      </Computer>
      <Label x={106} y={176} text={labels.oldComputer} room={196} strong />
      <Label x={106} y={202} text={labels.loses} room={200} size="small" ink="danger" />

      <Computer x={454} y={26} width={160} height={108}>
        <Box x={50} y={34} width={60} height={40} radius={20} surface="accent" />
        <Glyph name="key" x={80} y={54} size={22} ink="accent" />
        <Tick x={110} y={36} />
      </Computer>
      <Label x={534} y={176} text={labels.newComputer} room={196} strong />
      <Label x={534} y={202} text={labels.keeps} room={200} size="small" ink="tip" />

      <Step x={226} y={42} n={1} />
      <Label x={246} y={42} text={labels.machineId} room={180} anchor="start" />
      <Arrow
        through={[
          [440, 62],
          [200, 62],
        ]}
        dashed
      />
      <Step x={226} y={96} n={2} />
      <Label x={246} y={96} text={labels.license} room={180} anchor="start" />
      <Arrow
        through={[
          [200, 116],
          [440, 116],
        ]}
        ink="accent"
      />
    </Sheet>
  );
}
