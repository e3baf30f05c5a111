import type { UiKey } from '../i18n/i18n.ts';
import type { Locale } from '../i18n/locales.ts';
import { DialogFigure, ScriptFrameFigure } from '../program/Dialog.tsx';
import type { Studio } from '../program/picture.ts';
import type { Message, Registry } from '../program/schema.ts';
import { linksFrom } from '../program/state.ts';
import { studioIn } from '../program/studio.ts';
import * as tables from '../program/tables.tsx';
import { dialogNamed, idsIn, type PanelTab, type WindowPartName } from '../program/uses.ts';
import { WindowFigure, WindowMap } from '../program/window/Window.tsx';
import { translator } from '../site.ts';

interface DialogProps {
  tab?: string;
  part?: string;
  /** Fields that picture and table link to each other: see plugins/program.ts. */
  linked?: string;
}

interface PictureProps extends DialogProps {
  name: string;
  show?: string;
  targets?: string;
  /** Among the program's pictures and tables on the page. */
  place: string;
}

/** Parts that are no entry of the registry. */
const captions: Partial<Record<WindowPartName, UiKey>> = {
  window: 'program.part.window',
  'left-panel': 'program.part.leftPanel',
};

export function windowCaption(part: WindowPartName, { registry, locale, t }: Studio): string {
  const entry = registry.window.get(part === 'script-frame' ? 'script' : part);
  const key = captions[part];
  return key ? t(key) : ((entry?.label ?? entry?.name)?.[locale] ?? '');
}

/** `ids="noAccount,retryFailed"` or `group="agent"`. */
export function messagesIn({ messages }: Registry, ids: string | undefined, group: string | undefined): Message[] {
  if (group) return [...messages.values()].filter((message) => message.group === group);
  return idsIn(ids).flatMap((id) => messages.get(id) ?? []);
}

/** What writers cite of the program, in one language. On a page of another language, `reader`, links lead to pages in that. */
export function programBlocksIn(locale: Locale, reader: Locale = locale) {
  const studio = studioIn(locale);
  const { t } = translator(locale);
  return {
    /** `<FileFormat id="accounts-xlsx" />`: what a file or folder holds. */
    FileFormat: ({ id }: { id: string }) => {
      const format = studio.registry.files.formats.find((one) => one.id === id);
      if (!format) throw new Error(`<FileFormat id="${id}">: unknown file`);
      return <tables.FileFormatTable studio={studio} format={format} />;
    },
    /** `<MessageTable ids="noAccount,retryFailed" />` or `group="agent"`: message, cause, what to do. */
    MessageTable: ({ ids, group }: { ids?: string; group?: string }) => (
      <tables.MessageTable studio={studio} messages={messagesIn(studio.registry, ids, group)} />
    ),
    /** A dialog and the table of its settings right behind it: see plugins/program.ts. */
    ProgramBeside: tables.Beside,
    /** `<ProgramDialog name="post" />`: a dialog, drawn from the registry. */
    ProgramDialog: ({ name, show, tab, part, linked, targets, place }: PictureProps) => (
      <DialogFigure
        studio={studio}
        dialog={dialogNamed(studio.registry, name)}
        view={show}
        tab={tab}
        part={part}
        links={linksFrom(linked, targets)}
        id={`drawn-${place}`}
      />
    ),
    /** `<ProgramWindow part="groups-box" />`: the main window or a part of it. */
    ProgramWindow: ({ part, tab = 'general', place }: { part: WindowPartName; tab?: PanelTab; place: string }) => {
      const caption = windowCaption(part, studio);
      const id = `drawn-${place}`;
      if (part === 'script-frame') return <ScriptFrameFigure studio={studio} caption={caption} id={id} />;
      return <WindowFigure studio={studio} part={part} tab={tab} caption={caption} id={id} />;
    },
    /** `<SettingsTable dialog="post" />`, or a part of the main window: name, what it does, default, values. */
    SettingsTable: ({ dialog = '', window, tab, part, linked }: DialogProps & { dialog?: string; window?: string }) => {
      const windowPart = window === undefined ? undefined : studio.registry.window.get(window);
      if (windowPart) return <tables.PartTable studio={studio} part={windowPart} />;
      const shown = dialogNamed(studio.registry, dialog);
      return <tables.SettingsTable studio={studio} dialog={shown} tab={tab} part={part} links={linksFrom(linked)} />;
    },
    /** `<TaskStates />`: the four states of a task, as the list and the counters name them. */
    TaskStates: () => <tables.TaskStates studio={studio} />,
    /** `<WindowMap />`: the main window, every part a link to the page that explains it. Used on the introduction. */
    WindowMap: ({ place }: { place: string }) => (
      <WindowMap
        studio={{ ...studio, href: studioIn(reader).href }}
        title={t('program.map.title')}
        page="intro"
        id={`drawn-${place}`}
      />
    ),
  };
}
