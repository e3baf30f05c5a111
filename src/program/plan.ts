import type { Dialog } from './schema.ts';
import { isExplained, type Selection, shownFields, tableFields } from './state.ts';

/** A picture or a table of a dialog on a page, in reading order. */
export interface Use extends Selection {
  kind: 'picture' | 'table';
  dialog: string;
}

/** Which controls of a use carry a number that leads somewhere on this page. */
export interface Numbered {
  /** Fields with their number, which links from the picture to the row and from the row to the picture. */
  linked: ReadonlyMap<string, number>;
  /** Of these, the ones that are the target themselves; a second picture of the same field only points. */
  targets: string[];
}

/**
 * Numbers appear only where picture and table meet: a picture without a table needs none, and a link without a target
 * would be a dead end. They run from 1 without a gap in the order of the dialog, and a field has the same one in every
 * picture and table of the page. The first picture of a field and the first row of it are the targets.
 */
export function planNumbers(uses: Use[], dialogs: ReadonlyMap<string, Dialog>): Numbered[] {
  const fieldsOf = uses.map((use) => {
    const dialog = dialogs.get(use.dialog);
    if (!dialog) return [];
    const fields = use.kind === 'picture' ? shownFields(dialog, use) : tableFields(dialog, use);
    return fields.filter(isExplained).map(({ id }) => id);
  });
  const fieldsIn = (kind: Use['kind'], dialog: string): Set<string> =>
    new Set(uses.flatMap((use, place) => (use.kind === kind && use.dialog === dialog ? (fieldsOf[place] ?? []) : [])));
  const numbers = new Map(
    [...new Set(uses.map(({ dialog }) => dialog))].map((name) => {
      const met = fieldsIn('picture', name).intersection(fieldsIn('table', name));
      const inOrder = dialogs.get(name)?.fields.filter(({ id }) => met.has(id)) ?? [];
      return [name, new Map(inOrder.map(({ id }, index) => [id, index + 1]))];
    }),
  );
  return uses.map((use, index) => {
    const own = fieldsOf[index] ?? [];
    const linked = new Map([...(numbers.get(use.dialog) ?? [])].filter(([id]) => own.includes(id)));
    const earlier = new Set(
      uses
        .slice(0, index)
        .flatMap((other, place) =>
          other.dialog === use.dialog && other.kind === use.kind ? (fieldsOf[place] ?? []) : [],
        ),
    );
    return {
      linked,
      // A row is an address in any case; a pin only where a row leads to it.
      targets: own.filter((id) => !earlier.has(id) && (use.kind === 'table' || linked.has(id))),
    };
  });
}
