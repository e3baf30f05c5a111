import type { ReactNode } from 'react';
import controls from './controls.module.css';
import { Control, kindWord, Panes, Tabs } from './controls.tsx';
import styles from './dialog.module.css';
import { ProgramFigure } from './Figure.tsx';
import { formatValue } from './format.ts';
import { withoutSlots } from './names.ts';
import { breakable, drawn, type Studio } from './picture.ts';
import { type Card, cardsOf, type Row } from './rows.ts';
import { Sentence } from './Sentence.tsx';
import type { Dialog, Field, Registry } from './schema.ts';
import { pieces } from './sentence.ts';
import {
  isShown,
  type Links,
  numbersOf,
  pinId,
  rowId,
  type Selection,
  shownFields,
  type Values,
  valuesOf,
} from './state.ts';

interface Props extends Selection {
  studio: Studio;
  dialog: Dialog;
  /** The rows of the page's tables that numbers lead to; without any the picture has no numbers. */
  links?: Links | undefined;
  /** Unique on the page. */
  id: string;
}

/** A dialog of the program as a picture made of text. Nothing in it can be operated except its numbers, which are links. */
export function DialogFigure(props: Props) {
  const { studio, dialog, id } = props;
  return (
    <ProgramFigure dialog={dialog.id} note={studio.note} caption={captionOf(props)} id={id}>
      <DialogWindow {...props} />
    </ProgramFigure>
  );
}

/** Where the window is, and what was chosen in it. */
function captionOf({ studio, dialog, view, tab }: Props): string {
  const { locale, fill } = studio;
  const place = fill(dialog.opensFrom[locale]);
  const open = dialog.tabs?.find((one) => one.id === tab)?.label[locale];
  const chosen = Object.entries((view && dialog.views[view]) || {}).flatMap(([id, value]) => {
    const field = dialog.fields.find((one) => one.id === id);
    const name = field?.label?.[locale] ?? field?.name?.[locale];
    if (!field || !name) return [];
    const shown = formatValue(field, value, studio).map((piece) => piece.value);
    return `${withoutSlots(name)}${studio.words.colon}${shown.join('')}`;
  });
  return [open ? `${place} › ${fill(open)}` : place, ...chosen].join(' · ');
}

interface FrameProps {
  studio: Studio;
  caption: string;
  id: string;
}

/** What all script windows share, around the place of their own fields. */
export function ScriptFrameFigure({ studio, caption, id }: FrameProps) {
  const example = studio.registry.dialogs.get('post');
  if (!example) return null;
  return (
    <ProgramFigure window="script-frame" note={studio.note} caption={caption} id={id}>
      <div className={styles.window}>
        {example.title && <div className={styles.title}>{drawn(example.title, studio)}</div>}
        <ScriptHead studio={studio} dialog={example} />
        <p className={styles.gap}>…</p>
        <Buttons studio={studio} dialog={example} values={new Map()} />
      </div>
    </ProgramFigure>
  );
}

/** The window alone. */
export function DialogWindow({ studio, dialog, view, tab, part, links }: Omit<Props, 'id'>) {
  const values = valuesOf(dialog, view);
  const cards = cardsOf(shownFields(dialog, { view, tab, part }));
  const whole = part === undefined;
  const name = (values.get('mode') === 'edit' ? dialog.titleWhenEditing : undefined) ?? dialog.title;
  const title = whole && name ? drawn(name, studio) : undefined;
  const marks: Marks = { studio, dialog, values, links, numbers: numbersOf(dialog) };
  const tabs = dialog.tabs?.filter((one) => isShown(one, values));
  return (
    <div className={styles.window} data-pinned={(links && links.linked.size > 0) || undefined}>
      {title && <div className={styles.title}>{title}</div>}
      {whole && dialog.frame === 'script' && <ScriptHead studio={studio} dialog={dialog} />}
      {whole && tabs && <Tabs studio={studio} tabs={tabs} open={tab} />}
      {whole && dialog.notices.map((notice) => <Notice key={notice.en} studio={studio} text={notice[studio.locale]} />)}
      {cards.map((card) => (
        <CardBox key={card.heading?.id ?? ''} card={card} marks={marks} />
      ))}
      {whole && <Buttons studio={studio} dialog={dialog} values={values} />}
    </div>
  );
}

interface Marks {
  studio: Studio;
  dialog: Dialog;
  values: Values;
  links: Links | undefined;
  numbers: ReadonlyMap<string, number>;
}

function CardBox({ card: { heading, rows }, marks }: { card: Card; marks: Marks }) {
  return (
    <div className={heading ? styles.card : undefined}>
      {heading?.label && <p className={styles.heading}>{drawn(heading.label, marks.studio)}</p>}
      {heading?.items && <Panes section={heading} studio={marks.studio} dialog={marks.dialog.id} />}
      {rows.length > 0 && (
        <ul className={styles.rows}>
          {rows.map((row) => (
            <RowItem key={row.fields[0]?.id} row={row} marks={marks} />
          ))}
        </ul>
      )}
    </div>
  );
}

