import { ColumnTable, Dot, Heard } from '../controls.tsx';
import { ProgramIcon } from '../icons.tsx';
import parts from '../parts.module.css';
import { sampleRows } from '../picture.ts';
import type { WindowItem } from '../schema.ts';
import { Items, itemOf, linked, partOf, phones, type Scene, selected, wordsOf } from './items.tsx';
import styles from './window.module.css';

const states = ['ready', 'running', 'ready', 'running', 'ready', 'ready', 'preparing'] as const;
const models = ['SM-G97', 'Redmi ', 'Pixel ', 'SM-A52', 'moto g', 'CPH219'] as const;

interface CardProps extends Scene {
  index: number;
  state: WindowItem;
  connection: 'TCP' | 'USB';
  on?: boolean;
  /** Its name as a part of the window. */
  part?: string;
}

function Card({ studio, index, state, connection, on = false, part = '' }: CardProps) {
  const content = (
    <>
      <span>
        <Dot tone={state.tone} />
        {wordsOf(state, studio)}
      </span>
      <b>
        {phones[index]} - {connection}
      </b>
      <small>{models[index % models.length]}</small>
    </>
  );
  return (
    <li data-state={state.id} data-on={on || undefined}>
      {linked(studio, part, content)}
    </li>
  );
}

export function Cards({ studio }: Scene) {
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
          part={index === 1 ? 'device-card' : ''}
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

/** With the buttons at its right edge, in three groups. */
export function DeviceWindow({ studio, names = false }: Scene & { names?: boolean }) {
  const state = itemOf(studio, 'device-card', 'ready');
  return (
    <div className={styles.device}>
      <p className={styles.deviceBar}>
        <b>01</b>
        <Dot tone={state.tone} />
        {wordsOf(state, studio)}
        {linked(studio, 'device-window', <Heard>{partOf(studio, 'device-window').name?.[studio.locale] ?? ''}</Heard>)}
        <ProgramIcon name="close" />
      </p>
      <div className={styles.screen}>
        <i />
      </div>
      <Items
        studio={studio}
        part="device-toolbar"
        className={styles.toolbar}
        looks={{ up: styles.first, input: styles.first }}
        look={names ? 'named' : undefined}
      />
    </div>
  );
}
