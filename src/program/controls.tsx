import type { ReactNode } from 'react';
import styles from './controls.module.css';
import { quantity } from './format.ts';
import { drawn, kindName, type Studio, sampleOf, sampleRows } from './picture.ts';
import type { DialogTab, Entry, Field, Kind, Value } from './schema.ts';

/** The controls of the program, drawn with the site's own styles: one component for each kind. */

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
export const kindWord = (word: string): ReactNode => <span className="visually-hidden">{`${word} `}</span>;

const nothing = () => null;

const controls: Record<Kind, (props: ControlProps) => ReactNode> = {
  badge: (props) => <Words {...props} className={styles.badge} />,
  button: ButtonControl,
  cards: Cards,
  checkbox: Checkbox,
  file: Box,
  folder: Box,
  icon: nothing,
  link: (props) => <Words {...props} className={styles.link} />,
  list: List,
  notice: NoticeBox,
  number: Box,
  output: Output,
  radio: (props) => (props.field.asButtons ? <Segments {...props} /> : <Options {...props} shape="radio" />),
  range: Slider,
  section: nothing,
  select: Select,
  state: nothing,
  switch: ({ value, studio }) => <Tick kind="switch" on={value === true} studio={studio} />,
  table: Table,
  tags: Box,
  text: Box,
  textarea: Box,
  time: Box,
};

export function Control(props: ControlProps): ReactNode {
  const Drawn = controls[props.field.kind];
  return <Drawn {...props} />;
}

function Tick({ kind, on, studio: { kinds, words } }: { kind: 'switch' | 'checkbox'; on: boolean; studio: Studio }) {
  return (
    <>
      {kindWord(`${kinds[kind]}${words.colon}${on ? words.on : words.off}`)}
      <i className={kind === 'switch' ? styles.switch : styles.check} data-on={on || undefined} />
    </>
  );
}

function Checkbox(props: ControlProps) {
  const { field, value, studio } = props;
  if (field.button) return <Phones {...props} />;
  if (field.options) return <Options {...props} shape="check" />;
  return (
    <span className={styles.option}>
      <Tick kind="checkbox" on={value === true} studio={studio} />
      {field.label && drawn(field.label, studio)}
    </span>
  );
}

const isChosen = (value: Value | undefined, id: string): boolean =>
  value !== undefined && (Array.isArray(value) ? value : [value]).some((one) => String(one) === id);

/** Options as the program writes them; a resolution carries its number. */
const optionText = (field: Field, option: Entry, studio: Studio): string =>
  (field.optionText ?? '{label}').replace('{label}', drawn(option.label, studio)).replace('{id}', option.id);

function Options({ field, value, studio, shape }: ControlProps & { shape: 'check' | 'radio' }) {
  return (
    <>
      {kindWord(kindName(field.kind, studio.kinds))}
      {field.options?.map((option) => {
        const on = isChosen(value, option.id);
        return (
          <span key={option.id} className={styles.option}>
            {on && kindWord(studio.kinds.selected)}
            <i className={styles[shape]} data-on={on || undefined} />
            {optionText(field, option, studio)}
          </span>
        );
      })}
    </>
  );
}

