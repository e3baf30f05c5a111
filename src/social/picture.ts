import sharp from 'sharp';
import { type FittedTitle, fitTitle, type TitleBox } from './fit-title.ts';
import { IndexedImage, rgbOf } from './indexed-image.ts';
import { type LetterStyle, Letters } from './letters.ts';
import { panelSize, pictureSize } from './picture-size.ts';
import { Rasterizer } from './rasterize.ts';

/** Everything a picture is made from: two pages that give the same get the same. */
export interface SocialPicture {
  title: string;
  /** What kind of page it is, above the title. */
  kind: string | undefined;
  /** The language of the title. */
  locale: string;
  brand: string;
  /** Where the site is published. */
  address: string;
  /** The brand's, as SVG. */
  logo: string;
  /** The drawing, as SVG of `panelSize`. */
  panel: string;
  colors: { ground: string; ink: string; soft: string; accent: string };
}

const margin = 80;
/** As far from the top and the bottom as from the right. */
const panelTop = (pictureSize.height - panelSize.height) / 2;
const panelPlace = [pictureSize.width - panelTop - panelSize.width, panelTop] as const;
const logoSide = 60;
const logoTop = 70;
const addressBaseline = 556;

/** Between the brand and the address. */
const titleArea = { top: 158, bottom: 500 };
const kindHeight = 58;
const titleBox: TitleBox = {
  width: panelPlace[0] - margin - 40,
  height: titleArea.bottom - titleArea.top - kindHeight,
  sizes: [
    { size: 74, lines: 2 },
    { size: 66, lines: 3 },
    { size: 58, lines: 4 },
    { size: 52, lines: 4 },
    { size: 46, lines: 4 },
    { size: 42, lines: 4 },
  ],
  leading: 1.18,
};

const titleStyle = { weight: 700, tracking: -0.02 };
const brandStyle: LetterStyle = { size: 32, weight: 650, tracking: -0.01 };
const kindStyle: LetterStyle = { size: 28, weight: 600 };
const addressStyle: LetterStyle = { size: 24, weight: 450 };
/** Kept for drawing and logo; the rest of the palette is for letters. */
const panelColors = 140;
const logoColors = 50;

const inEm = (letters: Letters) => (text: string) => letters.line(text, { ...titleStyle, size: 1 }).width;

/** How a title will stand on its picture. */
export async function fittedTitle(title: string, locale: string): Promise<FittedTitle> {
  return fitTitle(title, locale, titleBox, inEm(await Letters.for([title, ' '])));
}

/** Writes a line from `x` on; one that would run into the drawing is set smaller. */
function write(
  image: IndexedImage,
  letters: Letters,
  text: string,
  wanted: LetterStyle,
  x: number,
  y: number,
  ink: string,
): void {
  const room = titleBox.width - (x - margin);
  const style = { ...wanted, size: wanted.size * Math.min(1, room / letters.line(text, wanted).width) };
  const { glyphs, width } = letters.line(text, style);
  const [above, below, side] = [Math.ceil(style.size * 1.1), Math.ceil(style.size * 0.4), Math.ceil(style.size * 0.1)];
  const rasterizer = new Rasterizer(Math.ceil(width) + 2 * side, above + below);
  rasterizer.glyphs(glyphs, { x: side, y: above });
  image.letters(rasterizer.mask(), [x - side, Math.round(y) - above], rgbOf(ink));
}

const flat = async (svg: string, width: number, height: number, ground: string): Promise<Uint8Array> => {
  // Rendered larger or smaller than the file says, never resized from pixels.
  const { width: natural = width } = await sharp(Buffer.from(svg)).metadata();
  return sharp(Buffer.from(svg), { density: Math.min(2400, Math.max(1, (72 * width) / natural)) })
    .resize(width, height, { fit: 'contain', background: ground })
    .flatten({ background: ground })
    .toColorspace('srgb')
    .raw()
    .toBuffer();
};

const backdrops = new Map<string, Promise<IndexedImage>>();

/** What all pages with the same drawing share. */
async function drawBackdrop({ brand, logo, panel, address, colors }: SocialPicture): Promise<IndexedImage> {
  const image = new IndexedImage(pictureSize.width, pictureSize.height, rgbOf(colors.ground));
  const [drawing, mark] = await Promise.all([
    flat(panel, panelSize.width, panelSize.height, colors.ground),
    flat(logo, logoSide, logoSide, colors.ground),
  ]);
  image.picture(drawing, panelSize.width, panelPlace, panelColors);
  image.picture(mark, logoSide, [margin, logoTop], logoColors);
  const letters = await Letters.for([brand, address]);
  write(
    image,
    letters,
    brand,
    brandStyle,
    margin + logoSide + 20,
    logoTop + logoSide / 2 + brandStyle.size * 0.36,
    colors.ink,
  );
  write(image, letters, address, addressStyle, margin, addressBaseline, colors.soft);
  return image;
}

/** The picture as PNG. */
export async function drawPicture(picture: SocialPicture): Promise<Uint8Array<ArrayBuffer>> {
  const { title, kind, locale, colors, ...shared } = picture;
  const key = JSON.stringify({ ...shared, colors });
  const backdrop = backdrops.get(key) ?? drawBackdrop(picture);
  backdrops.set(key, backdrop);
  const image = (await backdrop).copy();

  const letters = await Letters.for([title, kind ?? '', ' ']);
  const { size, lines } = fitTitle(title, locale, titleBox, inEm(letters));
  const step = size * titleBox.leading;
  const height = lines.length * step + (kind ? kindHeight : 0);
  const top = (titleArea.top + titleArea.bottom - height) / 2;
  let y = top;
  if (kind) {
    write(image, letters, kind, kindStyle, margin, y + kindStyle.size, colors.accent);
    y += kindHeight;
  }
  for (const [index, line] of lines.entries())
    write(image, letters, line, { ...titleStyle, size }, margin, y + index * step + size * 0.92, colors.ink);
  return image.png();
}
