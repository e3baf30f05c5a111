import { withBase } from '../../i18n/base.ts';
import { Heard } from '../controls.tsx';
import { ProgramIcon } from '../icons.tsx';
import { drawn } from '../picture.ts';
import type { WindowItem } from '../schema.ts';
import { Items, phones, type Scene, wordsOf } from './items.tsx';
import styles from './window.module.css';

/** Under its own name the program shows its logo; under another one the name that a reader may try (`data-app-name`). */
export function TitleBar({ studio, name }: Scene & { name?: string }) {
  const looks = { license: styles.pill, 'panel-toggle': styles.end };
  return (
    <Items studio={studio} part="title-bar" className={styles.titleBar} looks={looks}>
      <li>
        {name ? (
          <b className={styles.name} data-app-name>
            {name}
          </b>
        ) : (
          <img src={withBase('/icons/icon.svg')} alt={studio.brand} width="24" height="24" />
        )}
      </li>
    </Items>
  );
}

/** The bar above the device area. */
export function GridBar({ studio, mode = 'grid' }: Scene & { mode?: 'grid' | 'list' }) {
  const looks = { button: styles.pill, select: styles.select, radio: styles.segmented, 'screen-cast': styles.end };
  const draw = (item: WindowItem) => {
    const words = wordsOf(item, studio);
    if (item.kind === 'output')
      return (
        <>
          {words} <b>{phones.length}</b>
        </>
      );
    return (
      item.options && (
        <>
          <Heard>{words}</Heard>
          {item.options.map(({ id, label }) => (
            <span key={id} data-on={id === mode || undefined}>
              <ProgramIcon name={id} />
              {drawn(label, studio)}
            </span>
          ))}
        </>
      )
    );
  };
  return <Items studio={studio} part="grid-bar" className={styles.bar} looks={looks} draw={draw} />;
}
