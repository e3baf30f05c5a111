import type { UiKey } from '../lib/i18n.ts';
import type { Locale } from '../lib/locales.ts';
import { ScriptFrameFigure } from '../program/Dialog.tsx';
import { studioIn } from '../program/studio.ts';
import type { PanelTab, WindowPartName } from '../program/uses.ts';
import { WindowFigure } from '../program/window/Window.tsx';
import { translator } from '../site.ts';

interface Props {
  locale: Locale;
  part: WindowPartName;
  tab?: PanelTab;
  place: string;
}

/** Parts that are no entry of the registry. */
const captions: Partial<Record<WindowPartName, UiKey>> = {
  window: 'program.part.window',
  'left-panel': 'program.part.leftPanel',
};

/** `<ProgramWindow part="groups-box" />`: the main window or a part of it. */
export default function ProgramWindow({ locale, part, tab = 'general', place }: Props) {
  const studio = studioIn(locale);
  const id = `drawn-${place}`;
  const entry = studio.registry.window.get(part === 'script-frame' ? 'script' : part);
  const key = captions[part];
  const caption = key ? translator(locale).t(key) : ((entry?.label ?? entry?.name)?.[locale] ?? '');
  if (part === 'script-frame') return <ScriptFrameFigure studio={studio} caption={caption} id={id} />;
  return <WindowFigure studio={studio} part={part} tab={tab} caption={caption} id={id} />;
}
