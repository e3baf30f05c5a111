import { defineMdastPlugin, type MdastPluginEntry } from 'satteri';
import { currentProgram } from '../../program/load.ts';
import { linksOn } from '../../program/state.ts';
import { useOf } from '../../program/uses.ts';
import { attributesOf, componentsIn, withAttributes } from './node.ts';

const pictures = ['ProgramDialog', 'ProgramWindow', 'SettingsTable', 'WindowMap'];
const written = new RegExp(`<(?:${pictures.join('|')})\\b`);

/**
 * Pictures and tables of a dialog on one page link to each other: each learns which fields, and its place on the page. A
 * picture with its table right behind it is one block: where there is room they are side by side.
 */
export const program: MdastPluginEntry = ({ source }) => {
  if (!written.test(source)) return null;
  return defineMdastPlugin({
    name: 'program',
    before(root, ctx) {
      const blocks = [...componentsIn(root)].filter(({ name }) => pictures.includes(name ?? ''));
      const uses = blocks.map((node) => useOf(node.name ?? '', attributesOf(node)));
      const links = linksOn(
        uses.flatMap((use) => use ?? []),
        currentProgram.registry.dialogs,
      );
      const linked = blocks.map((node, place) => {
        const own = uses[place] && links.shift();
        const ids = own && { linked: [...own.linked].join(' '), targets: [...own.targets].join(' ') };
        return withAttributes(node, { place: String(place), ...ids });
      });
      const isBeside = (place: number): boolean => {
        const [picture, table] = [uses[place], uses[place + 1]];
        const at = root.children.findIndex((child) => child === blocks[place]);
        const isNext = at >= 0 && root.children[at + 1] === blocks[place + 1];
        return isNext && picture?.kind === 'picture' && table?.kind === 'table' && picture.dialog === table.dialog;
      };
      for (const [place, node] of blocks.entries()) {
        const [picture, table] = linked.slice(place);
        if (isBeside(place - 1)) ctx.removeNode(node);
        else if (picture && table && isBeside(place))
          ctx.replaceNode(node, { ...picture, name: 'ProgramBeside', attributes: [], children: [picture, table] });
        else if (picture) ctx.replaceNode(node, picture);
      }
    },
  });
};
