import { describe, expect, it } from 'vitest';
import { type Cleared, Clearing } from './cleared.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';
import { contentOf, pageOf } from './testing.ts';

const page = (slug: string, body: string, title = slug) => pageOf(`---\ntitle: ${title}\n---\n\n${body}\n`, { slug });
const code = [{ file: 'src/a.ts', text: 'a' }];
const finding = (file: string): RawFinding => ({ rule: 'typography', file, what: 'is wrong', fix: 'right it' });

interface Looked {
  /** The texts that were looked at one by one. */
  at: string[];
  /** Whether what is no body of a text was looked at. */
  else: boolean;
  cleared: Cleared;
}

/** One check: a text is wrong that says so. */
async function look(content: Content, last?: Cleared, sources = code, data: RawFinding[] = []): Promise<Looked> {
  const clearing = new Clearing(content, sources, last);
  const at: string[] = [];
  clearing.byFile(({ pages }) => {
    at.push(...pages.map(({ slug }) => slug));
    return pages.filter(({ body }) => body.includes('wrong')).map(({ file }) => finding(file));
  });
  let isElse = false;
  await clearing.withoutBodies('data', () => {
    isElse = true;
    return data;
  });
  return { at, else: isElse, cleared: clearing.cleared };
}

describe('a check after another', () => {
  it('looks at everything the first time', async () => {
    expect(await look(contentOf([page('one', 'a'), page('two', 'b')]))).toMatchObject({
      at: ['one', 'two'],
      else: true,
    });
  });

  it('looks at the text that was edited', async () => {
    const { cleared } = await look(contentOf([page('one', 'a'), page('two', 'b')]));
    expect(await look(contentOf([page('one', 'other'), page('two', 'b')]), cleared)).toMatchObject({
      at: ['one'],
      else: false,
    });
  });

  it('looks again where something was wrong', async () => {
    const wrong = contentOf([page('one', 'wrong'), page('two', 'b')]);
    const { cleared } = await look(wrong, undefined, code, [finding('content/facts.yaml')]);
    expect(await look(wrong, cleared)).toMatchObject({ at: ['one'], else: true });
  });

  it.each<[string, Content, typeof code]>([
    ['front matter', contentOf([page('one', 'a', 'Another'), page('two', 'b')]), code],
    ['the code', contentOf([page('one', 'a'), page('two', 'b')]), [{ file: 'src/a.ts', text: 'other' }]],
    ['a new text', contentOf([page('one', 'a'), page('two', 'b'), page('three', 'c')]), code],
    ['a new file', { ...contentOf([page('one', 'a'), page('two', 'b')]), files: ['new.yaml'] }, code],
  ])('looks at everything after a change of %s', async (_, content, sources) => {
    const { cleared } = await look(contentOf([page('one', 'a'), page('two', 'b')]));
    const { at, else: rest } = await look(content, cleared, sources);
    expect(at).toHaveLength(content.pages.length);
    expect(rest).toBe(true);
  });
});
