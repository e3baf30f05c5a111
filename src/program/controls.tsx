import type { ReactNode } from 'react';
import tones from '../ui/tones.module.css';
import { quantity } from './format.ts';
import styles from './parts.module.css';
import { drawn, kindName, type Studio, sampleOf, sampleRows } from './picture.ts';
import type { DialogTab, Field, Kind, Value } from './schema.ts';

/** The controls of the program, drawn with the site's own styles: one component for each kind. */

interface ControlProps {
  studio: Studio;
  field: Field;
  value: Value | undefined;
  /** Id of the dialog, for the sample texts. */
  dialog: string;
  /** Buttons after this control, or in each row of a table, with their numbers. */
  buttons?: Array<{ field: Field; pin: ReactNode }>;
}

const controls: Partial<Record<Kind, (props: ControlProps) => ReactNode>> = {
  badge: (props) => <Words {...props} className={styles.badge} />,
  button: ButtonControl,
  cards: Cells,
  checkbox: Checkbox,
  file: Box,
  folder: Box,
  link: (props) => <Words {...props} className={styles.link} />,
  list: Cells,
  notice: Notice,
  number: Box,
  output: Output,
  radio: Options,
  range: Slider,
  select: Select,
  switch: ({ value, studio }) => <Tick kind="switch" on={value === true} studio={studio} />,
  table: Table,
  tags: Box,
  text: Box,
  textarea: Box,
  time: Box,
};

export function Control(props: ControlProps): ReactNode {
  const Drawn = controls[props.field.kind];
  return Drawn && <Drawn {...props} />;
}

/** Heard, not seen: what kind of control follows and how it is set. */
export const Heard = ({ children }: { children: string }) => <span className="visually-hidden">{`${children} `}</span>;

/** In the color of a state. */
export const Dot = ({ tone = '' }: { tone: string | undefined }) => <i className={`${tones[tone]} ${styles.dot}`} />;

export const Button = ({ studio, color, children }: { studio: Studio; color?: string; children: ReactNode }) => (
  <span className={styles.button} data-color={color}>
    <Heard>{studio.t('program.kind.button')}</Heard>
    {children}
  </span>
);

/** A mark as SVG: its colors and sizes need no rules in the style sheet. */
export function Mark({ kind, on }: { kind: 'switch' | 'checkbox' | 'radio'; on: boolean }) {
  const isSwitch = kind === 'switch';
  const width = isSwitch ? 26 : 13;
  const filled = on ? 'var(--accent-fill)' : 'var(--rim)';
  const outline = { fill: 'none', stroke: 'var(--ink-faint)', strokeWidth: 1.5 };
  return (
    <svg className={styles.mark} viewBox={`-1 -1 ${width + 2} 15`} aria-hidden="true">
      <rect
        width={width}
        height="13"
        rx={kind === 'checkbox' ? 3 : 6.5}
        {...(on || isSwitch ? { fill: filled, stroke: 'none' } : outline)}
      />
      {kind === 'checkbox' && on && (
        <path d="M3.5 6.7l2.2 2.3 4-4.6" fill="none" stroke="var(--accent-on-fill)" strokeWidth="1.5" />
      )}
      {(isSwitch || (on && kind === 'radio')) && (
        <circle cx={isSwitch && on ? 19.5 : 6.5} cy="6.5" r={isSwitch ? 5 : 2.5} fill="#fff" stroke="none" />
      )}
    </svg>
  );
}

export function Tick({ kind, on, studio: { t } }: { kind: 'switch' | 'checkbox'; on: boolean; studio: Studio }) {
  return (
    <>
      <Heard>{t(`program.kind.${kind}`) + t('program.colon') + t(on ? 'program.on' : 'program.off')}</Heard>
      <Mark kind={kind} on={on} />
    </>
  );
}

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

interface TabsProps {
  tabs: Array<Pick<DialogTab, 'id'> & { label: ReactNode }>;
  open: string | undefined;
  studio: Studio;
}

export function Tabs({ tabs, open = tabs[0]?.id, studio }: TabsProps) {
  return (
    <ul className={styles.tabs}>
      {tabs.map(({ id, label }) => (
        <li key={id} data-on={id === open || undefined}>
          {id === open && <Heard>{studio.t('program.selected')}</Heard>}
          {label}
        </li>
      ))}
    </ul>
  );
}

