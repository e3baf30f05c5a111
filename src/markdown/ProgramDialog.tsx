import type { Locale } from '../lib/locales.ts';
import { DialogFigure } from '../program/Dialog.tsx';
import { linksFrom } from '../program/state.ts';
import { studioIn } from '../program/studio.ts';
import { dialogNamed } from '../program/uses.ts';

interface Props {
  locale: Locale;
  /** Place among the program's pictures and tables on the page. */
  place: string;
  name: string;
  show?: string;
  tab?: string;
  part?: string;
  linked?: string;
  targets?: string;
}

/** `<ProgramDialog name="post" />`: a dialog of the program, drawn from the registry. */
export default function ProgramDialog({ locale, place, name, show, tab, part, linked, targets }: Props) {
  const studio = studioIn(locale);
  return (
    <DialogFigure
      studio={studio}
      dialog={dialogNamed(studio.registry, name)}
      view={show}
      tab={tab}
      part={part}
      links={linksFrom(linked, targets)}
      id={`drawn-${place}`}
    />
  );
}
