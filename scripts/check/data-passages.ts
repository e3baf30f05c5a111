import type { Content, DataFile } from './content.ts';
import { setName } from './data-file.ts';
import { dataPassage, type Names, type Passage } from './passage.ts';
import { remembered } from './remember.ts';
import type { YamlSource } from './yaml-source.ts';

/** Lists of what readers may type or writers may not, wrong spellings included: no rule of language applies. */
const wordless = /\/search\/|\/glossary\.yaml$/;

/** What the program shows is quoted as it is: no rule of language applies to it. */
const quoted = new Set(['label', 'message', 'title', 'opensFrom', 'counter', 'created', 'button', 'empty', 'text']);
export const isQuoted = (name: string, path: string[], text = ''): boolean =>
  name.startsWith('program/') &&
  // An example of JSON in a text box is code.
  (name === 'program/samples.yaml' || quoted.has(path.at(-1) ?? '') || /^\{.*\}$/.test(text));

/** Everything readers see, from pages and data. */
export function allPassages({ pages, data, names }: Content): Passage[] {
  const read = passagesWith(names);
  const fromData = data.filter(({ name }) => !wordless.test(name)).flatMap((entry) => read(entry));
  return [...pages.flatMap((page) => page.passages), ...fromData];
}

/** The passages of a file change when the file does, or a name that is cited in it. */
const passagesWith = remembered((names: Names) => {
  const known = new WeakMap<YamlSource, Passage[]>();
  return ({ yaml, file, name, locale }: DataFile): Passage[] => {
    const passages =
      known.get(yaml) ??
      yaml.strings.flatMap(({ path, line, text }): Passage[] => {
        if (!locale || path.at(-1) === 'slug' || isQuoted(setName(name) ?? name, path, text)) return [];
        return text.trim() ? [dataPassage(names, { file, locale, line }, text)] : [];
      });
    known.set(yaml, passages);
    return passages;
  };
});
