import { build } from 'vite';
import { afterEach, expect, it } from 'vitest';
import { joinModule, type NotedText, replaceableTexts, splitModule } from './replaceable-text.ts';

afterEach(() => {
  globalThis.changedTexts = undefined;
});

/** As MDX writes it, with text of several bytes a letter before and after what is moved. */
const written = (sentence: string, imports = `import { join as _join } from 'node:path';`): string => `${imports}
function _createMdxContent() { return _join('${sentence}', 'b'); }
export const frontmatter = { title: '标题 🙂' };
export function getHeadings() { return [] }
export const Content = () => _createMdxContent();
export default Content;
Content.moduleId = 'a text after the import.';
import { basename } from 'node:path';`;

async function load(code: string): Promise<{ said: unknown; title: unknown; names: string[] }> {
  const module = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return { said: module.default(), title: module.frontmatter.title, names: Object.keys(module).sort() };
}

it('a module says the same in two parts', async () => {
  const code = written('一');
  const parts = splitModule(code);
  expect(parts?.imports).toHaveLength(2);
  expect(await load(parts ? joinModule('/text.mdx', parts) : '')).toEqual(await load(code));
});

it('names all that a pattern exports', () => {
  expect(splitModule('export const { a, b: [c] } = { a: 1, b: [2] };')?.exported).toEqual(['a', 'c']);
});

it('says what a newer text says, if there is one', async () => {
  const [old, newer] = [splitModule(written('old')), splitModule(written('newer'))];
  globalThis.changedTexts = new Map([['/text.mdx', new Function(`return ${newer?.make}`)()]]);
  expect((await load(old ? joinModule('/text.mdx', old) : '')).said).toBe('newer/b');
  // Another module of the same form.
  expect((await load(old ? joinModule('/other.mdx', old) : '')).said).toBe('old/b');
});

it.each([
  ['exports what it does not declare', `export { join } from 'node:path';`],
  ['exports all of another', `export * from 'node:path';`],
  ['exports nothing', `export {};`],
  ['exports a function without a name', `export default function () {}`],
  ['exports under another name', `const a = 1; export { a as b };`],
  ['exports an expression', `export default () => 1;`],
  ['knows its place', `export const here = import.meta.url;`],
  ['imports later', `export const later = () => import('node:path');`],
  ['waits', `export const one = await 1;`],
  ['cannot be read', `export const = 1;`],
])('leaves a module as it is that %s', (_, code) => {
  expect(splitModule(code)).toBeUndefined();
});

/** What the plugin notes of a text. */
async function note(code: string, meta: object = {}): Promise<NotedText | undefined> {
  let noted: NotedText | undefined;
  await build({
    configFile: false,
    logLevel: 'silent',
    plugins: [
      {
        name: 'text',
        resolveId: (id) => (id.endsWith('.mdx') ? id : undefined),
        load: (id) => (id.endsWith('.mdx') ? { code, meta: { astro: meta } } : undefined),
      },
      replaceableTexts((text) => {
        noted = text;
      }),
    ],
    build: { ssr: true, write: false, rolldownOptions: { input: '/text.mdx', external: /^node:/ } },
  });
  return noted;
}

it('another sentence has the same frame, another component or other islands have not', async () => {
  const frames = await Promise.all([
    note(written('one')),
    note(written('two')),
    note(written('one', `import { resolve as _join } from 'node:path';`)),
    note(written('one'), { hydratedComponents: ['a'] }),
  ]);
  const [one, two, three, four] = frames.map((text) => text?.frame);
  expect(one).toBeTruthy();
  expect(two).toBe(one);
  expect(three).not.toBe(one);
  expect(four).not.toBe(one);
});
