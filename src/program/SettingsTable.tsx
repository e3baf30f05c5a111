import type { ReactNode } from 'react';
import dialogStyles from './dialog.module.css';
import { formatCondition, formatDefault, formatRange } from './format.ts';
import { withoutSlots } from './names.ts';
import type { Studio } from './picture.ts';
import { Sentence } from './Sentence.tsx';
import type { Dialog, Field, Item, WindowItem, WindowPart } from './schema.ts';
import { type Piece, pieces } from './sentence.ts';
import { isSetting, type Links, numbersOf, pinId, rowId, type Selection, tableFields } from './state.ts';
import styles from './tables.module.css';

/** Headings of the columns. */
export const tableKeys = {
  setting: 'program.table.setting',
  control: 'program.table.control',
  does: 'program.table.does',
  default: 'program.table.default',
  range: 'program.table.range',
} as const;
export type TableHeads = Record<keyof typeof tableKeys, string>;

interface Line {
  id: string;
  number: ReactNode;
  name: string;
  /** The program shows no label here; the name is ours. */
  nameless: boolean;
  meaning: string | undefined;
  does: Piece[];
  options: Array<{ id: string; name: string; does: Piece[] }>;
  condition: Piece[];
  default: Piece[];
  range: Piece[];
}

interface Props extends Selection {
  studio: Studio;
  heads: TableHeads;
  dialog: Dialog;
  links?: Links | undefined;
}

/** The settings of a dialog from the registry. Numbers are those of its picture, and lead to it. */
export function SettingsTable({ studio, heads, dialog, links, tab, part }: Props) {
  const say = sayIn(studio);
  const ofField = links && links.linked.size > 0 ? numbersOf(dialog) : undefined;
  const fields = tableFields(dialog, { tab, part });
  const lines = fields.map(
    (field): Line => ({
      id: rowId(dialog.id, field.id),
      number: ofField && (
        <RowNumber
          number={ofField.get(field.id)}
          studio={studio}
          pin={links?.linked.has(field.id) ? pinId(dialog.id, field.id) : undefined}
        />
      ),
      name: nameOf(field, studio),
      nameless: !field.label,
      meaning: field.meaning?.[studio.locale],
      does: say(field.does?.[studio.locale]),
      options: explainedParts(field).map(({ id, label, does }) => ({
        id,
        name: label ? withoutSlots(studio.fill(label[studio.locale])) : id,
        does: say(does?.[studio.locale]),
      })),
      condition: field.when ? say(field.when[studio.locale]) : formatCondition(field, dialog, studio),
      default: formatDefault(field, studio),
      range: formatRange(field, studio),
    }),
  );
  const first = fields.some(isSetting) ? heads.setting : heads.control;
  return <Lines lines={lines} heads={heads} first={first} colon={studio.words.colon} />;
}

/** The buttons and switches of a part of the main window. */
export function PartTable({ studio, heads, part }: { studio: Studio; heads: TableHeads; part: WindowPart }) {
  const say = sayIn(studio);
  const lines = part.items
    .filter((item) => item.does ?? (item.opens && studio.registry.dialogs.get(item.opens)))
    .map((item): Line => {
      const opened = item.opens ? studio.registry.dialogs.get(item.opens) : undefined;
      return {
        id: rowId(part.id, item.id),
        number: undefined,
        name: nameOf(item, studio),
        nameless: !item.label,
        meaning: item.meaning?.[studio.locale],
        does: say((item.does ?? opened?.does)?.[studio.locale]),
        options: [],
        condition: [],
        default: formatDefault(item, studio),
        range: formatRange(item, studio),
      };
    });
  return <Lines lines={lines} heads={heads} first={heads.control} colon={studio.words.colon} />;
}

/** What a control consists of, where a part has something to say: options, columns, items. */
function explainedParts({ options = [], columns = [], items = [], values = [] }: Field): Item[] {
  // A list of options is named whole or not at all; of the other parts only those that need a word.
  const chosen = options.some(({ does }) => does) ? options : [];
  return [...chosen, ...[...columns, ...items, ...values].filter(({ does, label }) => does && label)];
}

