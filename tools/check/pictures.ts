import { extname, join } from 'node:path';
import sharp from 'sharp';
import { isKnownLocale, type Locale } from '../../src/languages/index.ts';
import {
  captionsIn,
  isMade,
  mediaPath,
  pictureFormats,
  saysNothing,
  videoFormats,
} from '../../src/markdown/media/place.ts';
import type { Content } from './content.ts';
import { decode, type Files } from './files.ts';
import type { RawFinding } from './finding.ts';
import type { Page } from './page.ts';
import { svgProblems } from './svg.ts';

const megabyte = 1024 * 1024;

/**
 * What an original may weigh. Readers get smaller ones, but for drawings and what moves; every clone and every first
 * build get the original.
 */
const heaviest = {
  photo: { bytes: 6 * megabyte, fix: 'make it at most 3000 pixels wide and save it as JPEG, quality 85' },
  drawing: { bytes: megabyte / 4, fix: 'it is sent as it is: take embedded bitmaps and metadata out of it' },
  moving: { bytes: megabyte, fix: 'show it as a film: save it as MP4 and write <Video>' },
  film: { bytes: 25 * megabyte, fix: 'cut it, or save it with a lower bit rate: some hosts take no larger file' },
};

type Said = Pick<RawFinding, 'what' | 'fix'> & Partial<RawFinding>;

/** A file named in a text, and as what. */
interface Use {
  src: string;
  kind: 'picture' | 'film';
  line: number;
}

/** The name is said with what is wrong. */
const named = (label: string, said: Said[]): Said[] => said.map((one) => ({ ...one, what: `${label}: ${one.what}` }));

/** Pictures, films and captions in the texts exist, can be shown, have words for those who do not see or hear them. */
export async function checkPictures(content: Content, root: string, files: Files): Promise<RawFinding[]> {
  const shelf = new Shelf(files);
  const found: RawFinding[] = [];
  const used = new Set<string>();
  for (const page of content.pages) {
    const at = (src: string): string =>
      src.startsWith('/') ? join(root, 'public', src) : mediaPath(src, page.path, content.dir);
    const add = (line: number, said: Said[]): void => {
      found.push(...said.map((one) => ({ rule: 'pictures' as const, file: page.file, line, ...one })));
    };
    for (const { src, kind, line } of usesIn(page)) {
      if (isMade(src)) continue;
      const said = /^(?:https?:)?\/\//i.test(src) ? elsewhere : await shelf.problems(at(src), kind);
      add(line, named(`${kind} ${src}`, said));
      used.add(at(src));
    }
    for (const { url, text, line, image, alone } of page.links) {
      if (image && !alone && !isMade(url)) add(line, named(`picture ${url}`, inTheMiddle));
      if (image) add(line, descriptionSaid(text));
    }
    for (const { name, attributes, line } of page.elements) {
      if (name === 'Picture') add(line, await pictureSaid(attributes, at, shelf));
      if (name !== 'Video') continue;
      const captions = attributes.get('captions');
      add(line, filmSaid(attributes, captions && shelf.captions(at(captions), page.locale), page.locale));
      for (const locale of captions ? content.site.languages : [])
        if (isKnownLocale(locale)) used.add(captionsIn(at(captions ?? ''), locale));
    }
  }
  return [...found, ...unusedIn(content, used)];
}

const elsewhere: Said[] = [
  {
    what: 'comes from another site, which the security policy blocks',
    fix: 'save it beside the page and write ./name.png, or in content/pictures and write name.png',
  },
];

const inTheMiddle: Said[] = [
  {
    what: 'stands in the middle of a text',
    fix: 'give it a paragraph of its own, with an empty line before and after',
    unbuildable: true,
  },
];

function usesIn({ links, elements }: Page): Use[] {
  return [
    ...links.filter(({ image }) => image).map(({ url, line }): Use => ({ src: url, kind: 'picture', line })),
    ...elements.flatMap(({ name, attributes, line }): Use[] => {
      const use = (attribute: string, kind: Use['kind']): Use[] => {
        const src = attributes.get(attribute);
        return src ? [{ src, kind, line }] : [];
      };
      if (name === 'Picture') return [...use('src', 'picture'), ...use('dark', 'picture')];
      return name === 'Video' ? [...use('src', 'film'), ...use('poster', 'picture')] : [];
    }),
  ];
}

/** That there is one is looked at with links and components. */
const descriptionSaid = (alt: string): Said[] =>
  saysNothing(alt)
    ? [{ what: `the description "${alt}" does not say what the picture shows`, fix: 'describe it in a few words' }]
    : [];

type Attributes = Page['elements'][number]['attributes'];

/** What only `<Picture>` can have wrong, beside its files. */
async function pictureSaid(attributes: Attributes, at: (src: string) => string, shelf: Shelf): Promise<Said[]> {
  const [src, dark, alt] = [attributes.get('src'), attributes.get('dark'), attributes.get('alt')];
  const said = descriptionSaid(alt ?? '');
  const light = src && (await shelf.size(at(src)));
  const other = dark && (await shelf.size(at(dark)));
  if (!light || !other || Math.abs(light.width / light.height / (other.width / other.height) - 1) < 0.01) return said;
  const shape = ({ width, height }: Size): string => `${width} × ${height}`;
  return [
    ...said,
    {
      what: `${dark} is ${shape(other)}, ${src} is ${shape(light)}: the page would jump between light and dark`,
      fix: 'cut one of them to the proportions of the other',
    },
  ];
}

