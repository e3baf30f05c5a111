import type { Locale } from '../lib/locales.ts';
import { PartTable, SettingsTable as Table, tableKeys } from '../program/SettingsTable.tsx';
import { linksFrom } from '../program/state.ts';
import { studioIn } from '../program/studio.ts';
import { dialogNamed } from '../program/uses.ts';
import { translator } from '../site.ts';

interface Props {
  locale: Locale;
  dialog?: string;
  /** A part of the main window instead of a dialog. */
  window?: string;
  tab?: string;
  part?: string;
  linked?: string;
}

/** `<SettingsTable dialog="post" />`: name, what it does, default, values. */
export default function SettingsTable({ locale, dialog, window, tab, part, linked }: Props) {
  const studio = studioIn(locale);
  const heads = translator(locale).pick(tableKeys);
  const windowPart = window === undefined ? undefined : studio.registry.window.get(window);
  if (windowPart) return <PartTable studio={studio} heads={heads} part={windowPart} />;
  return (
    <Table
      studio={studio}
      heads={heads}
      dialog={dialogNamed(studio.registry, dialog ?? '')}
      tab={tab}
      part={part}
      links={linksFrom(linked)}
    />
  );
}
