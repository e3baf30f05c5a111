import { Fragment, type ReactNode } from 'react';
import { Dot } from './controls.tsx';
import { formatCondition, formatDefault, formatRange, textOf } from './format.ts';
import { messageText, withoutSlots } from './names.ts';
import parts from './parts.module.css';
import type { Studio } from './picture.ts';
import type { Dialog, Field, FileFormat, Item, Message, WindowItem, WindowPart } from './schema.ts';
import { type Piece, pieces, Sentence } from './sentence.tsx';
import { type Links, numbersOf, pinId, rowId, type Selection, tableFields } from './state.ts';
import styles from './tables.module.css';

/** Settings, buttons, messages, task states and files, all from the registry. */

interface Row {
  id: string;
  name: ReactNode;
  /** The program shows no label here; the name is ours. */
  nameless?: boolean;
  meaning?: string | undefined;
  does: Piece[];
  parts?: Item[];
  condition?: Piece[];
  remedy?: Piece[];
  facts?: Array<[name: string, value: Piece[]]>;
}

/** Rows with the name on one side and what it does on the other; a condition that rows share is above them. */
function Rows({ rows, studio, numbered }: { rows: Row[]; studio: Studio; numbered?: boolean }) {
  const colon = studio.t('program.colon');
  return (
    <div className={styles.rows} data-numbered={numbered || undefined}>
      {groupsOf(rows).map(({ condition, rows }) => (
        <Fragment key={rows[0]?.id}>
          {condition && (
            <p className={styles.group}>
              <Sentence pieces={condition} />
            </p>
          )}
          <dl data-group={condition ? '' : undefined}>
            {rows.map(({ id, name, nameless, meaning, facts = [], ...row }) => (
              <div key={id} id={id} className={styles.row} data-search="row">
                <dt data-nameless={nameless || undefined}>
                  {name}
                  {meaning && <small>{meaning}</small>}
                </dt>
                <dd>
                  <Sentence pieces={row.does} />
                  {row.parts && row.parts.length > 0 && <Parts parts={row.parts} studio={studio} />}
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
                {facts
                  .filter(([, value]) => value.length > 0)
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

/** Neighbors with the same condition; of one alone the condition is in its row. */
function groupsOf(rows: Row[]): Array<{ condition: Piece[] | undefined; rows: Row[] }> {
  const groups: Row[][] = [];
  const conditionOf = (row: Row | undefined): string => textOf(row?.condition ?? []);
  for (const row of rows) {
    const last = groups.at(-1);
    if (last && conditionOf(last[0]) === conditionOf(row)) last.push(row);
    else groups.push([row]);
  }
  const isShared = (group: Row[]): boolean => group.length > 1 && conditionOf(group[0]) !== '';
  return groups.map((group) => ({ rows: group, condition: isShared(group) ? group[0]?.condition : undefined }));
}

function Parts({ parts, studio }: { parts: Item[]; studio: Studio }) {
  return (
    <ul>
      {parts.map((part) => (
        <li key={part.id}>
          <strong>{nameOf(part, studio)}</strong>
          {part.does && (
            <>
              {studio.t('program.colon')}
              <Sentence pieces={say(part.does, studio)} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

const say = (text: Field['does'], { locale, names, fill }: Studio): Piece[] =>
  text ? pieces(text[locale], locale, names, fill) : [];

/** Where the program shows no label, a name of ours. */
const nameOf = ({ id, label, name }: Item & Partial<Pick<Field, 'name'>>, { locale, fill }: Studio): string =>
  label ? withoutSlots(fill(label[locale])) : (name?.[locale] ?? id);

/** What dialogs and the main window say of a control alike. */
const rowOf = (owner: string, control: Field | WindowItem, { studio }: { studio: Studio }): Row => ({
  id: rowId(owner, control.id),
  name: nameOf(control, studio),
  nameless: !control.label,
  meaning: control.meaning?.[studio.locale],
  does: say(control.does, studio),
  facts: [
    [studio.t('program.table.default'), formatDefault(control, studio)],
    [studio.t('program.table.range'), formatRange(control, studio)],
  ],
});

/** The settings of a dialog. Numbers are those of its picture, and lead to it. */
export function SettingsTable({
  dialog,
  links,
  ...props
}: { studio: Studio } & Pick<Selection, 'tab' | 'part'> & { dialog: Dialog; links: Links }) {
  const { studio } = props;
  const numbered = links.linked.size > 0;
  const numbers = numbersOf(dialog);
  const rows = tableFields(dialog, props).map((field): Row => {
    const row = rowOf(dialog.id, field, props);
    const { options = [], columns = [], items = [], values = [], when } = field;
    // A list of options is named whole or not at all; of the other parts only those that need a word.
    const explained = [...columns, ...items, ...values].filter(({ does, label }) => does && label);
    return {
      ...row,
      name: (
        <>
          {numbered && (
            <RowNumber
              number={numbers.get(field.id)}
              studio={studio}
              pin={links.linked.has(field.id) ? pinId(dialog.id, field.id) : undefined}
            />
          )}
          {row.name}
        </>
      ),
      parts: options.some(({ does }) => does) ? [...options, ...explained] : explained,
      condition: when ? say(when, studio) : formatCondition(field, dialog, studio),
    };
  });
  return <Rows rows={rows} studio={studio} numbered={numbered} />;
}

/** Picture and settings side by side where there is room. */
export const Beside = ({ children }: { children: ReactNode }) => <div className={styles.beside}>{children}</div>;

/** Leads to the picture where the setting is drawn. */
function RowNumber({ number, studio, pin }: { number: number | undefined; studio: Studio; pin: string | undefined }) {
  const shown = { className: `${parts.number} ${styles.number}`, 'data-search': 'none', children: number };
  const label = studio.t('program.row', { n: String(number) });
  return pin ? <a {...shown} href={`#${pin}`} aria-label={label} /> : <span {...shown} />;
}

/** The buttons and switches of a part of the main window. */
export function PartTable({ part, ...props }: { studio: Studio } & { part: WindowPart }) {
  const { studio } = props;
  const rows = part.items.flatMap((item): Row[] => {
    const does = item.does ?? studio.registry.dialogs.get(item.opens ?? '')?.does;
    return does ? [{ ...rowOf(part.id, item, props), does: say(does, studio) }] : [];
  });
  return <Rows rows={rows} studio={studio} />;
}

/** The four states with the words of the list and of the counters. */
export function TaskStates({ studio }: { studio: Studio }) {
  const { locale, registry } = studio;
  const rows = registry.tasks.states.map(
    ({ id, tone, label, meaning, counter, does }): Row => ({
      id: `task-${id}`,
      name: (
        <>
          <Dot tone={tone} /> {label[locale]}
        </>
      ),
      meaning: meaning?.[locale],
      does: say(does, studio),
      facts: [[studio.t('program.table.counter'), [{ kind: 'text', value: counter[locale] }]]],
    }),
  );
  return <Rows rows={rows} studio={studio} />;
}

/** What is in a file or folder: columns, keys, names. */
export function FileFormatTable({ studio, format }: { studio: Studio; format: FileFormat }) {
  const rows = format.entries.map(
    ({ name, does }, index): Row => ({
      id: `file-${format.id}-${index + 1}`,
      name: <code>{name}</code>,
      does: say(does, studio),
    }),
  );
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

export function MessageTable({ studio, messages }: { studio: Studio; messages: Message[] }) {
  const rows = messages.map(
    (message): Row => ({
      id: `message-${message.id.toLowerCase()}`,
      name: <samp>{studio.fill(messageText(message, studio.locale))}</samp>,
      does: say(message.cause, studio),
      remedy: say(message.remedy, studio),
    }),
  );
  return <Rows rows={rows} studio={studio} />;
}
