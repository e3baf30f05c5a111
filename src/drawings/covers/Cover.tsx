import { Fragment, type ReactNode } from 'react';
import styles from '../drawings.module.css';
import { AppTile, Bars, Board, bodyOf, Computer, Fan, Hub, Phone, Rack, Supply } from '../parts/devices.tsx';
import type { PartProps } from '../parts/frame.ts';
import { Cross, Glyph, Tick } from '../parts/glyphs.tsx';
import { Arrow, Line } from '../parts/lines.tsx';
import { Calendar, Card, Clipboard, Document, Person, Slider, Video, Window } from '../parts/papers.tsx';
import { Repeat } from '../parts/repeat.tsx';
import { type CoverItem, coverOf, coverSize, type partNames } from './cover-schema.ts';
import { covers } from './covers.ts';

type Part = (props: PartProps) => ReactNode;

const middleOf = ({ x, y, width, height }: PartProps) => ({ x: x + width / 2, y: y + height / 2, radius: width / 2 });

/** Lines of text as high as the frame. */
const Text: Part = ({ x, y, width, height }) => (
  <Bars
    x={x}
    y={y}
    widths={Array.from({ length: Math.max(1, Math.floor((height + 9) / 14)) }, (_, row) => width * (row % 2 ? 0.7 : 1))}
  />
);

const parts: Record<(typeof partNames)[number], Part> = {
  bars: Text,
  board: Board,
  box: ({ tone = 'plain', ...frame }) => <rect {...frame} rx={10} className={bodyOf[tone]} />,
  calendar: Calendar,
  card: Card,
  clipboard: Clipboard,
  computer: Computer,
  cross: (props) => <Cross {...middleOf(props)} />,
  disc: ({ x, y, width, height, tone }) => (
    <ellipse
      cx={x + width / 2}
      cy={y + height / 2}
      rx={width / 2}
      ry={height / 2}
      className={tone === 'accent' ? styles.accentFill : styles.marked}
    />
  ),
  document: Document,
  fan: Fan,
  hub: Hub,
  person: Person,
  phone: Phone,
  pill: ({ x, y, width, height, tone }) => (
    <rect
      x={x}
      y={y}
      width={width}
      height={height}
      rx={height / 2}
      className={tone === 'accent' ? styles.accentFill : styles.detail}
    />
  ),
  rack: Rack,
  slider: Slider,
  supply: Supply,
  tick: (props) => <Tick {...middleOf(props)} />,
  video: Video,
  window: Window,
};

function Item({ item }: { item: CoverItem }) {
  if (item.part === 'line') return <Line {...item} />;
  if (item.part === 'arrow') return <Arrow {...item} />;
  const [x, y] = item.at;
  if (item.part === 'glyph') return <Glyph {...item} x={x} y={y} />;
  if (item.part === 'tile')
    return <AppTile x={x} y={y} glyph={item.name} size={item.size} highlighted={item.tone === 'accent'} />;
  const Part = parts[item.part];
  const [width, height] = item.size;
  return <Part x={x} y={y} width={width} height={height} tone={item.tone} />;
}

export const viewBox = `0 0 ${coverSize.width} ${coverSize.height}`;

/** The scene alone, without its ground. */
export const CoverScene = ({ items }: { items: readonly CoverItem[] }) =>
  items.map((item, index) => {
    const drawn = <Item item={item} />;
    const grid = 'grid' in item ? item.grid : undefined;
    // biome-ignore lint/suspicious/noArrayIndexKey: a drawing never changes its order
    return <Fragment key={index}>{grid ? <Repeat grid={grid}>{drawn}</Repeat> : drawn}</Fragment>;
  });

/** Decoration: the title stands beside it as text. */
export const Cover = ({ slug, tag }: { slug: string; tag: string }) => (
  <svg className={styles.cover} viewBox={viewBox} {...coverSize} aria-hidden="true">
    <CoverScene items={coverOf(covers, slug, tag)} />
  </svg>
);
