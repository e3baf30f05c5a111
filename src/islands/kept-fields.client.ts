import { islandAgain } from './island-again.ts';

type Field = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const fieldsIn = (island: HTMLElement): Field[] => [
  ...island.querySelectorAll<Field>('input:not([type="file"]), textarea, select'),
];

const isChanged = (field: Field): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue || ('checked' in field && field.checked !== field.defaultChecked);

interface Kept {
  value: string;
  checked: boolean;
  /** The reader was in this one. */
  touched: boolean;
}

/**
 * What the reader put into an island outlives its crash: "Try again" draws the fields anew, and they are filled in before
 * the island reads them. Should it crash on just that, the next try starts with empty fields.
 */
export function keepFields(island: HTMLElement): void {
  let kept: Kept[] = [];
  const keep = (target: EventTarget | null): void => {
    kept = fieldsIn(island).map((field) => ({
      value: field.value,
      checked: 'checked' in field && field.checked,
      touched: field === target,
    }));
  };
  island.addEventListener('input', ({ target }) => keep(target));
  // The reader may have been faster than the code that listens here.
  if (fieldsIn(island).some(isChanged)) keep(document.activeElement);
  island.addEventListener(islandAgain, () => {
    const fields = fieldsIn(island);
    if (fields.length === kept.length) {
      fields.forEach((field, index) => {
        const { value = field.value, checked = false } = kept[index] ?? {};
        field.value = value;
        if ('checked' in field) field.checked = checked;
      });
    }
    // The button that had the focus is gone.
    const place =
      fields[
        Math.max(
          0,
          kept.findIndex(({ touched }) => touched),
        )
      ];
    (place ?? island.querySelector<HTMLElement>('button, a[href]'))?.focus();
    kept = [];
  });
}
