import type { Column } from './control-schema.ts';
import common from './controls.module.css';
import { type ControlProps, isChosen, kindWord, optionText, type RareControls } from './controls.tsx';
import { drawn, type Studio, sampleOf, sampleRows } from './picture.ts';
import styles from './rare.module.css';
import type { Field } from './schema.ts';

/** Controls that few windows have: tables, lists, tabs, buttons to choose from. See controls.tsx. */

function RareControl(props: ControlProps) {
  const { field } = props;
  switch (field.kind) {
    case 'table':
      return <Table {...props} columns={field.columns ?? []} />;
    case 'list':
      return <List {...props} />;
    case 'counters':
      return <Counters {...props} />;
    case 'cards':
      return <Cards {...props} />;
    case 'badge':
    case 'badges':
    case 'link':
    case 'links':
      return <Small {...props} />;
    default:
      return field.options ? <Segments {...props} /> : <Phones {...props} />;
  }
}

const Tabs: RareControls['Tabs'] = ({ studio, tabs, open }) => {
  const current = open ?? tabs[0]?.id;
  return (
    <ul className={styles.tabs}>
      {tabs.map(({ id, label }) => (
        <li key={id} data-on={id === current || undefined}>
          {id === current && kindWord(studio.kinds.selected)}
          {drawn(label, studio)}
        </li>
      ))}
    </ul>
  );
};

/** Options as a row of buttons. */
function Segments({ field, value, studio }: ControlProps) {
  return (
    <>
      {kindWord(studio.kinds.radio)}
      {field.options?.map((option) => {
        const on = isChosen(value, option.id);
        return (
          <span key={option.id} className={styles.segment} data-on={on || undefined}>
            {on && kindWord(studio.kinds.selected)}
            {optionText(field, option, studio)}
          </span>
        );
      })}
    </>
  );
}

/** Numbers of connected phones, one of them chosen. */
function Phones({ field, studio, dialog }: ControlProps) {
  const chosen = sampleOf(studio, `${dialog}.${field.id}`);
  return (
    <>
      <span className={common.chips}>
        {['01', '02', '07'].map((phone) => (
          <span key={phone} data-on={phone === chosen || undefined}>
            {phone === chosen && kindWord(studio.kinds.selected)}
            {phone}
          </span>
        ))}
      </span>
      {field.button && <span className={common.button}>{drawn(field.button, studio)}</span>}
    </>
  );
}

/** Column by column, so that name and value stay together on a narrow screen. */
function Table({ field, columns, studio, dialog, actions }: ControlProps & { columns: Column[] }) {
  const rows = sampleRows(studio, `${dialog}.${field.id}`);
  return (
    <>
      {kindWord(studio.kinds.table)}
      <span className={styles.table} data-rows={rows.length} data-many={columns.length > 6 || undefined}>
        {columns.map((column, index) => (
          <span key={column.id}>
            <b>{drawn(column.label, studio)}</b>
            {rows.map((row, number) => (
              // The sample rows never change place.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <span key={number}>
                {column.id === 'actions' && number === 0 && actions ? actions : (row[index] ?? ' ')}
              </span>
            ))}
          </span>
        ))}
      </span>
      {!columns.some(({ id }) => id === 'actions') && actions}
    </>
  );
}

/** Rows of cells; with items, each with the first row's value beside its name. */
function List({ field, studio, dialog }: ControlProps) {
  const samples = sampleRows(studio, `${dialog}.${field.id}`);
  const named = field.items?.map(({ label }, index) => [label ? drawn(label, studio) : '', samples[0]?.[index] ?? '']);
  const rows = named ?? samples;
  return (
    <span className={styles.list}>
      {rows.map((row) => (
        <span key={row.join()}>
          {row.map((cell, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change place
            <span key={index}>{cell}</span>
          ))}
        </span>
      ))}
    </span>
  );
}

function Counters({ field, studio, dialog }: ControlProps) {
  const [figures = []] = sampleRows(studio, `${dialog}.${field.id}`);
  return (
    <span className={styles.counters}>
      {field.items?.map((item, index) => (
        <span key={item.id}>
          {item.label && drawn(item.label, studio)} <b>{figures[index] ?? '0'}</b>
        </span>
      ))}
    </span>
  );
}

/** Badges and links: words in a line. */
function Small({ field, studio, dialog }: ControlProps) {
  const look = field.kind === 'link' || field.kind === 'links' ? styles.link : styles.badge;
  const own = field.label ? [drawn(field.label, studio)] : [];
  const sample = sampleOf(studio, `${dialog}.${field.id}`);
  const listed = [...(field.items ?? []), ...(field.values ?? [])].flatMap(({ label }) => label ?? []);
  const texts = listed.length > 0 ? listed.map((label) => drawn(label, studio)) : sample ? [...own, sample] : own;
  return texts.map((text) => (
    <span key={text} className={look}>
      {text}
    </span>
  ));
}

/** Cards the license server fills: a name and what the plan holds. */
function Cards({ field, studio, dialog }: ControlProps) {
  return (
    <span className={styles.cards}>
      {sampleRows(studio, `${dialog}.${field.id}`).map(([name = '', text = '', mark = '']) => (
        <span key={name} data-on={mark ? true : undefined}>
          <b>{name}</b> {text}
          {mark && <i>{mark}</i>}
        </span>
      ))}
    </span>
  );
}

/** Columns of a window side by side: the first shows a phone. */
function Panes({ section, studio, dialog }: { section: Field; studio: Studio; dialog: string }) {
  const [texts = []] = sampleRows(studio, `${dialog}.${section.id}`);
  return (
    <div className={styles.panes}>
      {section.items?.map(({ id, label }, index) => (
        <p key={id} data-screen={index === 0 || undefined}>
          {label && <b>{drawn(label, studio)}</b>} {texts[index]}
        </p>
      ))}
    </div>
  );
}

export const rare: RareControls = { Control: (props) => <RareControl {...props} />, Tabs, Panes };