/** Options as a row of buttons; without options, the connected phones. */
function Segments(props: ControlProps) {
  const { field, value, studio } = props;
  if (!field.options) return <Phones {...props} />;
  return (
    <>
      {kindWord(studio.kinds.radio)}
      {field.options.map((option) => {
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
      <span className={styles.chips}>
        {['01', '02', '07'].map((phone) => (
          <span key={phone} data-on={phone === chosen || undefined}>
            {phone === chosen && kindWord(studio.kinds.selected)}
            {phone}
          </span>
        ))}
      </span>
      {field.button && <span className={styles.button}>{drawn(field.button, studio)}</span>}
    </>
  );
}

const percent = (value: number, { min = 0, max = 100 }: Field): string =>
  `${Math.round(((value - min) / (max - min)) * 1000) / 10}%`;

const isNumber = (value: unknown): value is number => typeof value === 'number';

/** Track, handles and marks as SVG: places in percent need no style attribute. */
function Slider({ field, value, studio }: ControlProps) {
  const { min = 0, max = 100, marks = [], unit } = field;
  // A heading over the sliders that follow.
  if (field.min === undefined) return null;
  const handles = (Array.isArray(value) ? value : [value ?? min]).filter(isNumber);
  const first = handles.length > 1 ? (handles[0] ?? min) : min;
  const last = handles.at(-1) ?? min;
  return (
    <>
      {kindWord(studio.kinds.range)}
      <span className={styles.slider}>
        <svg aria-hidden="true" height={marks.length > 0 ? 34 : 18}>
          <line x2="100%" y1="9" y2="9" />
          <line x1={percent(first, field)} x2={percent(last, field)} y1="9" y2="9" data-on />
          {marks.map((mark) => (
            <text
              key={mark}
              x={percent(mark, field)}
              y="31"
              data-edge={mark === min ? 'start' : mark === max ? 'end' : undefined}
            >
              {mark}
            </text>
          ))}
          {[...new Set(handles)].map((handle) => (
            <circle key={handle} cx={percent(handle, field)} cy="9" r="7" />
          ))}
        </svg>
        <b>{quantity([...new Set(handles)], unit, studio.locale)}</b>
      </span>
    </>
  );
}

/** The value of a field as text; the name of a message gives its text. */
function shownValue(value: Value | undefined, studio: Studio): string {
  if (value === undefined || Array.isArray(value)) return '';
  const message = studio.registry.messages.get(String(value));
  return message ? drawn(message.message, studio) : String(value);
}

/** A field to type into: its value, a sample, or the hint in it. */
function Box({ field, value, studio, dialog, actions }: ControlProps) {
  const { locale, kinds } = studio;
  const sample = sampleOf(studio, `${dialog}.${field.id}`);
  const hint = field.placeholder ? studio.fill(field.placeholder[locale]) : '';
  const typed = shownValue(value, studio) || sample || hint || ' ';
  const texts = Array.isArray(value) && value.length > 0 ? value.map(String) : field.parts ? typed.split('.') : [typed];
  const unit = typeof field.unit === 'string' ? field.unit : field.unit?.[locale];
  return (
    <>
      {kindWord(kindName(field.kind, kinds))}
      {texts.map((one, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of an address may be equal; they never move
          key={index}
          className={styles.box}
          data-kind={field.parts ? 'part' : field.kind}
          data-hint={one === hint || undefined}
          data-locked={field.readonly}
        >
          {one}
        </span>
      ))}
      {unit && field.kind === 'number' && <span className={styles.unit}>{unit}</span>}
      {field.button && <span className={styles.button}>{drawn(field.button, studio)}</span>}
      {actions}
    </>
  );
}

/** Words the program shows; nothing to set. */
function Output({ field, value, studio, dialog }: ControlProps) {
  const own = field.values?.map(({ label }) => drawn(label, studio)).join(' · ');
  const text = shownValue(value ?? sampleOf(studio, `${dialog}.${field.id}`), studio);
  return <span>{text || own || (field.label && drawn(field.label, studio))}</span>;
}

function Select({ field, value, studio, dialog }: ControlProps) {
  const chosen = field.options?.find(({ id }) => isChosen(value, id)) ?? (field.label ? undefined : field.options?.[0]);
  const hint = field.placeholder?.[studio.locale];
  const own = field.options && field.label ? undefined : field.label;
  const text = chosen
    ? drawn(chosen.label, studio)
    : (sampleOf(studio, `${dialog}.${field.id}`) ??
      (own ? drawn(own, studio) : (hint ?? (field.label ? drawn(field.label, studio) : ''))));
  return (
    <>
      {kindWord(studio.kinds.select)}
      <span className={styles.box} data-kind="select">
        {text}
      </span>
    </>
  );
}

function ButtonControl({ field, studio, dialog }: ControlProps) {
  const label = field.button ?? field.label;
  const path = field.button ? sampleOf(studio, `${dialog}.${field.id}`) : undefined;
  return (
    <>
      {path && <span className={styles.unit}>{path}</span>}
      {kindWord(studio.kinds.button)}
      <span className={styles.button}>{label && drawn(label, studio)}</span>
    </>
  );
}

function NoticeBox({ field, studio, dialog }: ControlProps) {
  const sample = sampleOf(studio, `${dialog}.${field.id}`) ?? field.does?.[studio.locale];
  return (
    <span className={styles.notice}>
      {field.label && <b>{drawn(field.label, studio)}</b>} {sample}
    </span>
  );
}

/** Badges and links: words in a line. */
function Words({ field, studio, dialog, className }: ControlProps & { className: string | undefined }) {
  const own = field.label ? [drawn(field.label, studio)] : [];
  const sample = sampleOf(studio, `${dialog}.${field.id}`);
  const listed = [...(field.items ?? []), ...(field.values ?? [])].flatMap(({ label }) => label ?? []);
  const texts = listed.length > 0 ? listed.map((label) => drawn(label, studio)) : sample ? [...own, sample] : own;
  return texts.map((text) => (
    <span key={text} className={className}>
      {text}
    </span>
  ));
}

function Table({ field, studio, dialog, actions }: ControlProps) {
  const columns = field.columns ?? [];
  const place = columns.findIndex(({ id }) => id === 'actions');
  return (
    <>
      <ColumnTable
        studio={studio}
        heads={columns.map(({ label }) => drawn(label, studio))}
        rows={sampleRows(studio, `${dialog}.${field.id}`)}
        actions={actions && place >= 0 ? { column: place, buttons: actions } : undefined}
      />
      {place < 0 && actions}
    </>
  );
}

interface ColumnTableProps {
  studio: Studio;
  heads: string[];
  rows: string[][];
  /** Buttons in the first row. */
  actions?: { column: number; buttons: ReactNode } | undefined;
}

/** Column by column, so that name and value stay together on a narrow screen. */
export function ColumnTable({ studio, heads, rows, actions }: ColumnTableProps) {
  return (
    <>
      {kindWord(studio.kinds.table)}
      <span className={styles.table} data-rows={rows.length} data-many={heads.length > 6 || undefined}>
        {heads.map((head, index) => (
          <span key={head}>
            <b>{head}</b>
            {rows.map((row, number) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the sample rows never change place
              <span key={number}>
                {number === 0 && index === actions?.column ? actions.buttons : (row[index] ?? ' ')}
              </span>
            ))}
          </span>
        ))}
      </span>
    </>
  );
}

/** Rows of cells; with items, each with the first row's value beside its name. */
function List({ field, studio, dialog }: ControlProps) {
  const samples = sampleRows(studio, `${dialog}.${field.id}`);
  const named = field.items?.map(({ label }, index) => [label ? drawn(label, studio) : '', samples[0]?.[index] ?? '']);
  return (
    <span className={styles.list}>
      {(named ?? samples).map((row) => (
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

/** Totals with their figures; or cards the license server fills, with a name and what the plan holds. */
function Cards({ field, studio, dialog }: ControlProps) {
  const rows = sampleRows(studio, `${dialog}.${field.id}`);
  if (field.items)
    return (
      <span className={styles.cards}>
        {field.items.map((item, index) => (
          <span key={item.id}>
            {item.label && drawn(item.label, studio)} <b>{rows[0]?.[index] ?? '0'}</b>
          </span>
        ))}
      </span>
    );
  return (
    <span className={styles.cards}>
      {rows.map(([name = '', text = '', mark = '']) => (
        <span key={name} data-on={mark ? true : undefined}>
          <b>{name}</b> {text}
          {mark && <i>{mark}</i>}
        </span>
      ))}
    </span>
  );
}

export function Tabs({ studio, tabs, open }: { studio: Studio; tabs: DialogTab[]; open: string | undefined }) {
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
}

/** Columns of a window side by side: the first shows a phone. */
export function Panes({ section, studio, dialog }: { section: Field; studio: Studio; dialog: string }) {
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
