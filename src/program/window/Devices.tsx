import controls from '../controls.module.css';
import { ColumnTable } from '../controls.tsx';
import { ProgramIcon } from '../icons.tsx';
import { type Studio, sampleRows } from '../picture.ts';
import type { WindowItem } from '../schema.ts';
import { Dot, itemOf, partOf, phones, type Scene, selected, wordsOf } from './scene.tsx';
import styles from './window.module.css';

const states = ['ready', 'running', 'ready', 'running', 'ready', 'ready', 'preparing'] as const;
const models = ['SM-G97', 'Redmi ', 'Pixel ', 'SM-A52', 'moto g', 'CPH219'] as const;

interface CardProps {
  number: string;
  state: WindowItem;
  model: string;
  connection: string;
  studio: Studio;
}

function Card({ number, state, model, connection, studio }: CardProps) {
  return (
    <>
      <span>
        <Dot tone={state.tone} />
        <em>{wordsOf(state, studio)}</em>
      </span>
      <b>
        {number} - {connection}
      </b>
      <small>{model}</small>
    </>
  );
}

export function Cards({ studio, wrap }: Scene) {
  return (
    <ul className={styles.cards}>
      {phones.map((number, index) => {
        const state = itemOf(
          studio,
          'device-card',
          index === 0 ? 'operating' : (states[index % states.length] ?? 'ready'),
        );
        const card = (
          <Card
            number={number}
            state={state}
            model={models[index % models.length] ?? ''}
            connection={index % 5 === 3 ? 'TCP' : 'USB'}
            studio={studio}
          />
        );
        return (
          <li key={number} data-state={state.id} data-on={index < selected || undefined}>
            {index === 1 ? wrap('device-card', card) : card}
          </li>
        );
      })}
    </ul>
  );
}

/** One card in each of its states. */
export function CardStates({ studio }: Scene) {
  return (
    <ul className={styles.cards} data-alone>
      {partOf(studio, 'device-card').items.map((state, index) => (
        <li key={state.id} data-state={state.id}>
          <Card
            number={phones[index] ?? ''}
            state={state}
            model={models[index % models.length] ?? ''}
            connection={index === 3 ? 'TCP' : 'USB'}
            studio={studio}
          />
        </li>
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
      <p className={controls.link}>{wordsOf(itemOf(studio, 'empty', 'help'), studio)}</p>
    </div>
  );
}
