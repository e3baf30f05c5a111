import { defineMdastPlugin, type MdastPluginEntry } from 'satteri';
import { currentProgram } from '../../program/load.ts';
import { linksOn } from '../../program/state.ts';
import { useOf } from '../../program/uses.ts';
import { attributesOf, componentsIn, withAttributes } from './node.ts';

const pictures = ['ProgramDialog', 'ProgramWindow', 'SettingsTable', 'WindowMap'];
const written = new RegExp(`<(?:${pictures.join('|')})\\b`);

/** Pictures and tables of a dialog on one page link to each other: each learns which fields, and its place on the page. */
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
      for (const [place, node] of blocks.entries()) {
        const own = uses[place] && links.shift();
        const ids = own && { linked: [...own.linked].join(' '), targets: [...own.targets].join(' ') };
        ctx.replaceNode(node, withAttributes(node, { place: String(place), ...ids }));
      }
    },
  });
};
