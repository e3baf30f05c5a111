import { dirname, extname, join, resolve } from 'node:path';
import sharp from 'sharp';
import type { Content } from './content.ts';
import { decode, type Files } from './files.ts';
import type { RawFinding } from './finding.ts';
import { svgProblems } from './svg.ts';

/** Formats the build can make smaller ones from. */
const formats = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.svg'];
/** More than this is slow on a phone, even if the build makes it smaller. */
const heaviest = 1024 * 1024;
/** The build makes these itself. */
const made = /^\/(icons|social)\//;

type Said = Pick<RawFinding, 'what' | 'fix'> & Partial<RawFinding>;

/** Pictures in the texts exist, can be drawn, and are not too heavy. Their descriptions are looked at with the links. */
export async function checkPictures(content: Content, root: string, files: Files): Promise<RawFinding[]> {
  const looked = new Map<string, Promise<Said[]>>();
  const found: RawFinding[] = [];
  for (const page of content.pages) {
    for (const { url, line } of page.links.filter(({ image }) => image)) {
      const place = placeOf(url, dirname(page.path), root);
      const look = async (path: string): Promise<Said[]> => {
        const known = looked.get(path) ?? pictureProblems(path, files.read(path));
        looked.set(path, known);
        return known;
      };
      const said = 'path' in place ? await look(place.path) : place.said;
      found.push(
        ...said.map(({ what, ...rest }) => ({
          rule: 'pictures' as const,
          file: page.file,
          line,
          what: `picture ${url}: ${what}`,
          ...rest,
        })),
      );
    }
  }
  return found;
}

/** Where the address of a picture leads, or why it leads nowhere. */
function placeOf(url: string, folder: string, root: string): { path: string } | { said: Said[] } {
  if (/^(https?:)?\/\//i.test(url)) {
    return {
      said: [
        {
          what: 'comes from another site, which the security policy blocks',
          fix: 'save it beside the page and write ./name.png',
        },
      ],
    };
  }
  if (made.test(url)) return { said: [] };
  const path = url.replace(/[?#].*$/, '').replaceAll('%20', ' ');
  return { path: path.startsWith('/') ? join(root, 'public', path) : resolve(folder, path) };
}

async function pictureProblems(path: string, bytes: Uint8Array | undefined): Promise<Said[]> {
  if (!formats.includes(extname(path).toLowerCase()))
    return [{ what: 'is no picture the site can show', fix: `use one of ${formats.join(', ')}`, unbuildable: true }];
  if (!bytes)
    return [
      {
        what: 'there is no such file',
        fix: 'put it beside the page and write ./name.png, with capital letters as in its name',
        unbuildable: true,
      },
    ];
  const broken = path.endsWith('.svg') ? svgSaid(bytes) : await bitmapSaid(bytes);
  if (broken.length > 0 || bytes.length <= heaviest) return broken;
  return [
    {
      severity: 'warning',
      what: `weighs ${(bytes.length / heaviest).toFixed(1)} MB`,
      fix: 'make it at most 2000 pixels wide and save it as WebP or JPEG, under 1 MB',
    },
  ];
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
