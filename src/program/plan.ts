import type { Dialog } from './schema.ts';
import { numbersOf, type Selection, shownFields, tableFields } from './state.ts';

/** A picture or a table of a dialog on a page, in reading order. */
export interface Use extends Selection {
  kind: 'picture' | 'table';
  dialog: string;
}

/** Which controls of a use carry a number that leads somewhere on this page. */
export interface Numbered {
  /** Fields whose number links: from the picture to the row, from the row to the picture. */
  linked: string[];
  /** Of these, the ones that are the target themselves; a second picture of the same field only points. */
  targets: string[];
}

/**
 * Numbers appear only where picture and table meet: a picture without a table needs none, and a link without a target
 * would be a dead end. The first picture of a field and the first row of it are the targets.
 */
export function planNumbers(uses: Use[], dialogs: ReadonlyMap<string, Dialog>): Numbered[] {
  const fieldsOf = uses.map((use) => {
    const dialog = dialogs.get(use.dialog);
    if (!dialog) return [];
    const numbers = numbersOf(dialog);
    const fields = use.kind === 'picture' ? shownFields(dialog, use) : tableFields(dialog, use);
    return fields.map(({ id }) => id).filter((id) => numbers.has(id));
  });
  return uses.map((use, index) => {
    const own = fieldsOf[index] ?? [];
    const same = (other: Use, kind: Use['kind']): boolean => other.dialog === use.dialog && other.kind === kind;
    const facing = new Set(
      uses.flatMap((other, place) =>
        same(other, use.kind === 'picture' ? 'table' : 'picture') ? (fieldsOf[place] ?? []) : [],
      ),
    );
    const earlier = new Set(
      uses.slice(0, index).flatMap((other, place) => (same(other, use.kind) ? (fieldsOf[place] ?? []) : [])),
    );
    return {
      linked: own.filter((id) => facing.has(id)),
      // A row is an address in any case; a pin only where a row leads to it.
      targets: own.filter((id) => !earlier.has(id) && (use.kind === 'table' || facing.has(id))),
    };
  });
}
