import type { Locale } from '../lib/locales.ts';
import type { RareControls } from '../program/controls.tsx';
import { DialogFigure } from '../program/Dialog.tsx';
import { studioIn } from '../program/studio.ts';
import { dialogNamed } from '../program/uses.ts';
import { type NumberedProps, numberedFrom } from './program-numbers.ts';

export interface DialogProps extends NumberedProps {
  locale: Locale;
  name: string;
  show?: string;
  tab?: string;
  part?: string;
}

export function DialogDrawing({
  locale,
  name,
  show,
  tab,
  part,
  place,
  rare,
  ...numbers
}: DialogProps & { rare?: RareControls }) {
  const studio = studioIn(locale);
  return (
    <DialogFigure
      studio={studio}
      dialog={dialogNamed(studio.registry, name)}
      view={show}
      tab={tab}
      part={part}
      numbered={numberedFrom(numbers)}
      id={`drawn-${place}`}
      rare={rare}
    />
  );
}

/** `<ProgramDialog name="post" />`: a dialog of the program, drawn from the registry. */
export default function ProgramDialog(props: DialogProps) {
  return <DialogDrawing {...props} />;
}
