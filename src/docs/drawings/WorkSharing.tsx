import { Arrow, Bars, Box, type DrawingProps, Glyph, Label, Sheet } from './parts.tsx';

const targets = Array.from({ length: 12 }, (_, index) => index);
const share = [0, 1, 2];

export function WorkSharing({ id, alt, labels }: DrawingProps<'work-sharing'>) {
  const accounts = [labels.account1, labels.account2, labels.account3, labels.account4];
  return (
    <Sheet id={id} alt={alt} height={330}>
      <Box x={8} y={8} width={168} height={314} radius={12} />
      <Label x={28} y={34} text={labels.list} room={140} anchor="start" strong />
      {targets.map((target) => (
        <g key={target}>
          <Glyph name="person" x={36} y={64 + target * 21.5} size={14} ink="accent" />
          <Bars x={52} y={62 + target * 21.5} widths={[target % 3 === 1 ? 72 : 92]} />
        </g>
      ))}
      <Label x={250} y={22} text={labels.evenly} room={146} size="small" ink="soft" />
      {accounts.map((account, index) => {
        const middle = 42 + index * 82;
        return (
          <g key={account}>
            <Arrow
              through={[
                [184, 165],
                [250, 165],
                [250, middle],
                [336, middle],
              ]}
              ink="accent"
            />
            <Box x={346} y={middle - 34} width={286} height={68} radius={12} />
            <Label x={366} y={middle} text={account} room={110} anchor="start" strong />
            {share.map((part) => (
              <g key={part}>
                <Box x={490 + part * 44} y={middle - 17} width={34} height={34} radius={10} surface="accent" />
                <Glyph name="person" x={507 + part * 44} y={middle} size={17} ink="accent" />
              </g>
            ))}
          </g>
        );
      })}
    </Sheet>
  );
}