function filmSaid(attributes: Attributes, captions: Said[] | undefined | '', locale: Locale): Said[] {
  const named = attributes.get('captions');
  if (named) return captions || [];
  if (attributes.has('silent')) return [];
  return [
    {
      what: '<Video> has no captions',
      fix: `write captions="clip.vtt" and put clip.${locale}.vtt beside the film, or silent when it has no sound`,
    },
  ];
}

interface Size {
  width: number;
  height: number;
}

/** Looks at each file once, whoever shows it. */
class Shelf {
  private readonly files: Files;
  private readonly looked = new Map<string, Promise<Said[]>>();

  constructor(files: Files) {
    this.files = files;
  }

  problems(path: string, kind: Use['kind']): Promise<Said[]> {
    const key = `${kind} ${path}`;
    const known = this.looked.get(key) ?? this.look(path, kind);
    this.looked.set(key, known);
    return known;
  }

  async size(path: string): Promise<Size | undefined> {
    const bytes = this.files.read(path);
    if (!bytes) return undefined;
    return sharp(bytes)
      .metadata()
      .catch(() => undefined);
  }

  captions(path: string, locale: Locale): Said[] {
    const own = captionsIn(path, locale);
    const bytes = this.files.read(own);
    const name = own.split(/[\\/]/).at(-1) ?? '';
    if (!bytes) return [{ what: `there are no captions ${name}`, fix: 'write them, in WebVTT, for this language' }];
    const { text, problem } = decode(bytes);
    if (problem) return [{ what: `captions ${name}: line ${problem.line} ${problem.what}`, fix: problem.fix }];
    return text.startsWith('WEBVTT') && text.includes('-->')
      ? []
      : [
          {
            what: `captions ${name} are no WebVTT`,
            fix: 'begin with the line WEBVTT; then, after an empty line each, 00:01.000 --> 00:04.000 and its words',
          },
        ];
  }

  private async look(path: string, kind: Use['kind']): Promise<Said[]> {
    const ending = extname(path).toLowerCase();
    const formats = kind === 'film' ? videoFormats : pictureFormats;
    if (!formats.includes(ending))
      return [{ what: `is no ${kind} the site can show`, fix: `use one of ${formats.join(', ')}`, unbuildable: true }];
    const bytes = this.files.read(path);
    if (!bytes) return missing;
    if (kind === 'film') return [...filmBytesSaid(bytes), ...weightSaid(bytes, heaviest.film)];
    const broken = ending === '.svg' ? svgSaid(bytes) : await bitmapSaid(bytes);
    const limit = ending === '.svg' ? 'drawing' : ending === '.gif' ? 'moving' : 'photo';
    return broken.length > 0 ? broken : weightSaid(bytes, heaviest[limit]);
  }
}

const missing: Said[] = [
  {
    what: 'there is no such file',
    fix: 'put it beside the page and write ./name.png, or in content/pictures and write name.png; with capital letters as in its name',
    unbuildable: true,
  },
];

function weightSaid(bytes: Uint8Array, limit: { bytes: number; fix: string }): Said[] {
  if (bytes.length <= limit.bytes) return [];
  return [{ severity: 'warning', what: `weighs ${(bytes.length / megabyte).toFixed(1)} MB`, fix: limit.fix }];
}

const svgSaid = (bytes: Uint8Array): Said[] =>
  svgProblems(decode(bytes).text).map(({ what, fix, line }) => ({ what: `line ${line} ${what}`, fix }));

/** Decodes the whole picture: one that was cut off in the middle has a sound beginning. */
async function bitmapSaid(bytes: Uint8Array): Promise<Said[]> {
  try {
    await sharp(bytes, { failOn: 'warning' }).stats();
    return [];
  } catch (error) {
    const [reason = ''] = (error instanceof Error ? error.message : String(error)).split('\n');
    return [
      { what: `cannot be read: ${reason}`, fix: 'open it in a picture program and save it again', unbuildable: true },
    ];
  }
}

/** Knows a film by its first bytes, and the one format phones record and many browsers do not play. */
function filmBytesSaid(bytes: Uint8Array): Said[] {
  const start = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 12));
  const isMp4 = start.toString('latin1', 4, 8) === 'ftyp';
  const isWebm = start.toString('hex', 0, 4) === '1a45dfa3';
  if (!isMp4 && !isWebm) return [{ what: 'is no film', fix: 'export it again, as MP4 (H.264) or WebM' }];
  const all = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (isMp4 && (all.includes('hvc1') || all.includes('hev1')))
    return [{ what: 'is H.265, which many browsers do not play', fix: 'export it as MP4 with H.264' }];
  return [];
}

/** Nobody shows it, and every clone carries it. */
function unusedIn({ dir, files, show }: Content, used: ReadonlySet<string>): RawFinding[] {
  return files
    .filter((name) => name.startsWith('pictures/') && !used.has(join(dir, name)))
    .map((name) => ({
      rule: 'pictures',
      severity: 'warning',
      file: show(name),
      what: 'no text shows it',
      fix: 'show it, or delete it',
    }));
}
