import type { Locale } from '../i18n/locales.ts';
import { labelOf, type Named, type NameIndex, unknownName } from './names.ts';
import type { Dialog, Registry } from './schema.ts';
import { sectionsOf, type Use } from './state.ts';

/** The references to the registry in MDX, and their errors. */

export const windowParts = [
  'window',
  'title-bar',
  'left-panel',
  'tasks-box',
  'groups-box',
  'grid-bar',
  'device-card',
  'device-list',
  'device-window',
  'device-toolbar',
  'script-frame',
  'empty',
] as const;
export type WindowPartName = (typeof windowParts)[number];

export const panelTabs = ['general', 'adb-commands', 'scripts'] as const;
export type PanelTab = (typeof panelTabs)[number];

/** An attribute without a value is `undefined`; one that is missing is not in the map. */
export type Attributes = ReadonlyMap<string, string | undefined>;

export interface Complaint {
  what: string;
  fix: string;
}

export interface Program {
  registry: Registry;
  names: NameIndex;
}

/** The error in a use of a component; `undefined` if it is correct. */
export function complaintAbout(component: string, attributes: Attributes, program: Program): Complaint | undefined {
  const { dialogs, window, messages, files } = program.registry;
  const asked = (key: string): string => attributes.get(key) ?? '';
  const unknown = (key: string, problem: string, known: Iterable<string>): Complaint | undefined => {
    const all = [...known];
    if (all.includes(asked(key))) return undefined;
    return { what: `<${component} ${key}="${asked(key)}">: ${problem}`, fix: unknownName(asked(key), all) };
  };
  const unknownDialog = (key: string): Complaint | undefined => {
    const dialog = dialogs.get(asked(key));
    if (!dialog) return unknown(key, 'no such dialog', dialogs.keys());
    const choices = {
      show: Object.keys(dialog.views),
      tab: dialog.tabs?.map(({ id }) => id) ?? [],
      part: sectionsOf(dialog),
    };
    const wrong = Object.entries(choices).find(([name, known]) => attributes.has(name) && !known.includes(asked(name)));
    if (!wrong) return undefined;
    const [name, known] = wrong;
    return {
      what: `<${component} ${name}="${asked(name)}">: "${dialog.id}" has no such ${name === 'show' ? 'view' : name}`,
      fix: known.length > 0 ? `use one of ${known.join(', ')}` : `leave ${name} out`,
    };
  };

  switch (component) {
    case 'Ui':
      return complaintAboutLabel(asked('name'), program);
    case 'Message':
      return unknown('id', 'unknown message', messages.keys());
    case 'MessageTable': {
      const groups = new Set([...messages.values()].map(({ group }) => group));
      if (attributes.has('group')) return unknown('group', 'no such group', groups);
      const ids = idsIn(asked('ids'));
      if (ids.length === 0)
        return { what: '<MessageTable> says not which messages', fix: 'write ids="a,b" or group="agent"' };
      const wrong = ids.find((id) => !messages.has(id));
      if (wrong === undefined) return undefined;
      return { what: `<MessageTable ids>: unknown message "${wrong}"`, fix: unknownName(wrong, messages.keys()) };
    }
    case 'FileFormat': {
      const known = files.formats.map(({ id }) => id);
      return unknown('id', 'unknown file', known);
    }
    case 'ProgramDialog':
      return unknownDialog('name');
    case 'SettingsTable':
      return attributes.has('window') ? unknown('window', 'no such part', window.keys()) : unknownDialog('dialog');
    case 'ProgramWindow':
      return (
        unknown('part', 'no such part', windowParts) ??
        (attributes.has('tab') ? unknown('tab', 'no such tab', panelTabs) : undefined)
      );
    default:
      return undefined;
  }
}

/** A dialog without a title is named after what opens it. */
function complaintAboutLabel(name: string, { registry, names }: Program): Complaint | undefined {
  if (names.has(name)) return undefined;
  if (!registry.dialogs.has(name))
    return { what: `<Ui name="${name}">: unknown label`, fix: unknownName(name, names.keys()) };
  const openers = [...registry.window.values()].flatMap((part) =>
    part.items.filter(({ opens }) => opens === name).map(({ id }) => `${part.id}.${id}`),
  );
  return {
    what: `<Ui name="${name}">: the program shows no title in this window`,
    fix: openers.length > 0 ? `name the button that opens it: ${openers.join(' or ')}` : 'describe the window in words',
  };
}

export const idsIn = (text = ''): string[] =>
  text
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** Pictures and tables of dialogs share their numbers, see `linksOn`. */
export function useOf(component: string, attributes: Attributes): Use | undefined {
  const isPicture = component === 'ProgramDialog';
  const dialog = isPicture || component === 'SettingsTable' ? attributes.get(isPicture ? 'name' : 'dialog') : undefined;
  if (dialog === undefined) return undefined;
  const selection = { view: attributes.get('show'), tab: attributes.get('tab'), part: attributes.get('part') };
  return { kind: isPicture ? 'picture' : 'table', dialog, ...selection };
}

/** The words of `<Ui>`: the way there where it is asked for, then the label. */
export const uiLabels = (
  named: Named,
  attributes: Attributes,
  locale: Locale,
  fill: (text: string) => string,
): string[] => [...(attributes.has('path') ? named.way[locale] : []), labelOf(named, locale)].map(fill);

export function dialogNamed(registry: Registry, name: string): Dialog {
  const dialog = registry.dialogs.get(name);
  if (!dialog) throw new Error(`no dialog "${name}"; ${unknownName(name, registry.dialogs.keys())}`);
  return dialog;
}