function RowItem({ row, marks }: { row: Row; marks: Marks }) {
  const { kind, fields } = row;
  const [first, ...others] = fields;
  if (!first) return null;
  if (kind === 'line' || kind === 'tiles') {
    return (
      <li className={styles[kind]}>
        {fields.map((field) => (
          <span key={field.id} className={styles.one}>
            <Pin field={field} marks={marks} />
            {kind === 'tiles' && field.label && <Label field={field} studio={marks.studio} />}
            <Control field={field} value={marks.values.get(field.id)} studio={marks.studio} dialog={marks.dialog.id} />
          </span>
        ))}
      </li>
    );
  }
  const bare = !hasLabel(first, marks);
  return (
    <li className={styles.row} data-bare={bare || undefined} data-kind={first.kind}>
      <Pin field={first} marks={marks} />
      {!bare && <Label field={first} studio={marks.studio} />}
      {!first.label && first.name && kindWord(first.name[marks.studio.locale] + marks.studio.words.colon.trimEnd())}
      <span className={styles.control}>
        <Control
          field={first}
          value={marks.values.get(first.id)}
          studio={marks.studio}
          dialog={marks.dialog.id}
          actions={others.map((field) => (
            <span key={field.id} className={styles.one}>
              <Pin field={field} marks={marks} />
              <Control field={field} value={undefined} studio={marks.studio} dialog={marks.dialog.id} />
            </span>
          ))}
        />
      </span>
    </li>
  );
}

/** Buttons, ticks and lists of actions carry their words themselves. */
const carriesWords = (
  { kind, options, button, placeholder, values, id }: Field,
  samples: Registry['samples'],
  dialog: string,
): boolean =>
  (kind === 'button' && !button) ||
  kind === 'notice' ||
  kind === 'badge' ||
  (kind === 'checkbox' && !options && !button) ||
  (kind === 'select' && !options && !placeholder) ||
  (kind === 'output' && !values && samples[`${dialog}.${id}`] === undefined);

const hasLabel = (field: Field, { studio, dialog }: Marks): boolean =>
  field.label !== undefined && !carriesWords(field, studio.registry.samples, dialog.id);

function Label({ field, studio }: { field: Field; studio: Studio }) {
  return (
    <b className={styles.label}>
      {field.label && breakable(drawn(field.label, studio), studio.locale)}
      {field.required && <i className={styles.required}>*</i>}
    </b>
  );
}

function Pin({ field, marks }: { field: Field; marks: Marks }): ReactNode {
  const { studio, dialog, links } = marks;
  if (!links?.linked.has(field.id)) return null;
  const number = marks.numbers.get(field.id);
  return (
    <a
      className={styles.number}
      id={links.targets.has(field.id) ? pinId(dialog.id, field.id) : undefined}
      href={`#${rowId(dialog.id, field.id)}`}
      aria-label={studio.kinds.pin.replace('{n}', String(number))}
    >
      {number}
    </a>
  );
}

function ScriptHead({ studio, dialog }: { studio: Studio; dialog: Dialog }) {
  const frame = studio.registry.window.get('script');
  const label = (id: string): string => {
    const item = frame?.items.find((one) => one.id === id);
    return item?.label ? drawn(item.label, studio) : '';
  };
  const switches = ['rotate_proxy'];
  if (dialog.multiAccount === 'switch') switches.unshift('enable_multi_account');
  return (
    <div className={styles.head}>
      <p className={styles.selected}>
        {label('selected')}
        <span className={controls.chips}>
          {['01', '02', '03'].map((phone) => (
            <span key={phone} data-on>
              {phone}
            </span>
          ))}
        </span>
      </p>
      <p className={styles.switches}>
        {switches.map((id) => (
          <span key={id}>
            {kindWord(`${studio.kinds.switch}${studio.words.colon}${studio.words.off}`)}
            <i className={controls.switch} />
            {label(id)}
          </span>
        ))}
      </p>
      <p className={styles.limit}>{label('limit')}</p>
    </div>
  );
}

function Notice({ studio, text }: { studio: Studio; text: string }) {
  return (
    <p className={controls.notice}>
      <Sentence pieces={pieces(text, studio.locale, studio.names, studio.fill)} />
    </p>
  );
}

/** Buttons that leave things as they are. */
const leaves = /^(cancel|close|exit|clear|refresh)/;

function Buttons({ studio, dialog, values }: { studio: Studio; dialog: Dialog; values: Values }) {
  const start =
    dialog.frame === 'script'
      ? studio.registry.window.get('script')?.items.find(({ id }) => id === 'start')
      : undefined;
  const shown = dialog.buttons.filter((button) => isShown(button, values));
  const main =
    shown.find(({ color }) => color === 'green') ?? shown.find(({ id, color }) => !color && !leaves.test(id));
  if (!start && shown.length === 0) return null;
  return (
    <p className={styles.buttons}>
      {shown.map((button) => (
        <span key={button.id} className={controls.button} data-color={button === main ? 'green' : button.color}>
          {kindWord(studio.kinds.button)}
          {drawn(button.label, studio)}
        </span>
      ))}
      {start?.label && (
        <span className={controls.button} data-color="green">
          {kindWord(studio.kinds.button)}
          {drawn(start.label, studio)}
        </span>
      )}
    </p>
  );
}