const sayIn =
  ({ locale, names, fill }: Studio) =>
  (text: string | undefined): Piece[] =>
    text ? pieces(text, locale, names, fill) : [];

/** Where the program shows no label, a name of ours. */
const nameOf = ({ id, label, name }: Field | WindowItem, studio: Studio): string =>
  label ? withoutSlots(studio.fill(label[studio.locale])) : (name?.[studio.locale] ?? id);

/** Leads to the picture where the setting is drawn. */
function RowNumber({ number, studio, pin }: { number: number | undefined; studio: Studio; pin: string | undefined }) {
  const className = `${dialogStyles.number} ${styles.inRow}`;
  if (!pin)
    return (
      <span className={className} data-search="none">
        {number}
      </span>
    );
  return (
    <a
      className={className}
      data-search="none"
      href={`#${pin}`}
      aria-label={studio.kinds.row.replace('{n}', String(number))}
    >
      {number}
    </a>
  );
}

interface LinesProps {
  lines: Line[];
  heads: TableHeads;
  /** Heading of the first column. */
  first: string;
  colon: string;
}

/** Columns that would be empty from top to bottom are left out; a condition that rows share stands above them. */
function Lines({ lines, heads, first, colon }: LinesProps) {
  const numbered = lines.some(({ number }) => number);
  const columns = (['default', 'range'] as const).filter((column) => lines.some((line) => line[column].length > 0));
  return (
    <div className={styles.settings} data-numbered={numbered || undefined}>
      <table>
        <thead>
          <tr>
            <th scope="col">{first}</th>
            <th scope="col">{heads.does}</th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {heads[column]}
              </th>
            ))}
          </tr>
        </thead>
        {groupsOf(lines).map((group) => (
          <tbody key={group.rows[0]?.id} data-group={group.condition ? '' : undefined}>
            {group.condition && (
              <tr className={styles.group}>
                <th scope="rowgroup" colSpan={columns.length + 2}>
                  <Sentence pieces={group.condition} />
                </th>
              </tr>
            )}
            {group.rows.map((line) => (
              <tr key={line.id} id={line.id}>
                <th scope="row" data-nameless={line.nameless || undefined}>
                  {line.number}
                  {line.name}
                  {line.meaning && <small>{line.meaning}</small>}
                </th>
                <td>
                  <Sentence pieces={line.does} />
                  {line.options.length > 0 && <Parts parts={line.options} colon={colon} />}
                  {!group.condition && line.condition.length > 0 && (
                    <small>
                      <Sentence pieces={line.condition} />
                    </small>
                  )}
                </td>
                {columns.map((column) => (
                  <td key={column} data-head={line[column].length > 0 ? `${heads[column]}${colon}` : undefined}>
                    <Sentence pieces={line[column]} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </div>
  );
}

interface Group {
  rows: Line[];
  /** Shared by several rows. */
  condition: Piece[] | undefined;
}

const textOf = (line: Line | undefined): string => (line?.condition ?? []).map(({ value }) => value).join('');

/** Neighbors with the same condition. */
function groupsOf(lines: Line[]): Group[] {
  const groups: Group[] = [];
  for (const line of lines) {
    const last = groups.at(-1);
    if (!last || textOf(last.rows[0]) !== textOf(line)) groups.push({ rows: [line], condition: undefined });
    else {
      last.rows.push(line);
      last.condition = line.condition.length > 0 ? line.condition : undefined;
    }
  }
  return groups;
}

function Parts({ parts, colon }: { parts: Line['options']; colon: string }) {
  return (
    <ul>
      {parts.map(({ id, name, does }) => (
        <li key={id}>
          <strong>{name}</strong>
          {does.length > 0 && (
            <>
              {colon}
              <Sentence pieces={does} />
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
