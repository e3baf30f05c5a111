import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Blob, Face, Font, Buffer as Run, shape, Variation } from 'harfbuzzjs';
import decompress from 'woff2-encoder/decompress';

/**
 * Letters as outlines, from fonts that are installed with the project: a machine may have none for Chinese, and two
 * machines never have the same. The families are asked in their order; each comes in many files, one a range of characters.
 */
const families = [
  { name: '@fontsource-variable/inter', file: 'inter-*-opsz-normal', axes: { opsz: 32 }, han: false },
  { name: '@fontsource-variable/noto-sans-sc', file: 'noto-sans-sc-*-wght-normal', axes: {}, han: true },
] as const;

export interface LetterStyle {
  /** Height of the em in pixels. */
  size: number;
  /** 100 to 900. */
  weight: number;
  /** What is added between letters, in em; Han characters keep their squares. */
  tracking?: number;
}

export type Outline = ReturnType<Font['glyphToJson']>;

export interface PlacedGlyph {
  outline: Outline;
  /** Pixels from the beginning of the line. */
  x: number;
  /** Pixels a unit of the outline. */
  scale: number;
}

interface Family {
  axes: Readonly<Record<string, number>>;
  han: boolean;
}

interface FontFile {
  path: string;
  family: Family;
  face?: Face;
  fonts: Map<number, Weighted>;
}

interface Weighted {
  font: Font;
  outlines: Map<number, Outline>;
}

const require = createRequire(import.meta.url);

/** Which file of a family has which characters, as far as the family says; a file may have fewer. */
function filesOf({ name, file, axes, han }: (typeof families)[number]): Map<number, FontFile> {
  const ranges: Record<string, string> = JSON.parse(readFileSync(require.resolve(`${name}/unicode.json`), 'utf8'));
  const byCharacter = new Map<number, FontFile>();
  for (const [subset, list] of Object.entries(ranges)) {
    const path = require.resolve(`${name}/files/${file.replace('*', subset.replaceAll(/[[\]]/g, ''))}.woff2`);
    const own: FontFile = { path, family: { axes, han }, fonts: new Map() };
    for (const [, from = '', to = from] of list.matchAll(/U\+([\da-f]+)(?:-([\da-f]+))?/gi))
      for (let code = Number.parseInt(from, 16); code <= Number.parseInt(to, 16); code += 1) byCharacter.set(code, own);
  }
  return byCharacter;
}

let tables: Array<Map<number, FontFile>> | undefined;

/** Quotes, dashes and dots have one code for Latin and Chinese but not one shape. */
const sharedPunctuation = /[\u2014\u2018-\u201d\u2026]/;
const hanText = /\p{Script=Han}/u;
/** Signs for the typesetter that have no shape. */
const shapeless = /\u00ad|[\u200b-\u200d\u2060\ufeff]|\ufe0f/g;

function candidates(character: string, inHanText: boolean): FontFile[] {
  tables ??= families.map(filesOf);
  const code = character.codePointAt(0) ?? 0;
  const found = tables.flatMap((table) => table.get(code) ?? []);
  return inHanText && sharedPunctuation.test(character)
    ? found.toSorted((a, b) => Number(b.family.han) - Number(a.family.han))
    : found;
}

async function faceOf(file: FontFile): Promise<Face> {
  file.face ??= new Face(new Blob(await decompress(readFileSync(file.path))));
  return file.face;
}

function weighted(file: FontFile, weight: number): Weighted {
  const known = file.fonts.get(weight);
  if (known) return known;
  if (!file.face) throw new Error(`${file.path} has not been loaded`);
  const font = new Font(file.face);
  const axes = Object.entries({ ...file.family.axes, wght: weight });
  font.setVariations(axes.map(([tag, value]) => new Variation(tag, value)));
  const created = { font, outlines: new Map<number, Outline>() };
  file.fonts.set(weight, created);
  return created;
}

const anyWeight = 400;
const hasGlyph = (file: FontFile, character: string): boolean =>
  weighted(file, anyWeight).font.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined;

/** The file that draws a character; nothing if no font has it. */
async function fileFor(character: string, inHanText: boolean): Promise<FontFile | undefined> {
  for (const file of candidates(character, inHanText)) {
    await faceOf(file);
    if (hasGlyph(file, character)) return file;
  }
  return undefined;
}

const drawn = (text: string): string => text.replaceAll(shapeless, '');

/** Characters of a text that no font has, each once. */
export async function missingCharacters(text: string): Promise<string[]> {
  const missing = new Set<string>();
  for (const character of new Set(drawn(text)))
    if (!(await fileFor(character, hanText.test(text)))) missing.add(character);
  return [...missing];
}

/** A text that is ready to be set, in any size; what no font has is left out. */
export class Letters {
  private readonly files: ReadonlyMap<string, FontFile>;

  private constructor(files: ReadonlyMap<string, FontFile>) {
    this.files = files;
  }

  /** Loads the fonts of all these texts. */
  static async for(texts: readonly string[]): Promise<Letters> {
    const files = new Map<string, FontFile>();
    const inHanText = texts.some((text) => hanText.test(text));
    for (const character of new Set(texts.flatMap((text) => [...drawn(text)]))) {
      const file = await fileFor(character, inHanText);
      if (file) files.set(character, file);
    }
    return new Letters(files);
  }

  /** One line: its glyphs from left to right, and how wide it is. */
  line(text: string, { size, weight, tracking = 0 }: LetterStyle): { glyphs: PlacedGlyph[]; width: number } {
    const glyphs: PlacedGlyph[] = [];
    let x = 0;
    for (const { file, text: part } of this.runs(text)) {
      const { font, outlines } = weighted(file, weight);
      const scale = size / font.face.upem;
      const run = new Run();
      run.addText(part);
      run.guessSegmentProperties();
      shape(font, run);
      for (const { codepoint, xAdvance = 0, xOffset = 0 } of run.getGlyphInfosAndPositions()) {
        const outline = outlines.get(codepoint) ?? font.glyphToJson(codepoint);
        outlines.set(codepoint, outline);
        glyphs.push({ outline, x: x + xOffset * scale, scale });
        x += xAdvance * scale + (file.family.han ? 0 : tracking * size);
      }
    }
    return { glyphs, width: x };
  }

  /** Neighbors of one font are shaped together: letters move closer where their forms allow. */
  private runs(text: string): Array<{ file: FontFile; text: string }> {
    const runs: Array<{ file: FontFile; text: string }> = [];
    for (const character of drawn(text)) {
      const file = this.files.get(character);
      if (!file) continue;
      const last = runs.at(-1);
      if (last?.file === file) last.text += character;
      else runs.push({ file, text: character });
    }
    return runs;
  }
}
