import { Fragment, type ReactNode } from 'react';
import { Dot } from './controls.tsx';
import parts from './parts.module.css';
import type { Studio } from './picture.ts';
import type { Dialog, FileFormat, Message, WindowPart } from './schema.ts';
import { Sentence } from './sentence.tsx';
import { type Links, numbersOf, pinId, type Selection } from './state.ts';
import { fileRows, groupsOf, messageRows, partRows, type Row, say, settingsRows, taskRows } from './table-rows.ts';
import styles from './tables.module.css';

/** Settings, buttons, messages, task states and files, all from the registry. */

interface RowsProps {
  rows: Row[];
  studio: Studio;
  /** What is before the name of a row. */
  number?: ((row: Row) => ReactNode) | undefined;
}

/** Rows with the name on one side and what it does on the other; a condition that rows share is above them. */
function Rows({ rows, studio, number }: RowsProps) {
  const colon = studio.t('program.colon');
  return (
    <div className={styles.rows} data-numbered={number ? true : undefined}>
      {groupsOf(rows).map(({ condition, rows }) => (
        <Fragment key={rows[0]?.id}>
          {condition && (
            <p className={styles.group}>
              <Sentence pieces={condition} />
            </p>
          )}
          <dl data-group={condition ? '' : undefined}>
            {rows.map((row) => (
              <div key={row.id} id={row.id} className={styles.row} data-search="row">
                <dt data-nameless={row.nameless || undefined}>
                  {number?.(row)}
                  <Name row={row} />
                  {row.meaning && <small>{row.meaning}</small>}
                </dt>
                <dd>
                  <Sentence pieces={row.does} />
                  {row.parts && row.parts.length > 0 && <Parts parts={row.parts} colon={colon} />}
                  {row.remedy && (
                    <p>
                      <strong data-search="none">{studio.t('program.table.remedy') + colon}</strong>
                      <Sentence pieces={row.remedy} />
                    </p>
                  )}
                  {!condition && row.condition && row.condition.length > 0 && (
                    <small>
                      <Sentence pieces={row.condition} />
                    </small>
                  )}
                </dd>
                {row.facts
                  ?.filter(([, value]) => value.length > 0)
                  .map(([fact, value]) => (
                    <dd key={fact} className={styles.fact}>
                      {fact + colon}
                      <Sentence pieces={value} />
                    </dd>
                  ))}
              </div>
            ))}
          </dl>
        </Fragment>
      ))}
    </div>
  );
}

function Name({ row: { name, as } }: { row: Row }) {
  if (as === 'code') return <code>{name}</code>;
  if (as === 'samp') return <samp>{name}</samp>;
  return as ? (
    <>
      <Dot tone={as.dot} /> {name}
    </>
  ) : (
    name
  );
}

const Parts = ({ parts, colon }: { parts: NonNullable<Row['parts']>; colon: string }) => (
  <ul>
    {parts.map(({ id, name, does }) => (
      <li key={id}>
        <strong>{name}</strong>
        {does.length > 0 && colon}
        <Sentence pieces={does} />
      </li>
    ))}
  </ul>
);

/** The settings of a dialog. Numbers are those of its picture, and lead to it. */
export function SettingsTable({
  studio,
  dialog,
  links,
  ...selection
}: { studio: Studio } & Pick<Selection, 'tab' | 'part'> & { dialog: Dialog; links: Links }) {
  const numbers = numbersOf(dialog);
  const number = ({ field = '' }: Row): ReactNode => (
    <RowNumber
      number={numbers.get(field)}
      studio={studio}
      pin={links.linked.has(field) ? pinId(dialog.id, field) : undefined}
    />
  );
  const rows = settingsRows(studio, dialog, selection);
  return <Rows rows={rows} studio={studio} number={links.linked.size > 0 ? number : undefined} />;
}

/** Picture and settings side by side where there is room. */
export const Beside = ({ children }: { children: ReactNode }) => <div className={styles.beside}>{children}</div>;

/** Leads to the picture where the setting is drawn. */
function RowNumber({ number, studio, pin }: { number: number | undefined; studio: Studio; pin: string | undefined }) {
  const shown = { className: `${parts.number} ${styles.number}`, 'data-search': 'none', children: number };
  const label = studio.t('program.row', { n: String(number) });
  return pin ? <a {...shown} href={`#${pin}`} aria-label={label} /> : <span {...shown} />;
}

export const PartTable = ({ studio, part }: { studio: Studio; part: WindowPart }) => (
  <Rows rows={partRows(studio, part)} studio={studio} />
);

export const TaskStates = ({ studio }: { studio: Studio }) => <Rows rows={taskRows(studio)} studio={studio} />;

export const MessageTable = ({ studio, messages }: { studio: Studio; messages: Message[] }) => (
  <Rows rows={messageRows(studio, messages)} studio={studio} />
);

export function FileFormatTable({ studio, format }: { studio: Studio; format: FileFormat }) {
  const rows = fileRows(studio, format);
  return (
    <>
      {rows.length > 0 && <Rows rows={rows} studio={studio} />}
      {format.notes.length > 0 && (
        <ul>
          {format.notes.map((note) => (
            <li key={note.en}>
              <Sentence pieces={say(note, studio)} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
