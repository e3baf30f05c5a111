import { getImage } from 'astro:assets';
import type { ImageMetadata } from 'astro';
import { formatsOf, pictureSizes, plainWidth, sentWidths, zoomedWidth } from './sizes.ts';

export interface Sent {
  src: string;
  width: number;
  height: number;
  /** Without one for a drawing, which is sharp at any size. */
  srcset?: string;
  sizes?: string;
  /** Better formats, for browsers that know them. */
  sources: Array<{ type: string; srcset: string }>;
}

/**
 * What is known of an imported picture. Astro publishes every original whose properties are read, unless they are read
 * from the copy it keeps for that (`clone`, as its own `<Picture>` does).
 */
function known(image: ImageMetadata): ImageMetadata {
  const copy: ImageMetadata | undefined = Reflect.get(image, 'clone');
  return copy ?? image;
}

const isDrawing = (image: ImageMetadata): boolean => known(image).format === 'svg';

/** A picture in one size, as WebP; Astro keeps what it has made in its cache until the original changes. */
export async function plainPicture(image: ImageMetadata, widthOf = plainWidth): Promise<Sent> {
  const original = known(image);
  // The file itself goes out.
  if (isDrawing(image)) return { src: image.src, width: original.width, height: original.height, sources: [] };
  const width = widthOf(original.width);
  const height = Math.round((original.height * width) / original.width);
  const { src } = await getImage({ src: image, width, height, format: 'webp' });
  return { src, width, height, sources: [] };
}

/** The picture the reader gets when asking for a larger one. */
export const zoomedPicture = (image: ImageMetadata): Promise<Sent> => plainPicture(image, zoomedWidth);

/** A picture in every size and format a browser may choose from. */
export async function sentPicture(image: ImageMetadata): Promise<Sent> {
  const plain = await plainPicture(image);
  if (isDrawing(image)) return plain;
  const { width, format } = known(image);
  const widths = sentWidths(width);
  const made = await Promise.all(
    formatsOf(format).map(async (format) => {
      const { srcSet } = await getImage({ src: image, width: plain.width, height: plain.height, widths, format });
      return { type: `image/${format}`, srcset: srcSet.attribute };
    }),
  );
  const webp = made.find(({ type }) => type === 'image/webp');
  return {
    ...plain,
    ...(webp && { srcset: webp.srcset, sizes: pictureSizes }),
    sources: made.filter((one) => one !== webp),
  };
}
