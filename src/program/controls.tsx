import type { ReactNode } from 'react';
import {
  Button,
  Cells,
  Chips,
  type ControlProps,
  Heard,
  Notice,
  Output,
  sampleFor,
  shownValue,
  Table,
  Words,
} from './displays.tsx';
import { quantity } from './format.ts';
import styles from './parts.module.css';
import { drawn, kindName, type Studio } from './picture.ts';
import type { Kind, Value } from './schema.ts';

/** The controls of the program, drawn with the site's own styles: one component for each kind. */

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

export function Tick({ kind, on, studio }: { kind: 'switch' | 'checkbox'; on: boolean; studio: Studio }) {
  const { kinds, words } = studio;
  return (
    <>
      <Heard>{`${kinds[kind]}${words.colon}${on ? words.on : words.off}`}</Heard>
      <i className={kind === 'switch' ? styles.switch : styles.check} data-on={on || undefined} />
    </>
  );
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

const isChosen = (value: Value | undefined, id: string): boolean =>
  value !== undefined && [value].flat().some((one) => String(one) === id);

/** Options to tick or as a row of buttons; without options, the connected phones. */
function Options(props: ControlProps) {
  const { field, value, studio } = props;
  const { kind, options = [], optionText = '{label}', asButtons, button } = field;
  const mark = asButtons ? undefined : kind === 'radio' ? styles.radio : styles.check;
  if (options.length === 0 || button)
    return (
      <>
        <Chips chips={['01', '02', '07']} chosen={[sampleFor(props) ?? '']} selected={studio.kinds.selected} />
        {button && <span className={styles.button}>{drawn(button, studio)}</span>}
      </>
    );
  return (
    <>
      <Heard>{kindName(kind, studio.kinds)}</Heard>
      {options.map(({ id, label }) => {
        const on = isChosen(value, id) || undefined;
        return (
          <span key={id} className={mark ? styles.option : styles.badge} data-on={on}>
            {on && <Heard>{studio.kinds.selected}</Heard>}
            {mark && <i className={mark} data-on={on} />}
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
  return (
    <>
      <Heard>{studio.kinds.range}</Heard>
      <span className={styles.slider}>
        <svg aria-hidden="true" height={marks.length > 0 ? 34 : 18}>
          <line x2="100%" y1="9" y2="9" />
          <line x1={percent(first)} x2={percent(handles.at(-1) ?? min)} y1="9" y2="9" data-on />
          {marks.map((mark) => (
            <text key={mark} x={percent(mark)} y="31">
              {mark}
            </text>
          ))}
          {handles.map((handle) => (
            <circle key={handle} cx={percent(handle)} cy="9" r="7" />
          ))}
        </svg>
        <b>{quantity(handles, unit, studio.locale)}</b>
      </span>
    </>
  );
}

/** A field to type into: its value, a sample, or the hint in it. */
function Box(props: ControlProps) {
  const { field, value, studio, actions } = props;
  const { kind, parts, unit, button } = field;
  const hint = drawn(field.placeholder, studio);
  const typed = shownValue(value, studio) || sampleFor(props) || hint || ' ';
  const texts = Array.isArray(value) && value.length > 0 ? value.map(String) : parts ? typed.split('.') : [typed];
  return (
    <>
      <Heard>{kindName(kind, studio.kinds)}</Heard>
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
      {actions}
    </>
  );
}

function Select(props: ControlProps) {
  const { studio, value } = props;
  const { options = [], label, placeholder } = props.field;
  const chosen = options.find(({ id }) => isChosen(value, id)) ?? (label ? undefined : options[0]);
  const empty = label && options.length === 0 ? label : (placeholder ?? label);
  return (
    <>
      <Heard>{studio.kinds.select}</Heard>
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
