import type { BlockContent, ListItem } from 'mdast';
import { formatValue } from '../program/format.ts';
import { drawn, kindName, type Studio } from '../program/picture.ts';
import { cardsOf } from '../program/rows.ts';
import type { Dialog, Field, WindowPart } from '../program/schema.ts';
import { type Selection, shownFields, valuesOf } from '../program/state.ts';
import { groupsOf, nameOf, type Row, say } from '../program/table-rows.ts';
import type { PanelTab, WindowPartName } from '../program/uses.ts';
import { item, link, list, paragraph, sentence, strong, text } from './nodes.ts';

/** The program's windows and tables in words. */

const defined = <T>(values: Array<T | undefined>): T[] => values.flatMap((value) => value ?? []);

/** A list of names with what each does; a condition that rows share is above them. */
export const rowList = (rows: Row[], studio: Studio): BlockContent[] =>
  groupsOf(rows).reduce<BlockContent[]>((blocks, { condition, rows }, index, groups) => {
    const items = rows.map((row) => rowItem(row, studio, condition !== undefined));
    const last = blocks.at(-1);
    // Rows without a condition of their own are one list.
    if (!condition && !groups[index - 1]?.condition && last?.type === 'list') last.children.push(...items);
    else blocks.push(...defined([condition && paragraph(sentence(condition)), list(items)]));
    return blocks;
  }, []);

function rowItem(row: Row, { t }: Studio, isGrouped: boolean): ListItem {
  const { name, as, meaning, does, parts = [], remedy, condition = [], facts = [] } = row;
  const colon = t('program.colon');
  const named = as === 'code' || as === 'samp' ? ({ type: 'inlineCode', value: name } as const) : strong(name);
  const known = facts.filter(([, value]) => value.length > 0);
  return item(
    [named, text((meaning ? ` (${meaning})` : '') + colon), ...sentence(does)],
    list([
      ...parts.map((part) => item([strong(part.name), text(part.does.length ? colon : ''), ...sentence(part.does)])),
      ...(remedy ? [item([text(t('program.table.remedy') + colon), ...sentence(remedy)])] : []),
      ...(!isGrouped && condition.length > 0 ? [item(sentence(condition))] : []),
      ...known.map(([fact, value]) => item([text(fact + colon), ...sentence(value)])),
    ]),
  );
}

/** What a dialog shows: its cards, each field with its kind and the value drawn, and its buttons. */
export function dialogList(dialog: Dialog, selection: Selection, studio: Studio): BlockContent[] {
  const { t } = studio;
  const values = valuesOf(dialog, selection.view);
  const fieldItem = (field: Field): ListItem[] => {
    const { columns = [], items = [], kind } = field;
    if (!field.label && !field.name) return [];
    const value = values.get(field.id);
    const shown = value === undefined ? [] : formatValue(field, value, studio);
    const parts = [...columns, ...items].flatMap((part) => (part.label ? drawn(part.label, studio) : []));
    const word = kind === 'button' ? t('program.kind.button') : kindName(kind, studio);
    return [
      item(
        [
          strong(nameOf(field, studio)),
          text(word && ` (${word})`),
          text(shown.length > 0 ? t('program.colon') : ''),
        ].concat(sentence(shown)),
        list(parts.map((part) => item(part))),
      ),
    ];
  };
  const cards = cardsOf(shownFields(dialog, selection)).flatMap(({ heading, rows }): ListItem[] => {
    const inside = rows.flatMap(({ fields }) => fields.flatMap(fieldItem));
    const label = heading?.label && drawn(heading.label, studio);
    return label ? [item([strong(label)], list(inside))] : inside;
  });
  const buttons = dialog.buttons.flatMap(({ label }) => (label ? drawn(label, studio) : []));
  const named = buttons.map((label) => item([strong(label), text(` (${t('program.kind.button')})`)]));
  const notices = dialog.notices.map((notice) => paragraph(sentence(say(notice, studio))));
  return [...notices, ...defined([list([...cards, ...named])])];
}

/** Which parts of the registry a picture of the window shows. */
const inside = (part: WindowPartName, tab: PanelTab): string[] => {
  const panel = [tab, 'tasks-box', 'groups-box'];
  if (part === 'window') return ['title-bar', ...panel, 'grid-bar', 'device-card', 'device-window'];
  if (part === 'left-panel') return panel;
  if (part === 'script-frame') return ['script'];
  return part === 'device-list' ? ['grid-bar', part] : [part];
};

/** What the main window shows; in the map, where each part is explained. */
export function windowList(part: WindowPartName, tab: PanelTab, studio: Studio, isMap = false): BlockContent[] {
  const { registry, href, t } = studio;
  const entries = inside(part, tab).flatMap((id) => registry.window.get(id) ?? []);
  const itemsOf = ({ items }: WindowPart): ListItem[] =>
    items
      .filter(({ state, label, name, text: shown }) => state !== 'hidden' && (label ?? name ?? shown))
      .map((one) => {
        const does = say(one.does, studio);
        const name = drawn(one.label ?? one.text ?? one.name, studio);
        return item([strong(name), text(does.length > 0 ? t('program.colon') : ''), ...sentence(does)]);
      });
  return defined([
    list(
      entries.map((entry) => {
        const name = drawn(entry.label ?? entry.name, studio) || entry.id;
        const target = isMap ? href(entry.page) : undefined;
        const does = [text(t('program.colon')), ...sentence(say(entry.does, studio))];
        return item([target ? link(target, name) : strong(name), ...does], isMap ? undefined : list(itemsOf(entry)));
      }),
    ),
  ]);
}
