import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const folders = new Set<string>();

/** A package by its name, version and license, with the text of the license. */
function describe(folder: string): string {
  const { name, version, license }: Record<string, string> = JSON.parse(
    readFileSync(join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  return `## ${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}\n`;
}

/** `licenses.txt`: what code of others is sent to readers. Workers are bundled first, by a plugin of their own. */
export const licenses = (isWorker: boolean): Plugin => ({
  name: 'licenses',
  applyToEnvironment: ({ name }) => name === 'client',
  generateBundle(_, bundle) {
    for (const chunk of Object.values(bundle))
      for (const id of chunk.type === 'chunk' ? chunk.moduleIds : []) {
        const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
        if (folder && !id.startsWith('\0')) folders.add(folder);
      }
    const source = [...folders].map(describe).sort().join('\n');
    if (!isWorker) this.emitFile({ type: 'asset', fileName: 'licenses.txt', source });
  },
});
