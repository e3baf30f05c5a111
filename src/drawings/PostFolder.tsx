import type { GlyphName } from './parts/glyph-paths.ts';
import { Glyph } from './parts/glyphs.tsx';
import { Line } from './parts/lines.tsx';
import { Label, Sheet } from './parts/sheet.tsx';
import type { DrawingProps } from './parts/words.ts';

interface Entry {
  name: string;
  glyph: GlyphName;
  depth: 0 | 1 | 2;
  note?: string;
}

const margin = 14;
const nameHeight = 22;
const noteHeight = 20;
const gap = 12;

const leftOf = (depth: number): number => 24 + depth * 24;

export default function PostFolder({ id, alt, labels }: DrawingProps<'post-folder'>) {
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
  const heightOf = ({ note }: Entry): number => nameHeight + (note ? noteHeight : 0) + gap;
  const topOf = (row: number): number => entries.slice(0, row).reduce((sum, entry) => sum + heightOf(entry), margin);
  const middleOf = (row: number): number => topOf(row) + nameHeight / 2;
  /** Row of the folder an entry lies in: the nearest one above that is less deep. */
  const parentOf = (row: number): number =>
    entries.findLastIndex(({ depth }, index) => index < row && depth < (entries[row]?.depth ?? 0));

  /** Where the line to an entry sets out: at its folder, or where the line to the entry before it turned off. */
  const startOf = (row: number): number => {
    const parent = parentOf(row);
    const before = entries.findLastIndex((_, index) => index < row && parentOf(index) === parent);
    return before < 0 ? middleOf(parent) + 13 : middleOf(before) - 8;
  };

  return (
    <Sheet id={id} alt={alt} height={topOf(entries.length) - gap + margin}>
      {entries.map(({ name, glyph, depth, note }, row) => {
        const middle = middleOf(row);
        const left = leftOf(depth);
        const trunk = leftOf(depth - 1);
        return (
          <g key={name}>
            {depth > 0 && <Line through={[trunk, startOf(row), trunk, middle, left - 13, middle]} ink="quiet" />}
            <Glyph name={glyph} x={left} y={middle} size={18} ink={glyph === 'folder' ? 'accent' : 'soft'} />
            <Label x={left + 16} y={middle} text={name} room={320 - left} size="mono" anchor="start" />
            {note && (
              <Label
                x={left + 16}
                y={middle + 21}
                text={note}
                room={332 - left}
                size="small"
                ink="soft"
                anchor="start"
              />
            )}
          </g>
        );
      })}
    </Sheet>
  );
}
