import type { ReactNode } from 'react';
import styles from './parts.module.css';
import { drawn, type Studio, sampleOf, sampleRows } from './picture.ts';
import type { DialogTab, Field, Value } from './schema.ts';

/** What the windows of the program show and nobody can set, drawn with the site's own styles. */

export interface ControlProps {
  studio: Studio;
  field: Field;
  value: Value | undefined;
  /** Id of the dialog, for the sample texts. */
  dialog: string;
  /** Buttons beside or inside this control. */
  actions?: ReactNode;
}

/** Heard, not seen: what kind of control follows and how it is set. */
export const Heard = ({ children }: { children: string }) => <span className="visually-hidden">{`${children} `}</span>;

export const sampleFor = ({ studio, dialog, field }: ControlProps): string | undefined =>
  sampleOf(studio, `${dialog}.${field.id}`);
const rowsFor = ({ studio, dialog, field }: ControlProps): string[][] => sampleRows(studio, `${dialog}.${field.id}`);

/** The value of a field as text; the name of a message gives its text. */
export function shownValue(value: Value | undefined, studio: Studio): string {
  if (value === undefined || Array.isArray(value)) return '';
  const message = studio.registry.messages.get(String(value));
  return message ? drawn(message.message, studio) : String(value);
}

/** Words the program shows; nothing to set. */
export function Output(props: ControlProps) {
  const { field, value, studio } = props;
  const own = field.values?.map(({ label }) => drawn(label, studio)).join(' · ');
  return <span>{shownValue(value ?? sampleFor(props), studio) || own || drawn(field.label, studio)}</span>;
}

export function Notice(props: ControlProps) {
  const { field, studio } = props;
  return (
    <span className={styles.notice}>
      {field.label && <b>{drawn(field.label, studio)}</b>} {sampleFor(props) ?? field.does?.[studio.locale]}
    </span>
  );
}

export const Button = ({ studio, color, children }: { studio: Studio; color?: string; children: ReactNode }) => (
  <span className={styles.button} data-color={color}>
    <Heard>{studio.kinds.button}</Heard>
    {children}
  </span>
);

/** Numbers of phones. */
export function Chips({ chips, chosen, selected }: { chips: string[]; chosen: string[]; selected?: string }) {
  return (
    <span className={styles.chips}>
      {chips.map((chip) => {
        const on = chosen.includes(chip) || undefined;
        return (
          <span key={chip} data-on={on}>
            {on && selected && <Heard>{selected}</Heard>}
            {chip}
          </span>
        );
      })}
    </span>
  );
}

/** Badges and links: words in a line. */
export function Words({ className, ...props }: ControlProps & { className: string | undefined }) {
  const { field, studio } = props;
  const named = [...(field.items ?? []), ...(field.values ?? [])].flatMap(({ label }) => label ?? []);
  const labels = named.length > 0 ? named : [field.label ?? ''];
  const texts = [...labels.map((label) => drawn(label, studio)), named.length > 0 ? '' : (sampleFor(props) ?? '')];
  return texts.filter(Boolean).map((text) => (
    <span key={text} className={className}>
      {text}
    </span>
  ));
}

export function Table(props: ControlProps) {
  const { field, studio, actions } = props;
  const columns = field.columns ?? [];
  const place = columns.findIndex(({ id }) => id === 'actions');
  const heads = columns.map(({ label }) => drawn(label, studio));
  return (
    <>
      <ColumnTable studio={studio} heads={heads} rows={rowsFor(props)} actions={actions} place={place} />
      {place < 0 && actions}
    </>
  );
}

interface ColumnTableProps {
  studio: Studio;
  heads: string[];
  rows: string[][];
  /** Buttons in the first row, and in which column. */
  actions?: ReactNode;
  place?: number;
}

/** Column by column, so that name and value stay together on a narrow screen. */
export function ColumnTable({ studio, heads, rows, actions, place }: ColumnTableProps) {
  return (
    <>
      <Heard>{studio.kinds.table}</Heard>
      <span className={styles.table} data-rows={rows.length} data-many={heads.length > 6 || undefined}>
        {heads.map((head, column) => (
          <span key={head}>
            <b>{head}</b>
            {rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sample rows never change place
              <span key={number}>{number === 0 && column === place && actions ? actions : (row[column] ?? ' ')}</span>
            ))}
          </span>
        ))}
      </span>
    </>
  );
}

/** Rows or cards of cells; with items, each item beside its value in the first row. Cards have one large cell. */
export function Cells(props: ControlProps) {
  const { kind, items } = props.field;
  const samples = rowsFor(props);
  const isCards = kind === 'cards';
  const named = items?.map(({ label }, index) => [
    drawn(label, props.studio),
    samples[0]?.[index] ?? (isCards ? '0' : ''),
  ]);
  const large = isCards ? (named ? 1 : 0) : undefined;
  return (
    <span className={isCards ? styles.cards : styles.list}>
      {(named ?? samples).map((row) => (
        <span key={row.join()}>
          {row.map((cell, index) => {
            const Cell = index === large ? 'b' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: the cells never change place
            return <Cell key={index}>{cell}</Cell>;
          })}
        </span>
      ))}
    </span>
  );
}

interface TabsProps {
  tabs: Array<Pick<DialogTab, 'id'> & { label: ReactNode }>;
  open: string | undefined;
  selected: string;
}

export function Tabs({ tabs, open = tabs[0]?.id, selected }: TabsProps) {
  return (
    <ul className={styles.tabs}>
      {tabs.map(({ id, label }) => (
        <li key={id} data-on={id === open || undefined}>
          {id === open && <Heard>{selected}</Heard>}
          {label}
        </li>
      ))}
    </ul>
  );
}

/** Columns of a window side by side: the first shows a phone. */
export function Panes({ section, studio, dialog }: { section: Field; studio: Studio; dialog: string }) {
  const [texts = []] = sampleRows(studio, `${dialog}.${section.id}`);
  return (
    <p className={styles.cards}>
      {section.items?.map(({ id, label }, index) => (
        <span key={id} data-screen={index === 0 || undefined}>
          <b>{drawn(label, studio)}</b> {texts[index]}
        </span>
      ))}
    </p>
  );
}
