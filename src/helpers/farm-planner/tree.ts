import type { Computer } from './farm-plan.ts';

export type TreeNode =
  | { kind: 'computer' }
  | { kind: 'controller'; number: number; phones: number }
  | { kind: 'splitter' }
  | { kind: 'bank'; phones: number }
  | { kind: 'more'; hubs: number };

/** One line of the drawn tree; `parent` is the index of the line it hangs on. */
export type TreeLine = TreeNode & { depth: number; parent: number };

/** The tree of one computer as lines to draw, at most `maxBanks` hubs and then how many are left out. */
export function treeLines(computer: Computer, maxBanks: number): TreeLine[] {
  const lines: TreeLine[] = [{ kind: 'computer', depth: 0, parent: -1 }];
  const add = (node: TreeNode, parent: number): number =>
    lines.push({ ...node, depth: (lines[parent]?.depth ?? 0) + 1, parent }) - 1;
  let drawn = 0;
  for (const [index, controller] of computer.controllers.entries()) {
    if (drawn >= maxBanks) break;
    const at = add({ kind: 'controller', number: index + 1, phones: controller.phones }, 0);
    for (const branch of controller.branches) {
      const shown = branch.banks.slice(0, maxBanks - drawn);
      if (shown.length === 0) break;
      const parent = branch.splitter ? add({ kind: 'splitter' }, at) : at;
      for (const phones of shown) add({ kind: 'bank', phones }, parent);
      drawn += shown.length;
    }
  }
  const left = computer.banks.length - drawn;
  if (left > 0) add({ kind: 'more', hubs: left }, 0);
  return lines;
}
