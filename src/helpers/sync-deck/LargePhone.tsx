import { memo, useId } from 'react';
import { fill } from '../../i18n/labels.ts';
import { Composer } from './Composer.tsx';
import styles from './LargePhone.module.css';
import type { DeckLabels } from './labels.ts';
import { type Content, type Item, pageItems } from './pages.ts';
import { type PageName, pageNames } from './phone.ts';
import { itemShapes } from './pictures.ts';
import { Shapes } from './Shapes.tsx';
import { currentPage, reachableItems, type Screen } from './screen.ts';
import { boxPath } from './shapes.ts';

const glyphs: Record<PageName, string> = {
  feed: 'M6 3l11 7-11 7z',
  tiles: [2, 8, 14].flatMap((x) => [3, 11].map((y) => boxPath(x, y, 5, 7, 1.5))).join(' '),
  switches: `${boxPath(2, 3, 16, 6, 3)} ${boxPath(2, 11, 16, 6, 3)}`,
};

const itemLabel = { video: 'video', caption: 'video', tile: 'tile', switch: 'switch' } as const;

interface ItemProps {
  item: Item;
  lit: boolean;
  labels: DeckLabels;
}

const ItemButton = memo(function ItemButton({ item, lit, labels }: ItemProps) {
  const { kind, order, width, height, caption } = item;
  return (
    <button
      type="button"
      className={styles.item}
      aria-pressed={lit}
      aria-label={caption ?? fill(labels[itemLabel[kind]], { n: order + 1 })}
    >
      <svg viewBox={`0 0 ${width} ${height}`} width={width} height={height} aria-hidden="true">
        <Shapes shapes={itemShapes(item, lit)} />
      </svg>
      {caption && <span className={styles.posted}>{caption}</span>}
    </button>
  );
});

interface StripProps {
  page: number;
  content: Content;
  whole: boolean;
  /** Ids that can be tapped, joined: a plain text keeps the memo effective. */
  reachable: string;
  labels: DeckLabels;
}

const Strip = memo(function Strip({ page, content, whole, reachable, labels }: StripProps) {
  const name = pageNames[page] ?? 'feed';
  const ids = reachable.split(' ');
  return (
    <ul className={`${styles.strip} ${styles[name]}`} data-part={name}>
      {pageItems(page, content)
        .filter(({ id }) => whole || ids.includes(id))
        .map((item) => (
          <li key={item.id} inert={!ids.includes(item.id)}>
            <ItemButton item={item} lit={content.lit.has(item.id)} labels={labels} />
          </li>
        ))}
    </ul>
  );
});

interface LargePhoneProps {
  screen: Screen;
  /** Until then only what is in view is drawn. */
  awake: boolean;
  labels: DeckLabels;
  onType: (text: string) => void;
  onPost: () => void;
}

export const LargePhone = memo(function LargePhone({ screen, awake, labels, onType, onPost }: LargePhoneProps) {
  const id = useId();
  const page = currentPage(screen);
  const reachable = reachableItems(screen)
    .map((item) => item.id)
    .join(' ');
  return (
    <div className={`${styles.phone} needs-js`}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would announce a form; this is a drawn screen */}
      <div className={styles.screen} data-part="screen" role="group" aria-label={labels.screen} aria-describedby={id}>
        <p id={id} className="visually-hidden">
          {labels.screenKeys}
        </p>
        {/* biome-ignore lint/a11y/useSemanticElements: as above */}
        <div className={styles.tabs} role="group" aria-label={labels.pages}>
          {pageNames.map((name, index) => (
            <button
              key={name}
              type="button"
              className={styles.tab}
              data-page={index}
              aria-label={labels[name]}
              aria-current={index === page ? 'true' : undefined}
            >
              <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
                <path d={glyphs[name]} />
              </svg>
            </button>
          ))}
          <span className={styles.indicator} data-part="indicator" />
        </div>
        <div className={styles.view}>
          <div className={styles.track} data-part="track">
            {pageNames.map((name, index) => (
              <Strip
                key={name}
                page={index}
                content={screen.content}
                whole={awake}
                reachable={index === page ? reachable : ''}
                labels={labels}
              />
            ))}
          </div>
          <p className={styles.typed} aria-hidden="true" hidden={!screen.text}>
            {screen.text}
          </p>
          <span className={styles.progress} data-part="progress" />
          <p className={styles.take} aria-hidden="true">
            {labels.take}
          </p>
        </div>
        <Composer labels={labels} onType={onType} onPost={onPost} />
        <span className={styles.finger} data-part="finger" />
        <span className={styles.ripple} data-part="ripple" />
      </div>
    </div>
  );
});
