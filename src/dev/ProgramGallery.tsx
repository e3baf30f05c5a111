import type { Locale } from '../i18n/locales.ts';
import { programBlocksIn } from '../mdx/program-blocks.tsx';
import { DialogFigure } from '../program/Dialog.tsx';
import type { Dialog } from '../program/schema.ts';
import { numbersOf } from '../program/state.ts';
import { studioIn } from '../program/studio.ts';
import { panelTabs, windowParts } from '../program/uses.ts';

/** Every dialog, tab and view, one below the other, with all its numbers. */
export function ProgramGallery({ locale }: { locale: Locale }) {
  const studio = studioIn(locale);
  const { ProgramWindow, WindowMap } = programBlocksIn(locale);
  return (
    <div className="container prose">
      <h1>Program</h1>
      <section id="gallery-map">
        <h2>map</h2>
        <WindowMap place="map" />
      </section>
      {windowParts.map((part) => (
        <section key={part} id={`gallery-part-${part}`}>
          <h2>{part}</h2>
          {part === 'left-panel' ? (
            panelTabs.map((tab) => <ProgramWindow key={tab} part={part} tab={tab} place={`${part}-${tab}`} />)
          ) : (
            <ProgramWindow part={part} place={part} />
          )}
        </section>
      ))}
      {[...studio.registry.dialogs.values()].map((dialog) => (
        <section key={dialog.id} id={`gallery-${dialog.id}`}>
          <h2>{dialog.id}</h2>
          {statesOf(dialog).map(({ tab, view }) => (
            <DialogFigure
              key={`${tab} ${view}`}
              studio={studio}
              dialog={dialog}
              tab={tab}
              view={view}
              links={{ linked: new Set(numbersOf(dialog).keys()), targets: new Set() }}
              id={`drawn-${dialog.id}-${tab}-${view}`}
            />
          ))}
        </section>
      ))}
    </div>
  );
}

const statesOf = (dialog: Dialog): Array<{ tab: string | undefined; view: string | undefined }> => [
  ...(dialog.tabs ?? [{ id: undefined }]).map(({ id }) => ({ tab: id, view: undefined })),
  ...Object.keys(dialog.views).map((view) => ({ tab: undefined, view })),
];
