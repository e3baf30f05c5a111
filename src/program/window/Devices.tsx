import type { ReactNode } from 'react';
import { ColumnTable, Dot } from '../controls.tsx';
import { ProgramIcon } from '../icons.tsx';
import parts from '../parts.module.css';
import { type Studio, sampleRows } from '../picture.ts';
import type { WindowItem } from '../schema.ts';
import { bare, Hidden, Items, itemOf, partOf, phones, type Scene, selected, wordsOf } from './items.tsx';
import styles from './window.module.css';

const states = ['ready', 'running', 'ready', 'running', 'ready', 'ready', 'preparing'] as const;
const models = ['SM-G97', 'Redmi ', 'Pixel ', 'SM-A52', 'moto g', 'CPH219'] as const;

interface CardProps {
  studio: Studio;
  index: number;
  state: WindowItem;
  connection: 'TCP' | 'USB';
  on?: boolean;
  wrap?: (content: ReactNode) => ReactNode;
}

function Card({ studio, index, state, connection, on = false, wrap = (content) => content }: CardProps) {
  return (
    <li data-state={state.id} data-on={on || undefined}>
      {wrap(
        <>
          <span>
            <Dot tone={state.tone} />
            {wordsOf(state, studio)}
          </span>
          <b>
            {phones[index]} - {connection}
          </b>
          <small>{models[index % models.length]}</small>
        </>,
      )}
    </li>
  );
}

export function Cards({ studio, wrap = bare }: Scene) {
  return (
    <ul className={styles.cards}>
      {phones.map((phone, index) => (
        <Card
          key={phone}
          studio={studio}
          index={index}
          state={itemOf(studio, 'device-card', index === 0 ? 'operating' : (states[index % states.length] ?? 'ready'))}
          connection={index % 5 === 3 ? 'TCP' : 'USB'}
          on={index < selected}
          wrap={(content) => (index === 1 ? wrap('device-card', content) : content)}
        />
      ))}
    </ul>
  );
}

/** One card in each of its states. */
export function CardStates({ studio }: Scene) {
  return (
    <ul className={styles.cards}>
      {partOf(studio, 'device-card').items.map((state, index) => (
        <Card key={state.id} studio={studio} index={index} state={state} connection={index === 3 ? 'TCP' : 'USB'} />
      ))}
    </ul>
  );
}

export function DeviceList({ studio }: Scene) {
  const heads = partOf(studio, 'device-list').items.map((column) => wordsOf(column, studio));
  return <ColumnTable studio={studio} heads={heads} rows={sampleRows(studio, 'device-list.rows')} />;
}

export function Empty({ studio }: Scene) {
  return (
    <div className={styles.empty}>
      <ProgramIcon name="spinner" />
      <p>{wordsOf(itemOf(studio, 'empty', 'detecting'), studio)}</p>
      <p className={parts.link}>{wordsOf(itemOf(studio, 'empty', 'help'), studio)}</p>
    </div>
  );
}

export function DeviceWindow({ studio, wrap = bare, names = false }: Scene & { names?: boolean }) {
  const state = itemOf(studio, 'device-card', 'ready');
  return (
    <div className={styles.device} data-names={names || undefined}>
      <p className={styles.deviceBar}>
        <b>01</b>
        <Dot tone={state.tone} />
        {wordsOf(state, studio)}
        {wrap('device-window', <Hidden>{partOf(studio, 'device-window').name?.[studio.locale] ?? ''}</Hidden>)}
        <ProgramIcon name="close" />
      </p>
      <div className={styles.screen}>
        <i />
      </div>
      <DeviceToolbar studio={studio} wrap={wrap} names={names} />
    </div>
  );
}

/** The buttons at the right edge of the device window, in three groups. */
export function DeviceToolbar({ studio, wrap, names = false }: Scene & { names?: boolean }) {
  const looks = { up: styles.first, input: styles.first };
  return (
    <Items
      studio={studio}
      wrap={wrap}
      part="device-toolbar"
      className={styles.toolbar}
      looks={looks}
      look={names ? 'named' : undefined}
    />
  );
}
