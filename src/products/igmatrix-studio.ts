import type { Locale } from '../i18n/locales.ts';
import type { Marketing } from '../marketing/data.ts';
import type { Studio } from '../program/picture.ts';
import { studioIn } from '../program/studio.ts';
import { ownNames } from '../site.ts';

type GeneralTab = Marketing['products']['igmatrix']['window']['general'];

/** Draws the Instagram build of the window: its name, the buttons of its General tab, no version number. */
export function igMatrixStudio(locale: Locale, tab: GeneralTab): Studio {
  const studio = studioIn(locale);
  const window = new Map(studio.registry.window);
  const general = window.get('general');
  const bar = window.get('title-bar');
  const [first] = general?.items ?? [];
  if (!general || !bar || !first) throw new Error('content/data/program/window.yaml has no general tab or title bar');
  const items = tab.map((entry) => {
    // A button of this product only; only its English label is known.
    if ('text' in entry) return { id: entry.text, kind: first.kind, icon: entry.icon, text: entry.text };
    const known = general.items.find(({ id }) => id === entry.item);
    if (known) return known;
    throw new Error(`content/data/products.yaml: igmatrix.window.general: no button "${entry.item}" in the program`);
  });
  window.set('general', { ...general, items });
  window.set('title-bar', { ...bar, items: bar.items.filter(({ id }) => id !== 'version') });
  return { ...studio, brand: ownNames.igmatrix, registry: { ...studio.registry, window } };
}
