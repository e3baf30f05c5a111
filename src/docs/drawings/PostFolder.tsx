import { Box, type DrawingProps, Glyph, type GlyphName, Label, Line, type Point, Sheet } from './parts.tsx';

interface Entry {
  name: string;
  glyph: GlyphName;
  depth: 0 | 1 | 2;
  note?: string;
}

const rowHeight = 34;
const top = 34;

const middleOf = (row: number): number => top + row * rowHeight;
const leftOf = (depth: number): number => 40 + depth * 30;

export function PostFolder({ id, alt, labels }: DrawingProps<'post-folder'>) {
  const entries: Entry[] = [
    { name: 'videos', glyph: 'folder', depth: 0, note: labels.root },
    { name: '@shop_one', glyph: 'folder', depth: 1, note: labels.account },
    { name: 'clip_1.mp4', glyph: 'film', depth: 2, note: labels.media },
    { name: 'caption.txt', glyph: 'file', depth: 2, note: labels.captionFile },
    { name: 'sound_names.txt', glyph: 'music', depth: 2, note: labels.soundNames },
    { name: 'sound_urls.txt', glyph: 'music', depth: 2, note: labels.soundUrls },
    { name: '@shop_two', glyph: 'folder', depth: 1 },
    { name: 'photo_1.jpg', glyph: 'image', depth: 2 },
    { name: 'clip_9.mp4', glyph: 'film', depth: 1, note: labels.fallback },
  ];
  /** Row of the folder an entry lies in: the nearest one above that is less deep. */
  const parentOf = (row: number): number =>
    entries.findLastIndex(({ depth }, index) => index < row && depth < (entries[row]?.depth ?? 0));

  return (
    <Sheet id={id} alt={alt} height={top * 2 + rowHeight * (entries.length - 1)}>
      <Box x={8} y={8} width={276} height={top * 2 + rowHeight * (entries.length - 1) - 16} radius={12} />
      {entries.map(({ name, glyph, depth, note }, row) => {
        const middle = middleOf(row);
        const left = leftOf(depth);
        const branch: Point[] = [
          [leftOf(depth - 1), middleOf(parentOf(row)) + 12],
          [leftOf(depth - 1), middle],
          [left - 13, middle],
        ];
        return (
          <g key={name}>
            {depth > 0 && <Line through={branch} ink="quiet" />}
            <Glyph name={glyph} x={left} y={middle} size={18} ink={glyph === 'folder' ? 'accent' : 'soft'} />
            <Label x={left + 16} y={middle} text={name} room={268 - left} size="mono" anchor="start" />
            {note && (
              <>
                <Line
                  through={[
                    [left + 24 + name.length * 8, middle],
                    [318, middle],
                  ]}
                  ink="quiet"
                  dashed
                />
                <Label x={328} y={middle} text={note} room={306} size="small" ink="soft" anchor="start" />
              </>
            )}
          </g>
        );
      })}
    </Sheet>
  );
}
