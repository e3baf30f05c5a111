import type { Locale } from '../i18n/locales.ts';
import type { Marketing } from '../marketing/data.ts';
import type { Studio } from '../program/picture.ts';
import type { WindowItem, WindowPart } from '../program/schema.ts';
import { studioIn } from '../program/studio.ts';
import { WindowFigure } from '../program/window/Window.tsx';
import { ownNames } from '../site.ts';
import styles from './ProgramPicture.module.css';

interface Props {
  locale: Locale;
  caption: string;
  studio?: Studio;
}

/** The program's main window, as large as the page. */
export function ProgramPicture({ locale, caption, studio = studioIn(locale) }: Props) {
  return (
    <div className={styles.large}>
      <WindowFigure studio={studio} part="window" tab="general" caption={caption} id="drawn-window" />
    </div>
  );
}

type GeneralTab = Marketing['products']['igmatrix']['window']['general'];

/** A button of the tab: one the program has as well, or one of its own, of which only the English label is known. */
function buttonOf(entry: GeneralTab[number], general: WindowPart): WindowItem {
  const [first] = general.items;
  const known = 'item' in entry ? general.items.find(({ id }) => id === entry.item) : undefined;
  if (known) return known;
  if (!first || 'item' in entry)
    throw new Error(
      `content/data/products.yaml: igmatrix.window.general names no button of content/program/window.yaml`,
    );
  const { label, meaning, ...rest } = first;
  return { ...rest, id: entry.text.toLowerCase().replaceAll(' ', '-'), icon: entry.icon, text: entry.text };
}

/** The studio that draws the Instagram build of the window: its name, its General tab, no version number. */
export function igMatrixStudio(locale: Locale, tab: GeneralTab): Studio {
  const studio = studioIn(locale);
  const window = new Map(studio.registry.window);
  const general = window.get('general');
  if (general) window.set('general', { ...general, items: tab.map((entry) => buttonOf(entry, general)) });
  const bar = window.get('title-bar');
  if (bar) window.set('title-bar', { ...bar, items: bar.items.filter(({ id }) => id !== 'version') });
  return { ...studio, brand: ownNames.igmatrix, registry: { ...studio.registry, window } };
}
