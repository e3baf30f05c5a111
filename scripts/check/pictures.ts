import { dirname, join, resolve } from 'node:path';
import type { Content } from './content.ts';
import type { Files } from './files.ts';
import { type Finding, found } from './finding.ts';

/** The images and films that texts show are there. That an image has a description is the concern of links.ts. */
export const checkPictures = ({ pages, dir, show }: Content, files: Files): Finding[] =>
  pages.flatMap((page) => {
    const missing = (line: number, what: string, path: string, fix: string): Finding[] =>
      files.read(path)
        ? []
        : [found('pictures', page, line, `${what}: there is no such file`, fix, { unbuildable: true })];
    const images = page.links.filter(({ image }) => image);
    const films = page.elements.filter(({ name }) => name === 'Video');
    return [
      ...images.flatMap(({ url, line }): Finding[] => {
        const fix = 'put it next to the text and write ./name.png, with capital letters as in its name';
        const isElsewhere = /^(?:\/|\w+:)/.test(url);
        if (isElsewhere) return [found('pictures', page, line, `image ${url} is no file next to the text`, fix)];
        return missing(line, `image ${url}`, resolve(dirname(page.path), decodeURI(url)), fix);
      }),
      ...films.flatMap(({ attributes, line }) =>
        ['src', 'captions'].flatMap((name) => {
          const src = attributes.get(name) ?? '';
          const example = `${name}="/films/name.${name === 'src' ? 'mp4' : 'en.vtt'}"`;
          const fix = `put it into ${show('public')} and write its path from there: ${example}`;
          return src ? missing(line, `<Video ${name}="${src}">`, join(dir, 'public', src), fix) : [];
        }),
      ),
    ];
  });
