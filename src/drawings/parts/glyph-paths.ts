/** Pictograms on a grid of 20 × 20. */
export const glyphs = {
  gear: 'M10 7a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM10 2v2.5M10 15.5V18M2 10h2.5M15.5 10H18M4.3 4.3l1.8 1.8M13.9 13.9l1.8 1.8M4.3 15.7l1.8-1.8M13.9 6.1l1.8-1.8',
  info: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 9.2v4.5M10 6.3v.1',
  braces:
    'M7.5 3.5c-2 0-2.5.8-2.5 2.3v1.7c0 1.5-.7 2.2-2 2.5 1.3.3 2 1 2 2.5v1.7c0 1.5.5 2.3 2.5 2.3M12.5 3.5c2 0 2.5.8 2.5 2.3v1.7c0 1.5.7 2.2 2 2.5-1.3.3-2 1-2 2.5v1.7c0 1.5-.5 2.3-2.5 2.3',
  search: 'M8.7 3.2a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11zM12.8 12.8l4 4',
  play: 'M6.5 4l9 6-9 6z',
  pause: 'M7 4.5v11M13 4.5v11',
  heart: 'M10 16.3 4 10.4a3.7 3.7 0 0 1 0-5.3 3.7 3.7 0 0 1 5.2 0l.8.8.8-.8a3.7 3.7 0 0 1 5.2 0 3.7 3.7 0 0 1 0 5.3z',
  comment: 'M3 4.5h14v9.5H9.5L6 17v-3H3z',
  person: 'M10 3a3.3 3.3 0 1 0 0 6.6A3.3 3.3 0 0 0 10 3zM3.5 17c.5-3.3 3-5 6.5-5s6 1.7 6.5 5',
  follow: 'M8 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 16.5c.4-3 2.7-4.5 6-4.5s5.6 1.5 6 4.5M15.5 5v5M13 7.5h5',
  unfollow: 'M8 3.5a3 3 0 1 0 0 6 3 3 0 0 0 0-6zM2 16.5c.4-3 2.7-4.5 6-4.5s5.6 1.5 6 4.5M13 7.5h5',
  mail: 'M2.5 4.5h15v11h-15zM2.5 5.5 10 11l7.5-5.5',
  folder: 'M2.5 15.5v-11h5l1.8 2.2h8.2v8.8z',
  file: 'M5 2.5h6.5L15.5 6.5v11H5zM11.5 2.5v4h4',
  film: 'M3 4.5h14v11H3zM8.5 7.5v5l4-2.5z',
  image: 'M3 4.5h14v11H3zM3.5 14l4-4.5 3 3 2-2 4 3.7M13.3 7.5v.1',
  music: 'M8 15V4.5l8-1.5v10.5M8 15a2 2 0 1 1-4 0 2 2 0 0 1 4 0zM16 13.5a2 2 0 1 1-4 0 2 2 0 0 1 4 0z',
  key: 'M6.5 6.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7zM10 10h7.5v3M14.5 10v2.5',
  briefcase: 'M3 6.5h14v9.5H3zM7.5 6.5V4h5v2.5M3 11h14',
  globe:
    'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM2.5 10h15M10 17.5c4.5-4.5 4.5-10.5 0-15M10 2.5c-4.5 4.5-4.5 10.5 0 15',
  shield: 'M10 2.5 16.5 5v4.5c0 4-2.7 6.7-6.5 8-3.8-1.3-6.5-4-6.5-8V5zM12.9 7.9l-3.7 3.9-2-2',
  bolt: 'M11 2.5 4.5 11.5H9.5L9 17.5l6.5-9H10.5z',
  plug: 'M7 2.5v4M13 2.5v4M5 6.5h10v3a5 5 0 0 1-10 0zM10 14.5v3',
  clock: 'M10 2.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zM10 5.8V10l3 2',
  repeat:
    'M4 9V7.5a2.5 2.5 0 0 1 2.5-2.5H16M13.5 2.5 16 5l-2.5 2.5M16 11v1.5a2.5 2.5 0 0 1-2.5 2.5H4M6.5 12.5 4 15l2.5 2.5',
  package: 'M10 2.5 16.5 6v8L10 17.5 3.5 14V6zM16.5 6 10 9.5 3.5 6M10 9.5v8',
  check: 'M4.5 10.5l3.7 3.7 7.3-8',
  cross: 'M5.5 5.5l9 9M14.5 5.5l-9 9',
  chart: 'M3 3v14h14M6.5 13l3.5-4 2.5 2 4-5',
  send: 'M17 3 2.8 8.5l5.7 2.5L17 3l-5.5 14-3-6',
  plus: 'M10 4v12M4 10h12',
  minus: 'M4 10h12',
  cloud: 'M5.8 16a3.9 3.9 0 0 1-.5-7.8A5 5 0 0 1 15 9.1a3.5 3.5 0 0 1-.3 6.9z',
  lock: 'M4.5 9h11v8h-11zM7 9V6.3a3 3 0 0 1 6 0V9M10 12.3v1.6',
  eye: 'M2 10c2.2-3.6 4.9-5.4 8-5.4s5.8 1.8 8 5.4c-2.2 3.6-4.9 5.4-8 5.4S4.2 13.6 2 10zM10 7.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5z',
  pin: 'M10 17.5c-3.8-4-5.7-7-5.7-9.3a5.7 5.7 0 0 1 11.4 0c0 2.3-1.9 5.3-5.7 9.3zM10 6.1a2.1 2.1 0 1 0 0 4.2 2.1 2.1 0 0 0 0-4.2z',
  house: 'M3 9.5 10 3.5l7 6V17H3zM8 17v-4.5h4V17',
  antenna:
    'M10 9v8.5M7.5 17.5h5M10 6.5a1.2 1.2 0 1 0 0 2.4 1.2 1.2 0 0 0 0-2.4zM6.8 10.9a4.5 4.5 0 0 1 0-6.4M13.2 4.5a4.5 4.5 0 0 1 0 6.4M4.5 13.2a7.8 7.8 0 0 1 0-11M15.5 2.2a7.8 7.8 0 0 1 0 11',
  voice:
    'M10 2.5a2.5 2.5 0 0 0-2.5 2.5v4.5a2.5 2.5 0 0 0 5 0V5A2.5 2.5 0 0 0 10 2.5zM4.8 9.5a5.2 5.2 0 0 0 10.4 0M10 14.7v2.8',
  sprout: 'M10 17.5V9M10 11C10 7 7.5 5 3.5 5c0 4 2.5 6 6.5 6zM10 9c0-3.5 2-5.5 6-5.5 0 3.5-2 5.5-6 5.5z',
  money: 'M2 5h16v10H2zM10 7.3a2.7 2.7 0 1 0 0 5.4 2.7 2.7 0 0 0 0-5.4zM5 10v.1M15 10v.1',
  phone: 'M6 2.5h8a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1H6a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM9 15h2',
  wrench:
    'M16.7 5.8a4.2 4.2 0 0 1-5.6 5.2L5.7 16.4a1.5 1.5 0 0 1-2.1-2.1L9 8.9a4.2 4.2 0 0 1 5.2-5.6L11.6 5.9l.5 2 2 .5z',
  share: 'M10 12V2.5M7 5.5l3-3 3 3M6 8.5H4v9h12v-9h-2',
  bag: 'M4 6.5h12l.8 11H3.2zM7 9V5.8a3 3 0 0 1 6 0V9',
  pencil: 'M3.5 16.5l.8-3.8L13.5 3.5l3 3-9.2 9.2z',
  translate: 'M2.5 4.5h8M6.5 2.5v2M9 4.5c-.8 3.2-3 5.5-6 7M4.5 7.5c1 1.7 2.7 3 5 4M9.5 17.5l4-9 4 9M11 14.5h5',
} as const;

export type GlyphName = keyof typeof glyphs;

/**
 * The same pictogram in another size with lines of the same weight: a transform would scale the lines too. The numbers
 * of an arc that are no lengths (turn and two flags) stay.
 */
export const scaled = (path: string, factor: number): string =>
  path.replace(/([a-z])([^a-z]*)/gi, (_, command: string, rest: string) => {
    const numbers = rest.match(/-?(?:\d*\.)?\d+/g) ?? [];
    const isLength = (index: number): boolean => !/a/i.test(command) || index % 7 < 2 || index % 7 > 4;
    const lengths = numbers.map((value, index) => (isLength(index) ? Math.round(+value * factor * 100) / 100 : +value));
    return command + lengths.join(' ').replaceAll(' -', '-');
  });
