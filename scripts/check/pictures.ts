import { dirname, join, resolve } from 'node:path';
import type { Content } from './content.ts';
import type { Files } from './files.ts';
import type { RawFinding } from './finding.ts';

/** The images and films that texts show are there. That an image has a description is the concern of links.ts. */
export const checkPictures = (content: Content, files: Files): RawFinding[] =>
  content.pages.flatMap((page) => {
    const missing = (line: number, what: string, path: string, fix: string): RawFinding[] =>
      files.read(path)
        ? []
        : [{ rule: 'pictures', unbuildable: true, file: page.file, line, what: `${what}: there is no such file`, fix }];
    const images = page.links.filter(({ image }) => image);
    const films = page.elements.filter(({ name }) => name === 'Video');
    return [
      ...images.flatMap(({ url, line }): RawFinding[] => {
        const path = resolve(dirname(page.path), decodeURI(url));
        const fix = 'put it next to the text and write ./name.png, with capital letters as in its name';
        if (!/^(?:\/|\w+:)/.test(url)) return missing(line, `image ${url}`, path, fix);
        return [{ rule: 'pictures', file: page.file, line, what: `image ${url} is no file next to the text`, fix }];
      }),
      ...films.flatMap(({ attributes, line }) =>
        ['src', 'captions'].flatMap((name) => {
          const src = attributes.get(name) ?? '';
          const fix = `put it into ${content.show('public')} and write its path from there: ${name}="/films/name.${name === 'src' ? 'mp4' : 'en.vtt'}"`;
          return src ? missing(line, `<Video ${name}="${src}">`, join(content.dir, 'public', src), fix) : [];
        }),
      ),
    ];
  });