interface ColumnTableProps {
  studio: Studio;
  heads: string[];
  rows: string[][];
  /** The last column: its numbers are in its head. */
  end?: { head: ReactNode; cell: ReactNode } | undefined;
}

/** Cut where the window ends, as in the program; the buttons at the end of the rows stay. */
export function ColumnTable({ studio, heads, rows, end }: ColumnTableProps) {
  return (
    <div className={styles.table} data-end={end && ''}>
      <table>
        <thead>
          <tr>
            {heads.map((head) => (
              <th key={head} scope="col">
                {head}
              </th>
            ))}
            {end && <th scope="col">{end.head}</th>}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.join()}>
              {heads.map((head, column) => (
                <td key={head}>
                  <Toned studio={studio}>{row[column] ?? ''}</Toned>
                </td>
              ))}
              {end && <td>{end.cell}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Words in a cell; the state of a task or a phone has its color. */
function Toned({ studio: { registry, locale }, children }: { studio: Studio; children: string }) {
  const states = [...registry.tasks.states, ...(registry.window.get('device-card')?.items ?? [])];
  const state = states.find(({ label }) => typeof label === 'object' && label[locale] === children);
  return (
    <>
      {state && <Dot tone={state.tone} />} {children}
    </>
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

const sampleFor = ({ studio, dialog, field }: ControlProps): string | undefined =>
  sampleOf(studio, `${dialog}.${field.id}`);
const rowsFor = ({ studio, dialog, field }: ControlProps): string[][] => sampleRows(studio, `${dialog}.${field.id}`);

const isChosen = (value: Value | undefined, id: string): boolean =>
  value !== undefined && [value].flat().some((one) => String(one) === id);

/** The value of a field as text; the name of a message gives its text. */
function shownValue(value: Value | undefined, studio: Studio): string {
  if (value === undefined || Array.isArray(value)) return '';
  const message = studio.registry.messages.get(String(value));
  return message ? drawn(message.message, studio) : String(value);
}

/** Words the program shows; nothing to set. */
function Output(props: ControlProps) {
  const { field, value, studio } = props;
  const own = field.values?.map(({ label }) => drawn(label, studio)).join(' · ');
  return <span>{shownValue(value ?? sampleFor(props), studio) || own || drawn(field.label, studio)}</span>;
}

function Notice(props: ControlProps) {
  const { field, studio } = props;
  return (
    <span className={styles.notice}>
      {field.label && <b>{drawn(field.label, studio)}</b>} {sampleFor(props) ?? field.does?.[studio.locale]}
    </span>
  );
}

/** Badges and links: words in a line. */
function Words({ className, ...props }: ControlProps & { className: string | undefined }) {
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

function Checkbox(props: ControlProps) {
  const { field, value, studio } = props;
  if (field.button || field.options) return <Options {...props} />;
  return (
    <span className={styles.option}>
      <Tick kind="checkbox" on={value === true} studio={studio} />
      {drawn(field.label, studio)}
    </span>
  );
}

/** Options to tick or as a row of buttons; without options, the connected phones. */
function Options(props: ControlProps) {
  const { field, value, studio } = props;
  const { options = [], optionText = '{label}', asButtons, button } = field;
  const kind = field.kind === 'radio' ? 'radio' : 'checkbox';
  const selected = studio.t('program.selected');
  if (options.length === 0 || button)
    return (
      <>
        <Chips chips={['01', '02', '07']} chosen={[sampleFor(props) ?? '']} selected={selected} />
        {button && <span className={styles.button}>{drawn(button, studio)}</span>}
      </>
    );
  return (
    <>
      <Heard>{kindName(kind, studio)}</Heard>
      {options.map(({ id, label }) => {
        const on = isChosen(value, id);
        return (
          <span key={id} className={asButtons ? styles.badge : styles.option} data-on={on || undefined}>
            {on && <Heard>{selected}</Heard>}
            {!asButtons && <Mark kind={kind} on={on} />}
            {optionText.replace('{label}', drawn(label, studio)).replace('{id}', id)}
          </span>
        );
      })}
    </>
  );
}

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Track, handles and marks as SVG: places in percent need no style attribute. */
function Slider({ field, value, studio }: ControlProps) {
  const { min = 0, max = 100, marks = [], unit } = field;
  // A heading over the sliders that follow.
  if (field.min === undefined) return null;
  const percent = (at: number): string => `${Math.round(((at - min) / (max - min)) * 1000) / 10}%`;
  const handles = [...new Set([value ?? min].flat().filter(isNumber))];
  const [first = min] = handles.length > 1 || Array.isArray(value) ? handles : [];
  const [start, end] = [percent(first), percent(handles.at(-1) ?? min)];
  return (
    <>
      <Heard>{kindName(field.kind, studio)}</Heard>
      <span className={styles.slider}>
        <svg aria-hidden="true" height={marks.length > 0 ? 34 : 18} strokeLinecap="round" textAnchor="middle">
          <line x2="100%" y1="9" y2="9" stroke="var(--field)" strokeWidth="4" />
          <line x1={start} x2={end} y1="9" y2="9" stroke="var(--accent-fill)" strokeWidth="4" />
          {marks.map((mark) => (
            <text key={mark} x={percent(mark)} y="31" fill="var(--ink-faint)" fontSize=".9em">
              {mark}
            </text>
          ))}
          {handles.map((at) => (
            <circle
              key={at}
              cx={percent(at)}
              cy="9"
              r="7"
              fill="var(--card)"
              stroke="var(--accent-fill)"
              strokeWidth="2.5"
            />
          ))}
        </svg>
        <b>{quantity(handles, unit, studio.locale)}</b>
      </span>
    </>
  );
}

/** A field to type into: its value, a sample, or the hint in it. */
function Box(props: ControlProps) {
  const { field, value, studio, buttons = [] } = props;
  const { kind, parts, unit, button } = field;
  const hint = drawn(field.placeholder, studio);
  const typed = shownValue(value, studio) || sampleFor(props) || hint || ' ';
  const texts = Array.isArray(value) && value.length > 0 ? value.map(String) : parts ? typed.split('.') : [typed];
  return (
    <>
      <Heard>{kindName(kind, studio)}</Heard>
      {texts.map((text, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address may be equal; they never move
          key={index}
          className={styles.box}
          data-kind={parts ? 'part' : kind}
          data-hint={text === hint || undefined}
          data-locked={field.readonly}
        >
          {text}
        </span>
      ))}
      {unit && kind === 'number' && <span className={styles.faint}>{drawn(unit, studio)}</span>}
      {button && <span className={styles.button}>{drawn(button, studio)}</span>}
      {buttons.map(({ field: own, pin }) => (
        <span key={own.id} className={styles.one}>
          {pin}
          <Button studio={studio}>{drawn(own.label, studio)}</Button>
        </span>
      ))}
    </>
  );
}

function Select(props: ControlProps) {
  const { studio, value } = props;
  const { options = [], label, placeholder, kind } = props.field;
  const chosen = options.find(({ id }) => isChosen(value, id)) ?? (label ? undefined : options[0]);
  const empty = label && options.length === 0 ? label : (placeholder ?? label);
  return (
    <>
      <Heard>{kindName(kind, studio)}</Heard>
      <span className={styles.box} data-kind="select">
        {chosen ? drawn(chosen.label, studio) : (sampleFor(props) ?? drawn(empty, studio))}
      </span>
    </>
  );
}

function ButtonControl(props: ControlProps) {
  const { field, studio } = props;
  const path = field.button && sampleFor(props);
  return (
    <>
      {path && <span className={styles.faint}>{path}</span>}
      <Button studio={studio}>{drawn(field.button ?? field.label, studio)}</Button>
    </>
  );
}

function Table(props: ControlProps) {
  const { field, studio, buttons = [] } = props;
  const columns = (field.columns ?? []).filter(({ id }) => id !== 'actions');
  const actions = field.columns?.find(({ id }) => id === 'actions');
  const words = buttons.map(({ field: { id, label } }) => (
    <span key={id} className={styles.link}>
      {drawn(label, studio)}
    </span>
  ));
  const head = [actions && drawn(actions.label, studio), ...buttons.map(({ pin }) => pin)];
  return (
    <ColumnTable
      studio={studio}
      heads={columns.map(({ label }) => drawn(label, studio))}
      rows={rowsFor(props)}
      end={actions || buttons.length > 0 ? { head, cell: words.length > 0 ? words : '…' } : undefined}
    />
  );
}

/** Rows or cards of cells; with items, each item next to its value in the first row. Cards have one large cell. */
function Cells(props: ControlProps) {
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
