import type { Field } from './schema.ts';

/** How the fields of a dialog are set out: cards with rows, some of them with several controls side by side. */
export interface Row {
  /** `tiles`: small boxes in a grid; `beside`: buttons after a field; `line`: in one row. */
  kind: 'single' | 'beside' | 'line' | 'tiles';
  fields: Field[];
}

export interface Card {
  heading: Field | undefined;
  rows: Row[];
}

const isPlainButton = ({ kind, button }: Field): boolean => kind === 'button' && !button;
const isTick = ({ kind, options }: Field): boolean => kind === 'checkbox' && !options;
const isShare = ({ kind, min, max }: Field): boolean => kind === 'range' && min === 0 && max === 100;
const isAction = (field: Field): boolean =>
  isPlainButton(field) || (field.kind === 'select' && !field.placeholder && !field.options?.some(({ does }) => does));

/** How a field joins the row before it, if it does. */
function joins({ fields }: Row, field: Field, next: Field | undefined): Row['kind'] | undefined {
  const [first = field] = fields;
  const last = fields.at(-1) ?? field;
  if (isPlainButton(field)) {
    if (['file', 'folder', 'table'].includes(first.kind)) return 'beside';
    // A labeled text takes one button: Copy, Activate, Detect. Two go on a separate line.
    if (last.kind === 'text' && last.label && next?.kind !== 'button') return 'beside';
  }
  if (isAction(first) && (isPlainButton(field) || (field.kind === 'select' && !field.placeholder))) return 'line';
  if ((isTick(first) && isTick(field)) || (last.parts && field.parts)) return 'line';
  return isShare(last) && isShare(field) ? 'tiles' : undefined;
}

export function cardsOf(fields: Field[]): Card[] {
  const cards: Card[] = [];
  for (const [index, field] of fields.entries()) {
    const isHeading = field.kind === 'section';
    if (isHeading || cards.length === 0) cards.push({ heading: isHeading ? field : undefined, rows: [] });
    if (isHeading) continue;
    const rows = cards.at(-1)?.rows ?? [];
    const row = rows.at(-1);
    const kind = row && joins(row, field, fields[index + 1]);
    if (row && kind) {
      row.kind = kind;
      row.fields.push(field);
    } else rows.push({ kind: 'single', fields: [field] });
  }
  return cards;
}
