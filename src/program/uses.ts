import type { Locale } from '../i18n/locales.ts';
import { labelOf, type Named, type NameIndex, nearMatches, unknownName } from './names.ts';
import type { Registry } from './schema.ts';
import { type Dialog, messageGroups } from './schema.ts';
import { sectionsOf, type Use } from './state.ts';

/** What writers may ask of the registry in MDX, and what is wrong with what they asked. */

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
export const isWindowPart = (name: string): name is WindowPartName => windowParts.some((one) => one === name);

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

const oneOf = (names: Iterable<string>): string => `use one of ${[...names].join(', ')}`;
const mendName = (name: string, known: Iterable<string>): string => {
  const all = [...known];
  return nearMatches(name, all).length > 0 || all.length > 30 ? unknownName(name, all) : oneOf(all);
};

function dialogComplaint(
  component: string,
  key: string,
  attributes: Attributes,
  registry: Registry,
): Complaint | undefined {
  const name = attributes.get(key);
  const dialog = name === undefined ? undefined : registry.dialogs.get(name);
  if (!dialog)
    return {
      what: `<${component} ${key}="${name ?? ''}">: no such dialog`,
      fix: mendName(name ?? '', registry.dialogs.keys()),
    };
  const choices: Array<[string, string[]]> = [
    ['show', Object.keys(dialog.views)],
    ['tab', dialog.tabs?.map(({ id }) => id) ?? []],
    ['part', sectionsOf(dialog)],
  ];
  for (const [attribute, known] of choices) {
    const value = attributes.get(attribute);
    if (value === undefined || known.includes(value)) continue;
    return {
      what: `<${component} ${attribute}="${value}">: "${dialog.id}" has no such ${attribute === 'show' ? 'view' : attribute}`,
      fix: known.length > 0 ? oneOf(known) : `leave ${attribute} out`,
    };
  }
  return undefined;
}

/** A dialog without a title of its own is named by what opens it. */
function nameComplaint(name: string, { registry, names }: Program): Complaint | undefined {
  if (names.has(name)) return undefined;
  if (registry.dialogs.has(name)) {
    const opener = [...registry.window.values()].flatMap((part) =>
      part.items.filter(({ opens }) => opens === name).map(({ id }) => `${part.id}.${id}`),
    );
    return {
      what: `<Ui name="${name}">: the program shows no title in this window`,
      fix: opener.length > 0 ? `name the button that opens it: ${opener.join(' or ')}` : 'describe the window in words',
    };
  }
  return { what: `<Ui name="${name}">: unknown label`, fix: unknownName(name, names.keys()) };
}

/** Nothing where the component may stand as it is. */
export function complaintAbout(component: string, attributes: Attributes, program: Program): Complaint | undefined {
  const { registry } = program;
  switch (component) {
    case 'Ui':
      return nameComplaint(attributes.get('name') ?? '', program);
    case 'Message': {
      const id = attributes.get('id') ?? '';
      if (registry.messages.has(id)) return undefined;
      return { what: `<Message id="${id}">: unknown message`, fix: unknownName(id, registry.messages.keys()) };
    }
    case 'MessageTable': {
      const group = attributes.get('group');
      if (group !== undefined && !messageGroups.some((one) => one === group))
        return { what: `<MessageTable group="${group}">: no such group`, fix: oneOf(messageGroups) };
      const ids = idsIn(attributes.get('ids'));
      if (group === undefined && ids.length === 0)
        return { what: '<MessageTable> says not which messages', fix: 'write ids="a,b" or group="agent"' };
      const unknown = ids.find((id) => !registry.messages.has(id));
      if (unknown === undefined) return undefined;
      return {
        what: `<MessageTable ids>: unknown message "${unknown}"`,
        fix: unknownName(unknown, registry.messages.keys()),
      };
    }
    case 'FileFormat': {
      const id = attributes.get('id') ?? '';
      const known = registry.files.formats.map((format) => format.id);
      return known.includes(id)
        ? undefined
        : { what: `<FileFormat id="${id}">: unknown file`, fix: mendName(id, known) };
    }
    case 'ProgramDialog':
      return dialogComplaint(component, 'name', attributes, registry);
    case 'SettingsTable': {
      const part = attributes.get('window');
      if (part === undefined) return dialogComplaint(component, 'dialog', attributes, registry);
      if (registry.window.has(part)) return undefined;
      return { what: `<SettingsTable window="${part}">: no such part`, fix: mendName(part, registry.window.keys()) };
    }
    case 'ProgramWindow': {
      const part = attributes.get('part') ?? '';
      if (!isWindowPart(part)) return { what: `<ProgramWindow part="${part}">: no such part`, fix: oneOf(windowParts) };
      const tab = attributes.get('tab');
      if (tab !== undefined && !panelTabs.some((one) => one === tab))
        return { what: `<ProgramWindow tab="${tab}">: no such tab`, fix: oneOf(panelTabs) };
      return undefined;
    }
    default:
      return undefined;
  }
}

export const idsIn = (text: string | undefined): string[] =>
  (text ?? '')
    .split(',')
    .map((id) => id.trim())
    .filter(Boolean);

/** Pictures and tables of dialogs share their numbers, see `linksOn`. */
export function useOf(component: string, attributes: Attributes): Use | undefined {
  const selection = { view: attributes.get('show'), tab: attributes.get('tab'), part: attributes.get('part') };
  const picture = component === 'ProgramDialog' ? attributes.get('name') : undefined;
  if (picture !== undefined) return { kind: 'picture', dialog: picture, ...selection };
  const table = component === 'SettingsTable' ? attributes.get('dialog') : undefined;
  return table === undefined ? undefined : { kind: 'table', dialog: table, ...selection };
}

/** The words of `<Ui>`: the way there where it is asked for, then the label. */
export const uiLabels = (
  named: Named,
  attributes: Attributes,
  locale: Locale,
  fill: (text: string) => string,
): string[] => [...(attributes.has('path') ? named.way[locale] : []), labelOf(named, locale)].map(fill);

export const dialogNamed = (registry: Registry, name: string): Dialog => {
  const dialog = registry.dialogs.get(name);
  if (!dialog) throw new Error(`no dialog "${name}"; ${unknownName(name, registry.dialogs.keys())}`);
  return dialog;
};
