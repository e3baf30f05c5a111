import { describe, expect, it } from 'vitest';
import { locales } from '../lib/locales.ts';
import { programData, programDataSchema } from './data.ts';
import { programNames } from './load.ts';
import { studioIn } from './studio.ts';

describe.each(locales)('program.json in %s', (locale) => {
  const data: unknown = JSON.parse(JSON.stringify(programData(studioIn(locale))));

  it('has the documented shape', () => {
    expect(programDataSchema.safeParse(data).error?.issues ?? []).toEqual([]);
  });

  it('holds every label that a page can name', () => {
    const { fill } = studioIn(locale);
    const texts = new Set<string>();
    JSON.stringify(data, (_, value: unknown) => {
      if (typeof value === 'string') texts.add(value);
      return value;
    });
    // Columns keep the words of their cells to themselves; those are the words of states and options elsewhere.
    const missing = [...programNames.values()]
      .filter(({ name }) => name.split('.').length < 4)
      .map(({ label }) => fill(label[locale]))
      .filter((label) => !texts.has(label));
    expect(missing).toEqual([]);
  });
});

it('says when a control is shown, and names labels in quotes', () => {
  const { dialogs, messages } = programData(studioIn('en'));
  const post = dialogs.find(({ id }) => id === 'post');
  expect(post?.controls.find(({ id }) => id === 'sound_name')?.shown).toBe('Shown when “Post Way” is “Use Sound”.');
  expect(messages.find(({ id }) => id === 'agentStartTimeout')?.remedy).toContain('“Clear Agent Cache”');
});
