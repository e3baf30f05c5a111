import { describe, expect, it } from 'vitest';
import { program } from './load.ts';
import { cardsOf } from './rows.ts';
import { sampleDialog } from './sample-dialog.ts';
import { linksOn, numbersOf, pinId, rowId, shownFields, tableFields } from './state.ts';

const sample = sampleDialog(
  `
  - id: way
    kind: radio
    label: way
    does: Does it.
    default: a
    options: [{ id: a, label: A }, { id: b, label: B }]
  - { id: one, kind: section, label: One }
  - { id: first, kind: text, label: first, does: Does it. }
  - { id: only_b, kind: text, label: only_b, does: Does it., shownIf: [{ field: way, is: [b] }] }
  - { id: deeper, kind: text, label: deeper, does: Does it., shownIf: [{ field: way, not: [a] }] }
  - { id: two, kind: section, label: Two }
  - { id: last, kind: text, label: last, does: Does it. }
  `,
  { second: { way: 'b' } },
);
const dialogs = new Map([['sample', sample]]);
const ids = (fields: Array<{ id: string }>): string[] => fields.map(({ id }) => id);

describe('what a picture shows', () => {
  it('follows the defaults, and what a view sets', () => {
    expect(ids(shownFields(sample, {}))).toEqual(['way', 'one', 'first', 'two', 'last']);
    expect(ids(shownFields(sample, { view: 'second' }))).toContain('only_b');
  });

  it('knows what is shown for all values but one', () => {
    expect(ids(shownFields(sample, {}))).not.toContain('deeper');
    expect(ids(shownFields(sample, { view: 'second' }))).toContain('deeper');
  });

  it('lets a borrowed field hang only on fields that came with it', () => {
    const group = program.dialogs.get('group-post');
    expect(group && ids(shownFields(group, {}))).toContain('post_way');
  });

  it('can be one part, from a heading to the next', () => {
    expect(ids(shownFields(sample, { view: 'second', part: 'one' }))).toEqual(['one', 'first', 'only_b', 'deeper']);
    expect(ids(tableFields(sample, { part: 'two' }))).toEqual(['last']);
  });

  it('has an id for every row and pin', () => {
    expect(rowId('white-label', 'appName')).toBe('white-label-appname');
    expect(pinId('post', 'sound_name')).toBe('pin-post-sound-name');
  });
});

describe('numbers', () => {
  it('run from 1 over everything that is explained', () => {
    expect([...numbersOf(sample)]).toEqual([
      ['way', 1],
      ['first', 2],
      ['only_b', 3],
      ['deeper', 4],
      ['last', 5],
    ]);
  });

  it('are links where picture and table meet', () => {
    expect(linksOn([{ kind: 'picture', dialog: 'sample' }], dialogs)).toEqual([
      { linked: new Set(), targets: new Set() },
    ]);
    const [picture, table] = linksOn(
      [
        { kind: 'picture', dialog: 'sample' },
        { kind: 'table', dialog: 'sample', part: 'one' },
      ],
      dialogs,
    );
    expect(picture?.linked).toEqual(new Set(['first']));
    expect(table?.linked).toEqual(new Set(['first']));
  });

  it('lead to the first picture of a field', () => {
    const [first, , second] = linksOn(
      [
        { kind: 'picture', dialog: 'sample', part: 'one' },
        { kind: 'table', dialog: 'sample' },
        { kind: 'picture', dialog: 'sample', view: 'second' },
      ],
      dialogs,
    );
    expect(first?.targets).toEqual(new Set(['first']));
    expect(second?.linked).toEqual(new Set(['way', 'first', 'only_b', 'deeper', 'last']));
    expect(second?.targets).toEqual(new Set(['way', 'only_b', 'deeper', 'last']));
  });
});

describe('rows', () => {
  const rowsOf = (id: string, tab?: string): string[] => {
    const dialog = program.dialogs.get(id);
    if (!dialog) throw new Error(id);
    return cardsOf(shownFields(dialog, { tab })).flatMap(({ rows }) =>
      rows.filter(({ kind }) => kind !== 'single').map(({ kind, fields }) => `${kind} ${ids(fields).join(' ')}`),
    );
  };

  it('put a button next to the field it belongs to', () => {
    expect(rowsOf('every-row')).toContain('beside folder select');
    expect(rowsOf('license-management')).toContain('beside machine_id copy');
  });

  it('put the buttons of a row into the table', () => {
    expect(rowsOf('every-row')).toContain('beside table retry delete');
  });

  it('set ticks in a line and probabilities in tiles', () => {
    expect(rowsOf('every-row')).toContain('line likes comments');
    expect(rowsOf('every-row')).toContain('tiles follow share');
  });

  it('set an address and the end of its range in a line', () => {
    expect(rowsOf('scan-tcp', 'range')).toContain('line ip ip_end');
  });
});
