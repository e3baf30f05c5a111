import { ProgramIcon } from '../icons.tsx';
import { Dot, Hidden, itemOf, partOf, type Scene, wordsOf } from './scene.tsx';
import styles from './window.module.css';

export function DeviceWindow({ studio, wrap, names = false }: Scene & { names?: boolean }) {
  const state = itemOf(studio, 'device-card', 'ready');
  const part = partOf(studio, 'device-window');
  return (
    <div className={styles.device} data-names={names || undefined}>
      <p className={styles.deviceBar}>
        <b>01</b>
        <Dot tone={state.tone} />
        {wordsOf(state, studio)}
        {wrap('device-window', <Hidden>{part.name?.[studio.locale] ?? ''}</Hidden>)}
        <ProgramIcon name="close" />
      </p>
      <div className={styles.screen}>
        <i />
      </div>
      <DeviceToolbar studio={studio} wrap={wrap} names={names} />
    </div>
  );
}

/** With these buttons a new group begins. */
const first: ReadonlySet<string> = new Set(['up', 'input']);

/** The buttons at the right edge of the device window. */
export function DeviceToolbar({ studio, wrap, names = false }: Scene & { names?: boolean }) {
  return (
    <ul className={styles.toolbar}>
      {partOf(studio, 'device-toolbar').items.map((item) => (
        <li key={item.id} className={first.has(item.id) ? styles.first : undefined}>
          {wrap(
            `device-toolbar.${item.id}`,
            <>
              <ProgramIcon name={item.icon} />
              {names ? <span>{wordsOf(item, studio)}</span> : <Hidden>{wordsOf(item, studio)}</Hidden>}
            </>,
          )}
        </li>
      ))}
    </ul>
  );
}
