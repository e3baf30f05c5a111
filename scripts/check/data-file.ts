import type { Locale } from '../../src/languages/index.ts';
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
