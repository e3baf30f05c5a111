import { Node } from './parts/glyphs.tsx';
import { Arrow } from './parts/lines.tsx';
import { Box, Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

const left = 48;
const boxLeft = 84;
const pitch = 88;
const middleOf = (row: number): number => 48 + row * pitch;

/** A post on its way from one pair of hands to the next. */
export default function Roles({ id, alt, labels }: DrawingProps<'roles'>) {
  const roles = [
    { name: labels.lead, decides: labels.leadDecides, glyph: 'clock' },
    { name: labels.editor, decides: labels.editorDecides, glyph: 'film' },
    { name: labels.reviewer, decides: labels.reviewerDecides, glyph: 'eye' },
    { name: labels.client, decides: labels.clientDecides, glyph: 'key' },
    { name: labels.operator, decides: labels.operatorDecides, glyph: 'phone' },
  ] as const;
  const right = 340;
  return (
    <Sheet id={id} alt={alt} height={middleOf(roles.length - 1) + 88}>
      {roles.map(({ name, decides, glyph }, row) => {
        const y = middleOf(row);
        const outside = name === labels.client;
        return (
          <g key={name}>
            {row < roles.length - 1 && <Arrow through={[left, y + 30, left, y + pitch - 30]} ink="accent" />}
            <Box x={boxLeft} y={y - 30} width={236} height={60} radius={12} surface={outside ? 'tip' : 'plain'} />
            <Node x={left} y={y} glyph={glyph} highlighted={!outside} />
            <Label x={boxLeft + 14} y={y - 11} text={name} room={216} anchor="start" strong />
            <Label x={boxLeft + 14} y={y + 12} text={decides} room={216} size="small" ink="soft" anchor="start" />
          </g>
        );
      })}
      <Arrow
        through={[322, middleOf(2), right, middleOf(2), right, middleOf(1), 324, middleOf(1)]}
        ink="danger"
        dashed
      />
      <Label x={right - 10} y={middleOf(1.5)} text={labels.back} room={150} size="small" ink="danger" anchor="end" />
      <Arrow through={[left, middleOf(4) + 30, left, middleOf(4) + 56]} ink="tip" />
      <Label x={left + 16} y={middleOf(4) + 60} text={labels.online} room={280} size="small" ink="tip" anchor="start" />
    </Sheet>
  );
}
