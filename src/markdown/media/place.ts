import { dirname, extname, join, resolve } from 'node:path';
import type { Locale } from '../../languages/index.ts';

/** Pictures the build makes smaller ones from; SVG goes out as it is. */
export const pictureFormats = ['.png', '.jpg', '.jpeg', '.webp', '.avif', '.gif', '.svg'];
/** What every browser plays, each with its type. */
export const videoFormats = ['.mp4', '.webm'];

/** Files the build makes itself: a text may show them by their address. */
export const isMade = (src: string): boolean => /^\/(?:icons|social)\//.test(src);

/** Where a file named in a text is: `./name.png` next to the text, `name.png` in content/pictures, for all languages. */
export function mediaPath(src: string, page: string, content: string): string {
  const name = src.replaceAll('%20', ' ');
  if (/^\.{1,2}\//.test(name)) return resolve(dirname(page), name);
  return join(content, 'pictures', name);
}

/** `clip.vtt` stands for one file a language: `clip.en.vtt`. */
export function captionsIn(path: string, locale: Locale): string {
  const ending = extname(path);
  return `${path.slice(0, path.length - ending.length)}.${locale}${ending}`;
}

/** A description that says nothing: the name of the file, or a word for any picture. */
export const saysNothing = (alt: string): boolean =>
  /^[\w.-]+\.(?:png|jpe?g|webp|avif|gif|svg)$/i.test(alt.trim()) ||
  /^(?:image|picture|photo|screenshot|img|dsc|图片|截图|照片|фото|картинка|скриншот)[\s_-]*\d*$/i.test(alt.trim());
