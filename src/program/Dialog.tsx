import { Button, Chips, Control, Heard, Panes, Tabs, Tick } from './controls.tsx';
import { ProgramFigure } from './Figure.tsx';
import { formatValue, textOf } from './format.ts';
import { withoutSlots } from './names.ts';
import styles from './parts.module.css';
import { breakable, drawn, type Studio } from './picture.ts';
import { cardsOf, type Row } from './rows.ts';
import type { Dialog, Field } from './schema.ts';
import { pieces, Sentence } from './sentence.tsx';
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
export function captionOf({
  studio,
  dialog,
  view = '',
  tab,
}: Pick<Props, 'studio' | 'dialog' | 'view' | 'tab'>): string {
  const { locale, fill, t } = studio;
  const place = fill(dialog.opensFrom[locale]);
  const open = dialog.tabs?.find((one) => one.id === tab)?.label[locale];
  const chosen = Object.entries(dialog.views[view] ?? {}).flatMap(([id, value]) => {
    const field = dialog.fields.find((one) => one.id === id);
    const name = (field?.label ?? field?.name)?.[locale];
    return field && name ? withoutSlots(name) + t('program.colon') + textOf(formatValue(field, value, studio)) : [];
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
      <div className={styles.dialog}>
        <div className={styles.title}>{drawn(example.title, studio)}</div>
        <ScriptHead studio={studio} dialog={example} />
        <p className={styles.panel}>…</p>
        <Buttons studio={studio} dialog={example} values={new Map()} />
      </div>
    </ProgramFigure>
  );
}

/** The window alone. */
export function DialogWindow({ studio, dialog, view, tab, part, links }: Omit<Props, 'id'>) {
  const values = valuesOf(dialog, view);
  const whole = part === undefined;
  const title = (values.get('mode') === 'edit' && dialog.titleWhenEditing) || dialog.title;
  const tabs = dialog.tabs?.filter((one) => isShown(one, values));
  const place: Place = { studio, dialog, values, links, numbers: numbersOf(dialog) };
  return (
    <div className={styles.dialog} data-pinned={(links && links.linked.size > 0) || undefined}>
      {whole && (
        <>
          {title && <div className={styles.title}>{drawn(title, studio)}</div>}
          {dialog.frame === 'script' && <ScriptHead studio={studio} dialog={dialog} />}
          {tabs && (
            <Tabs
              tabs={tabs.map(({ id, label }) => ({ id, label: drawn(label, studio) }))}
              open={tab}
              studio={studio}
            />
          )}
          {dialog.notices.map((notice) => (
            <p key={notice.en} className={styles.notice}>
              <Sentence pieces={pieces(notice[studio.locale], studio.locale, studio.names, studio.fill)} />
            </p>
          ))}
        </>
      )}
      {cardsOf(shownFields(dialog, { view, tab, part })).map(({ heading, rows }) => (
        <div key={heading?.id ?? ''} className={heading && styles.panel}>
          {heading?.label && <p className={styles.heading}>{drawn(heading.label, studio)}</p>}
          {heading?.items && <Panes section={heading} studio={studio} dialog={dialog.id} />}
          {rows.length > 0 && (
            <ul className={styles.rows}>
              {rows.map((row) => (
                <RowItem key={row.fields[0]?.id} row={row} place={place} />
              ))}
            </ul>
          )}
        </div>
      ))}
      {whole && <Buttons studio={studio} dialog={dialog} values={values} />}
    </div>
  );
}

/** The dialog around a control. */
interface Place {
  studio: Studio;
  dialog: Dialog;
  values: Values;
  links: Links | undefined;
  numbers: ReadonlyMap<string, number>;
}

function RowItem({ row: { kind, fields }, place }: { row: Row; place: Place }) {
  const { studio, dialog, values } = place;
  const [first, ...others] = fields;
  if (!first) return null;
  const pinned = (field: Field) => ({ field, pin: <Pin key={field.id} field={field} place={place} /> });
  const control = (field: Field, buttons: Field[] = []) => (
    <Control
      field={field}
      value={values.get(field.id)}
      studio={studio}
      dialog={dialog.id}
      buttons={buttons.map(pinned)}
    />
  );
  if (kind === 'line' || kind === 'tiles')
    return (
      <li className={styles[kind]}>
        {fields.map((field, index) => (
          <span key={field.id} className={styles.one}>
            {index > 0 && field.parts && '–'}
            <Pin field={field} place={place} />
            {kind === 'tiles' && <Label field={field} studio={studio} />}
            {control(field)}
          </span>
        ))}
      </li>
    );
  const labeled = first.label && !carriesWords(first, place);
  return (
    <li className={styles.row} data-wide={!labeled || first.kind === 'table' || undefined}>
      <Pin field={first} place={place} />
      {labeled && <Label field={first} studio={studio} />}
      {!first.label && first.name && <Heard>{first.name[studio.locale] + studio.t('program.colon').trimEnd()}</Heard>}
      <div className={styles.control}>{control(first, others)}</div>
    </li>
  );
}

/** Buttons, ticks and lists of actions carry their words themselves. */
function carriesWords({ kind, options, button, placeholder, values, id }: Field, { studio, dialog }: Place): boolean {
  switch (kind) {
    case 'notice':
    case 'badge':
      return true;
    case 'button':
      return !button;
    case 'checkbox':
      return !options && !button;
    case 'select':
      return !options && !placeholder;
    case 'output':
      return !values && studio.registry.samples[`${dialog.id}.${id}`] === undefined;
    default:
      return false;
  }
}

function Label({ field: { label, required }, studio }: { field: Field; studio: Studio }) {
  return (
    label && (
      <b className={styles.label}>
        {breakable(drawn(label, studio), studio.locale)}
        {required && <i className={styles.required}>*</i>}
      </b>
    )
  );
}

function Pin({ field, place: { studio, dialog, links, numbers } }: { field: Field; place: Place }) {
  if (!links?.linked.has(field.id)) return null;
  const number = numbers.get(field.id);
  return (
    <a
      className={styles.number}
      id={links.targets.has(field.id) ? pinId(dialog.id, field.id) : undefined}
      href={`#${rowId(dialog.id, field.id)}`}
      aria-label={studio.t('program.pin', { n: String(number) })}
    >
      {number}
    </a>
  );
}

const scriptLabel = (studio: Studio, id: string): string =>
  drawn(studio.registry.window.get('script')?.items.find((item) => item.id === id)?.label, studio);

function ScriptHead({ studio, dialog }: { studio: Studio; dialog: Dialog }) {
  const phones = ['01', '02', '03'];
  return (
    <div className={styles.head}>
      <p className={styles.line}>
        {scriptLabel(studio, 'selected')}
        <Chips chips={phones} chosen={phones} />
      </p>
      {[...(dialog.multiAccount ? ['enable_multi_account'] : []), 'rotate_proxy'].map((id) => (
        <p key={id} className={styles.option}>
          <Tick kind="switch" on={false} studio={studio} />
          {scriptLabel(studio, id)}
        </p>
      ))}
      <p className={styles.soft}>{scriptLabel(studio, 'limit')}</p>
    </div>
  );
}

/** Buttons that leave things as they are. */
const leaves = /^(cancel|close|exit|clear|refresh)/;

function Buttons({ studio, dialog, values }: { studio: Studio; dialog: Dialog; values: Values }) {
  const shown = dialog.buttons.filter((button) => isShown(button, values));
  const main =
    shown.find(({ color }) => color === 'green') ?? shown.find(({ id, color }) => !color && !leaves.test(id));
  const hasStart = dialog.frame === 'script';
  if (!hasStart && shown.length === 0) return null;
  return (
    <p className={styles.actions}>
      {shown.map((button) => (
        <Button key={button.id} studio={studio} color={button === main ? 'green' : button.color}>
          {drawn(button.label, studio)}
        </Button>
      ))}
      {hasStart && (
        <Button studio={studio} color="green">
          {scriptLabel(studio, 'start')}
        </Button>
      )}
    </p>
  );
}
