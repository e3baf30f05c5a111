import { withBase } from '../../i18n/base.ts';
import { ProgramIcon } from '../icons.tsx';
import { IconItem, partOf, type Scene, shownItems, wordsOf } from './scene.tsx';
import styles from './window.module.css';

/** Items that look different from the others. */
const looks: Readonly<Record<string, string | undefined>> = {
  version: styles.version,
  license: styles.badge,
  'panel-toggle': styles.end,
};

/** Under its own name the program shows its logo; under another one the name that a reader may try (`data-app-name`). */
export function TitleBar({ studio, wrap, name }: Scene & { name?: string }) {
  return (
    <ul className={styles.titleBar}>
      <li>
        {name ? (
          <b className={styles.name} data-app-name>
            {name}
          </b>
        ) : (
          <img src={withBase('/icons/icon.svg')} alt={studio.brand} width="24" height="24" />
        )}
      </li>
      {shownItems(partOf(studio, 'title-bar')).map((item) => (
        <li key={item.id} className={looks[item.id]}>
          {wrap(
            `title-bar.${item.id}`,
            item.kind === 'icon' ? (
              <IconItem item={item} studio={studio} />
            ) : (
              <>
                <ProgramIcon name={item.icon} />
                <span>{wordsOf(item, studio)}</span>
              </>
            ),
          )}
        </li>
      ))}
    </ul>
  );
}
