import { ProgramIcon } from '../icons.tsx';
import { drawn, type Studio } from '../picture.ts';
import type { WindowItem } from '../schema.ts';
import { Hidden, IconItem, partOf, phones, type Scene, wordsOf } from './scene.tsx';
import styles from './window.module.css';

/** Kinds that look different from the others, and where the right half begins. */
const looks: Readonly<Record<string, string | undefined>> = {
  button: styles.button,
  select: styles.select,
  radio: styles.segmented,
  'screen-cast': styles.end,
};

interface GridBarProps extends Scene {
  mode?: 'grid' | 'list';
  /** False where the number of phones changes: the picture does not. */
  counted?: boolean;
}

export function GridBar({ studio, wrap, mode = 'grid', counted = true }: GridBarProps) {
  const items = partOf(studio, 'grid-bar').items.filter(({ kind }) => counted || kind !== 'output');
  return (
    <ul className={styles.gridBar}>
      {items.map((item) => (
        <li key={item.id} className={looks[item.id] ?? looks[item.kind]}>
          {wrap(`grid-bar.${item.id}`, <GridBarItem item={item} studio={studio} mode={mode} />)}
        </li>
      ))}
    </ul>
  );
}

function GridBarItem({ item, studio, mode }: { item: WindowItem; studio: Studio; mode: string }) {
  const text = wordsOf(item, studio);
  if (item.kind === 'icon') return <IconItem item={item} studio={studio} />;
  if (item.kind === 'output')
    return (
      <>
        {text} <b>{phones.length}</b>
      </>
    );
  if (item.options)
    return (
      <>
        <Hidden>{text}</Hidden>
        {item.options.map(({ id, label }) => (
          <span key={id} data-on={id === mode || undefined}>
            <ProgramIcon name={id} />
            {drawn(label, studio)}
          </span>
        ))}
      </>
    );
  return (
    <>
      <ProgramIcon name={item.icon} />
      <span>{text}</span>
    </>
  );
}
