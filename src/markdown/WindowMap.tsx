import type { Locale } from '../lib/locales.ts';
import { studioIn } from '../program/studio.ts';
import { WindowMap as MapFigure } from '../program/window/Window.tsx';
import { translator } from '../site.ts';

/** `<WindowMap />`: the main window, every part a link to the page that explains it. Stands on the introduction. */
export default function WindowMap({ locale, version, place }: { locale: Locale; version?: string; place: string }) {
  const { t } = translator(locale);
  return (
    <MapFigure
      studio={studioIn(locale, version)}
      title={t('program.map.title')}
      listTitle={t('program.map.list')}
      page="intro"
      id={`drawn-${place}`}
    />
  );
}
