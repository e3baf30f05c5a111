import type { Field } from './schema.ts';

/** How the fields of a dialog are set out: cards with rows, some of them with several controls side by side. */
export interface Row {
  /** `tiles`: small boxes in a grid; `beside`: buttons after a field; `line`: side by side. */
  kind: 'single' | 'beside' | 'line' | 'tiles';
  fields: Field[];
}

export interface Card {
  heading: Field | undefined;
  rows: Row[];
}

const takesButtons = ({ kind }: Field): boolean => kind === 'file' || kind === 'folder' || kind === 'table';
/** A labeled text with one button after it: Copy, Activate, Detect. Two buttons are a line of their own. */
const takesButton = ({ kind, label }: Field): boolean => kind === 'text' && label !== undefined;

const isTick = ({ kind, options }: Field): boolean => kind === 'checkbox' && !options;
const isShare = ({ kind, min, max }: Field): boolean => kind === 'range' && min === 0 && max === 100;
const isAction = ({ kind, button, placeholder }: Field): boolean =>
  (kind === 'button' && !button) || (kind === 'select' && !placeholder);

/** Which row a field joins, if the row before it wants company. */
function joins(row: Row, field: Field, next: Field | undefined): Row['kind'] | undefined {
  const [first] = row.fields;
  const last = row.fields.at(-1);
  if (!first || !last) return undefined;
  if (field.kind === 'button' && !field.button && takesButtons(first)) return 'beside';
  if (field.kind === 'button' && !field.button && takesButton(last) && next?.kind !== 'button') return 'beside';
  if (isAction(first) && !first.options?.some(({ does }) => does) && isAction(field)) return 'line';
  if (isTick(first) && isTick(field)) return 'line';
  if (last.parts && field.parts) return 'line';
  if (isShare(last) && isShare(field)) return 'tiles';
  return undefined;
}

export function cardsOf(fields: Field[]): Card[] {
  const cards: Card[] = [];
  for (const [index, field] of fields.entries()) {
    if (field.kind === 'section') {
      cards.push({ heading: field, rows: [] });
      continue;
    }
    const card = cards.at(-1) ?? { heading: undefined, rows: [] };
    if (cards.length === 0) cards.push(card);
    const row = card.rows.at(-1);
    const kind = row && joins(row, field, fields[index + 1]);
    if (row && kind) {
      row.kind = kind;
      row.fields.push(field);
    } else card.rows.push({ kind: 'single', fields: [field] });
  }
  return cards;
}
