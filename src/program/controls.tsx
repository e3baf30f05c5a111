import type { ReactNode } from 'react';
import type { Entry } from './control-schema.ts';
import styles from './controls.module.css';
import { quantity } from './format.ts';
import { drawn, kindName, type Studio, sampleOf } from './picture.ts';
import { isRare } from './rows.ts';
import type { DialogTab, Field } from './schema.ts';
import type { Value } from './state.ts';

/** The controls of the program, drawn with the site's own styles. */

export interface ControlProps {
  studio: Studio;
  field: Field;
  value: Value | undefined;
  /** Id of the dialog, for the sample texts. */
  dialog: string;
  /** Buttons that stand beside or inside this control. */
  actions?: ReactNode;
  rare?: RareControls | undefined;
}

/**
 * Controls that few windows have come with a style sheet of their own (rare.tsx): a page whose windows need none of them
 * does not carry it.
 */
export interface RareControls {
  Control: (props: ControlProps) => ReactNode;
  Tabs: (props: { studio: Studio; tabs: DialogTab[]; open: string | undefined }) => ReactNode;
  Panes: (props: { section: Field; studio: Studio; dialog: string }) => ReactNode;
}

/** The page was not told that its window needs them: see `needsRare` and the writing tools. */
export function missingRare(dialog: string): never {
  throw new Error(`the window "${dialog}" has rare controls, and the page does not load them`);
}

/** Heard, not seen: what kind of control follows and how it is set. */
export const kindWord = (word: string): ReactNode => <span className="visually-hidden">{`${word} `}</span>;

export function Control(props: ControlProps): ReactNode {
  const { field, studio, value, rare, dialog } = props;
  const { kinds, words } = studio;
  if (isRare(field)) return rare ? rare.Control(props) : missingRare(dialog);
  switch (field.kind) {
    case 'switch':
      return (
        <Tick
          shape="switch"
          on={value === true}
          word={`${kinds.switch}${words.colon}${value === true ? words.on : words.off}`}
        />
      );
    case 'checkbox':
      return field.options ? (
        <Options {...props} shape="check" word={kinds.checkbox} />
      ) : (
        <span className={styles.option}>
          <Tick
            shape="check"
            on={value === true}
            word={`${kinds.checkbox}${words.colon}${value === true ? words.on : words.off}`}
          />
          {field.label && drawn(field.label, studio)}
        </span>
      );
    case 'radio':
      return <Options {...props} shape="radio" word={kinds.radio} />;
    case 'range':
      return <Slider {...props} />;
    case 'button':
      return <ButtonControl {...props} />;
    case 'select':
      return <Select {...props} />;
    case 'notice':
      return <NoticeBox {...props} />;
    default:
      return field.plain ? <Plain {...props} /> : <Box {...props} />;
  }
}

type Shape = 'switch' | 'check' | 'radio';

function Tick({ shape, on, word }: { shape: Shape; on: boolean; word: string }) {
  return (
    <>
      {kindWord(word)}
      <i className={styles[shape]} data-on={on || undefined} />
    </>
  );
}

export const isChosen = (value: Value | undefined, id: string): boolean =>
  value !== undefined && (Array.isArray(value) ? value : [value]).some((one) => String(one) === id);

/** Options as the program writes them; a resolution carries its number. */
export const optionText = (field: Field, option: Entry, studio: Studio): string =>
  (field.optionText ?? '{label}').replace('{label}', drawn(option.label, studio)).replace('{id}', option.id);

function Options({ field, value, studio, shape, word }: ControlProps & { shape: Shape; word: string }) {
  return (
    <>
      {kindWord(word)}
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

/** A value as it stands in its box; the name of a message stands for its text. */
function shownValue(value: Value | undefined, studio: Studio): string {
  if (value === undefined || Array.isArray(value)) return '';
  const message = studio.registry.messages.get(String(value));
  return message ? drawn(message.message, studio) : String(value);
}

/** A field to type into: its value, a sample, or the hint in it. */
function Box({ field, value, studio, dialog, actions }: ControlProps) {
  const { locale, kinds } = studio;
  const sample = sampleOf(studio, `${dialog}.${field.id}`);
  const text = shownValue(value, studio) || sample || '';
  const hint = field.placeholder ? studio.fill(field.placeholder[locale]) : '';
  const times = field.kind === 'time' && field.repeatable;
  const typed = text || hint || ' ';
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
      {times && <span className={styles.button}>+</span>}
      {unit && field.kind === 'number' && <span className={styles.unit}>{unit}</span>}
      {field.button && <span className={styles.button}>{drawn(field.button, studio)}</span>}
      {actions}
    </>
  );
}

/** Words the program shows of itself. */
function Plain({ field, value, studio, dialog }: ControlProps) {
  const name = `${dialog}.${field.id}`;
  const sample = sampleOf(studio, name);
  const own = field.values?.map(({ label }) => drawn(label, studio)).join(' · ');
  return <span>{shownValue(value ?? sample, studio) || own || (field.label && drawn(field.label, studio))}</span>;
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
  const beside = field.button ? sampleOf(studio, `${dialog}.${field.id}`) : undefined;
  return (
    <>
      {beside && <span className={styles.path}>{beside}</span>}
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
