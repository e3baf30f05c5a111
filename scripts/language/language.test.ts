import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { knownLocales } from '../../src/languages/index.ts';
import { rangeOfValue } from '../check/config-source.ts';
import { requiredNames } from '../check/data-files.ts';
import { canonicalCode, languageFile, withLanguage } from './new-language.ts';
import { withoutLanguage } from './yaml-values.ts';

describe('a new language', () => {
  it('is told by its code', () => {
    expect(canonicalCode('de')).toBe('de');
    expect(canonicalCode('pt-br')).toBe('pt-BR');
    expect(canonicalCode('xx-nonsense-code')).toBeUndefined();
    expect(canonicalCode('qqq')).toBeUndefined();
    expect(canonicalCode('no code')).toBeUndefined();
  });

  it('comes with what the platform knows about it', () => {
    const german = languageFile('de');
    for (const line of [
      'export const de: Language = {',
      "name: 'Deutsch'",
      "shortName: 'DE'",
      "englishName: 'German'",
      "openGraph: 'de_DE'",
      "percent: '\\u00a0%'",
      'Script=Latin',
    ])
      expect(german).toContain(line);
    expect(languageFile('pl')).toMatch(/plurals: \[('(one|few|many|other)'(, )?){4}\]/);
    expect(languageFile('ja')).toContain('spaced: false');
  });

  it('joins the others', () => {
    const index = readFileSync('src/languages/index.ts', 'utf8');
    const joined = withLanguage(index, 'pt-BR');
    expect(joined).toContain("import { ptBR } from './pt-BR.ts';");
    expect(joined).toMatch(/languages = \{ .*, 'pt-BR': ptBR \} satisfies/);
  });

  it('needs no file of its own before the site can be built', () => {
    const own = (name: string): boolean => knownLocales.some((code) => name.split(/[./]/).includes(code));
    expect(requiredNames.filter(own)).toEqual([]);
  });

  it('is a file of src/languages, and every such file is a language', () => {
    const files = readdirSync('src/languages').filter((name) => /^[a-z]{2,3}(-[A-Za-z]+)?\.ts$/.test(name));
    expect(files.map((name) => name.replace('.ts', '')).sort()).toEqual([...knownLocales].sort());
  });
});

it('a setting of the owner’s file is found whatever stands around it', () => {
  const text = "const more = ['ru'];\nexport default defineSite({ origin: 'x', languages: ['en', ...more], a: 1 });\n";
  const { from, to } = rangeOfValue(text, ['languages']) ?? { from: 0, to: 0 };
  expect(text.slice(from, to)).toBe("['en', ...more]");
  expect(rangeOfValue(text, ['nothing'])).toBeUndefined();
});

describe('taking a language out of YAML', () => {
  it.each([
    ['a map on one line', 'a: { en: "x", zh-Hans: "y", ru: "z" } # why', 'a: { en: "x", zh-Hans: "y" } # why'],
    ['the first of a line', 'a: { ru: z, en: x }\n', 'a: { en: x }\n'],
    ['a map of lines', 'a:\n  en: x\n  ru: z\n  zh-Hans: y\nb: 1\n', 'a:\n  en: x\n  zh-Hans: y\nb: 1\n'],
    ['a long text', 'a:\n  en: x\n  ru: >\n    long\n    text\nb: 1\n', 'a:\n  en: x\nb: 1\n'],
    ['a list of texts', 'a:\n  - en: x\n    ru: z\n  - { en: x, ru: z }\n', 'a:\n  - en: x\n  - { en: x }\n'],
    ['the first behind a dash', 'a:\n  - ru: z\n    en: x\n', 'a:\n  - en: x\n'],
    ['words of a whole language', 'en:\n  a: b\nru:\n  "c*": d\n', 'en:\n  a: b\n'],
  ])('%s', (_, before, after) => {
    expect(withoutLanguage(before, 'ru', 'en')).toBe(after);
  });

  it('leaves alone what only looks like one', () => {
    const text = 'ru: a shop\nname: { ru: only }\n';
    expect(withoutLanguage(text, 'ru', 'en')).toBe(text);
  });
});
