import type { Locale } from '../lib/locales.ts';
import { studioIn } from '../program/studio.ts';
import { WindowMap as MapFigure } from '../program/window/Window.tsx';
import { translator } from '../site.ts';

interface Props {
  locale: Locale;
  place: string;
  /** The language of the page, where it shows the text of the source: links lead to pages in it. */
  reader?: Locale;
}

/** `<WindowMap />`: the main window, every part a link to the page that explains it. Stands on the introduction. */
export default function WindowMap({ locale, place, reader = locale }: Props) {
  const { t } = translator(locale);
  return (
    <MapFigure
      studio={{ ...studioIn(locale), href: studioIn(reader).href }}
      title={t('program.map.title')}
      listTitle={t('program.map.list')}
      page="intro"
      id={`drawn-${place}`}
    />
  );
}
