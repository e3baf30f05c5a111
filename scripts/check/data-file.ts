import { pathInWords, withWords } from '../../src/files/words.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { isKnownLocale, type Locale } from '../../src/languages/index.ts';
import type { YamlSource } from './yaml-source.ts';

/** A YAML or JSON file of `content/`: what readers see. */
export interface DataFile {
  file: string;
  /** Path below the content folder, with `/`. */
  name: string;
  yaml: YamlSource;
  /** The language of the whole file, where its path says it. */
  locale: Locale | undefined;
}

/** `home.yaml` for `data/home.yaml` and `ru/home.yaml`; undefined for files that are read on their own. */
export function setName(name: string): string | undefined {
  const [, folder, rest = ''] = /^([^/]+)\/(.+\.yaml)$/.exec(name) ?? [];
  const isPart = folder === 'data' || isKnownLocale(folder);
  return isPart && !/^(?:search\/|glossary\.)/.test(rest) ? rest : undefined;
}

/** A file of `content/data/` and its words in each language, read as one. */
export class DataSet {
  readonly name: string;
  readonly own: DataFile | undefined;
  readonly words: ReadonlyMap<Locale, DataFile>;
  /** With the words at their places; undefined where one of the files cannot be read. */
  readonly data: unknown;

  constructor(name: string, files: readonly DataFile[]) {
    this.name = name;
    this.own = files.find(({ locale }) => !locale);
    this.words = new Map(files.flatMap((entry) => (entry.locale ? [[entry.locale, entry]] : [])));
    const words = [...this.words].map(([locale, { yaml }]) => [locale, yaml.data] as const);
    const isBroken = files.some(({ yaml }) => yaml.problems.length > 0);
    this.data = isBroken ? undefined : (withWords(this.own?.yaml.data ?? undefined, words) ?? {});
  }

  /** Where a value stands; one that is missing, where it would: among the words if it is a text. */
  place(path: readonly PropertyKey[], isText = false): { file: string; line: number } | undefined {
    const code = String(path.at(-1));
    const locale = isKnownLocale(code) ? code : undefined;
    const inWords = pathInWords(this.own?.yaml.data, locale ? path.slice(0, -1) : path);
    const source = this.words.get(defaultLocale);
    const texts = [locale && this.words.get(locale), source, ...this.words.values()];
    const [found] = (isText && source ? [source] : locale ? [...texts, this.own] : [this.own, ...texts])
      .flatMap((entry) => (entry ? [{ entry, path: entry === this.own ? path : inWords }] : []))
      .toSorted((a, b) => (locale ? 0 : b.entry.yaml.depthOf(b.path) - a.entry.yaml.depthOf(a.path)));
    return found && { file: found.entry.file, line: found.entry.yaml.lineOf(found.path) };
  }
}
