import { Bars } from './parts/devices.tsx';
import { Glyph } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const targets = Array.from({ length: 12 }, (_, index) => index);
const share = [0, 1, 2];
const trunk = 40;
const listBottom = 164;

const rowMiddle = (index: number): number => 236 + index * 66;

export default function WorkSharing({ id, alt, labels }: DrawingProps<'work-sharing'>) {
  const accounts = [labels.account1, labels.account2, labels.account3, labels.account4];
  return (
    <Sheet id={id} alt={alt} height={476}>
      <Box x={12} y={12} width={336} height={listBottom - 12} radius={12} />
      <Label x={32} y={38} text={labels.list} room={200} anchor="start" strong />
      {targets.map((target) => {
        const left = 32 + (target % 3) * 104;
        const middle = 70 + Math.floor(target / 3) * 24;
        return (
          <g key={target}>
            <Glyph name="person" x={left + 7} y={middle} size={14} ink="accent" />
            <Bars x={left + 22} y={middle - 2.5} widths={[target % 4 === 1 ? 48 : 66]} />
          </g>
        );
      })}
      <Label x={trunk + 16} y={186} text={labels.evenly} room={200} size="small" ink="soft" anchor="start" />
      {accounts.map((account, index) => {
        const middle = rowMiddle(index);
        // Each branch begins where the one above turns off: lines on top of each other would look thicker.
        const start = index === 0 ? listBottom : rowMiddle(index - 1) - 8;
        return (
          <g key={account}>
            <Arrow through={[trunk, start, trunk, middle, 70, middle]} ink="accent" />
            <Box x={76} y={middle - 27} width={272} height={54} radius={12} />
            <Label x={92} y={middle} text={account} room={104} anchor="start" strong />
            {share.map((part) => (
              <g key={part}>
                <Box x={208 + part * 44} y={middle - 17} width={34} height={34} radius={10} surface="accent" />
                <Glyph name="person" x={225 + part * 44} y={middle} size={17} ink="accent" />
              </g>
            ))}
          </g>
        );
      })}
    </Sheet>
  );
}
