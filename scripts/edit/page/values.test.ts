import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { disk } from '../../check/files.ts';
import { valuesIn, withValue } from './values.ts';

const yaml = `# Head: stays.
phones:
  value: 200+   # as the copy says
  use: value
  amount: 8
  android: "5.0"
  on: true
questions:
  - id: what
    ask: { en: "What is {brand}?", ru: 'Что такое {brand}?' }   # two languages
    answer:
      en: "A program."

      # A comment between.
      ru: Программа: нет
`.replace('Программа: нет', 'Программа');

const changed = (path: string, value: string, text = yaml): string | undefined =>
  withValue(text, path.split('.'), value);

describe('a value in its place', () => {
  it.each([
    ['phones.value', '100+', 'value: 200+   # as', 'value: 100+   # as'],
    ['phones.amount', '12', 'amount: 8', 'amount: 12'],
    ['phones.amount', 'a dozen', 'amount: 8', 'amount: a dozen'],
    ['phones.android', '6.0', '"5.0"', '"6.0"'],
    ['phones.on', 'false', 'on: true', 'on: false'],
    ['phones.value', '7', 'value: 200+', 'value: "7"'],
    ['phones.value', 'true', 'value: 200+', 'value: "true"'],
    ['phones.value', 'a: b # c', 'value: 200+', 'value: "a: b # c"'],
    ['questions.0.ask.en', 'Say "what"?', '"What is {brand}?"', '"Say \\"what\\"?"'],
    ['questions.0.ask.ru', "д'Артаньян", "'Что такое {brand}?'", "'д''Артаньян'"],
    ['questions.0.ask.ru', 'одно\nдругое', "'Что такое {brand}?'", '"одно\\nдругое"'],
    ['questions.0.answer.ru', '# не комментарий', 'ru: Программа', 'ru: "# не комментарий"'],
  ])('%s becomes %j', (path, value, from, to) => {
    expect(changed(path, value)).toBe(yaml.replace(from, to));
    expect(yaml).toContain(from);
  });

  it('is added where a language has none', () => {
    expect(changed('questions.0.ask.zh-Hans', '是什么？')).toBe(
      yaml.replace("{brand}?' }", '{brand}?\', zh-Hans: "是什么？" }'),
    );
    expect(changed('questions.0.answer.zh-Hans', '程序')).toBe(
      yaml.replace('ru: Программа\n', 'ru: Программа\n      zh-Hans: "程序"\n'),
    );
    expect(changed('0.ru', 'да', '- en: "yes"\n- en: "no"\n')).toBe('- en: "yes"\n  ru: "да"\n- en: "no"\n');
  });

  it('of a block keeps the block', () => {
    const block = 'log: |-\n    one\n    two\nnext: 1\n';
    expect(changed('log', 'one\n\nthree', block)).toBe('log: |-\n    one\n\n    three\nnext: 1\n');
  });

  it('of JSON stays JSON', () => {
    const json = '{\n  "a": "x",\n  "b": { "one": "1", "other": "2" }\n}\n';
    expect(changed('b.other', 'say "2"', json)).toBe(json.replace('"2"', '"say \\"2\\""'));
    expect(JSON.parse(String(changed('c', 'new', '{\n  "a": "x"\n}\n')))).toEqual({ a: 'x', c: 'new' });
  });

  it('is refused when it is none', () => {
    expect(changed('questions', 'x')).toBeUndefined();
    expect(changed('not.there', 'x')).toBeUndefined();
    expect(changed('a', 'x', 'a: [')).toBeUndefined();
    expect(valuesIn('a: [')).toEqual([]);
  });
});

it('a value has a name a person understands', () => {
  const values = valuesIn(yaml);
  expect(values).toContainEqual({
    path: ['questions', 0, 'ask', 'en'],
    label: ['questions', 'what', 'ask', 'en'],
    value: 'What is {brand}?',
  });
  expect(values.find(({ path }) => path.at(-1) === 'amount')).toMatchObject({ value: '8' });
});

it('every value of every data file can be written again, and the file stays the same byte for byte', () => {
  const content = 'tests/site/content';
  const files = disk.below(content).filter((name) => /\.(?:yaml|json)$/.test(name));
  let count = 0;
  for (const name of files) {
    const text = readFileSync(join(content, name), 'utf8');
    // A handful of each file: a file is read again for every value.
    const values = valuesIn(text);
    for (const { path, value } of values.filter((_value, index) => index % Math.ceil(values.length / 3) === 0)) {
      expect(withValue(text, path, value), `${name} ${path.join('.')}`).toBe(text);
      count += 1;
    }
  }
  expect(count).toBeGreaterThan(20);
});
