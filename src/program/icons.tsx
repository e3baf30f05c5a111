/** Line icons of the program's buttons, on a sheet of 20 × 20. */
const paths = {
  arrow: 'M4 10h12M11 5l5 5-5 5',
  back: 'M8 5L3.5 9.5 8 14M4 9.5h7.5a4.5 4.5 0 0 1 0 7H9',
  bin: 'M3.5 5.5h13M8 5.5v-2h4v2M5.5 5.5l.7 11h7.6l.7-11M8.5 9v4.5M11.5 9v4.5',
  briefcase: 'M3 7h14v9.5H3zM7.5 7V4.5h5V7M3 11.5h14',
  bug: 'M7 8a3 3 0 0 1 6 0v4.5a3 3 0 0 1-6 0zM7 9.5H3.5M7 13H4M16.5 9.5H13M16 13h-3M7.5 5.5L6 4M12.5 5.5L14 4',
  bulb: 'M10 2.5v7M6 4.8a6.5 6.5 0 1 0 8 0',
  calendar: 'M3.5 5h13v12h-13zM3.5 8.5h13M7 3v3.5M13 3v3.5',
  cast: 'M3 8V4.5h14v11h-5M3 11a5.5 5.5 0 0 1 5.5 5.5M3 14a2.5 2.5 0 0 1 2.5 2.5',
  check: 'M4 10.5l4 4 8-9',
  clock: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 6v4l3 2',
  close: 'M5 5l10 10M15 5L5 15',
  comment: 'M3 4h14v9.5H9L5.5 17v-3.5H3z',
  copy: 'M7 7h9.5v9.5H7zM13 7V3.5H3.5V13H7',
  crown: 'M3 15.5h14M3.5 12.5L2.5 6l4.2 3L10 4l3.3 5 4.2-3-1 6.5z',
  document: 'M5 2.5h7l3.5 3.5v11.5H5zM8 9.5h5M8 13h5',
  down: 'M10 3.5v13M5 11.5l5 5 5-5',
  download: 'M10 3v9.5M6 9l4 4 4-4M3.5 16.5h13',
  enter: 'M9 3.5h7.5v13H9M2.5 10H12M8.5 6.5L12 10l-3.5 3.5',
  eraser: 'M8 16.5l-4.5-4.5 8-8 5 5-7.5 7.5zM8 7.5l5 5M7 16.5h9.5',
  file: 'M5 2.5h7l3.5 3.5v11.5H5zM12 2.5V6h3.5',
  film: 'M3 4h14v12H3zM6.5 4v12M13.5 4v12M3 8h3.5M3 12h3.5M13.5 8H17M13.5 12H17',
  gear: 'M10 12.8a2.8 2.8 0 1 0 0-5.6 2.8 2.8 0 0 0 0 5.6zM10 2.5v2M10 15.5v2M2.5 10h2M15.5 10h2M4.7 4.7l1.4 1.4M13.9 13.9l1.4 1.4M4.7 15.3l1.4-1.4M13.9 6.1l1.4-1.4',
  globe:
    'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM2.5 10h15M10 2.5c4.5 4.5 4.5 10.5 0 15-4.5-4.5-4.5-10.5 0-15z',
  grid: 'M3.5 3.5h5v5h-5zM11.5 3.5h5v5h-5zM3.5 11.5h5v5h-5zM11.5 11.5h5v5h-5z',
  hand: 'M6 10.5V5a1.3 1.3 0 0 1 2.5 0v4M8.5 8.5V3.7a1.3 1.3 0 0 1 2.5 0v4.8M11 8.5V5a1.3 1.3 0 0 1 2.5 0v6.5c0 3.5-1.7 5.5-4.5 5.5-2 0-3-1-4.5-3.5l-1.3-2.3c.8-1 1.8-.8 2.8.8',
  headset: 'M4 12v-2a6 6 0 0 1 12 0v2M4 11h2.5v4.5H4zM13.5 11H16v4.5h-2.5zM16 15.5c0 1.5-1.5 2-4 2',
  home: 'M3.5 9.5L10 3.5l6.5 6M5.5 8.5v8h9v-8',
  keyboard: 'M2.5 5h15v10h-15zM5.5 8h1M9.5 8h1M13.5 8h1M6 12h8',
  left: 'M16.5 10h-13M8.5 5l-5 5 5 5',
  list: 'M3.5 5.5h13M3.5 10h13M3.5 14.5h13',
  maximize: 'M4.5 4.5h11v11h-11z',
  minimize: 'M4 10h12',
  net: 'M10 10.5a2 2 0 1 0 0-.01M10 8.5V3M10 12.5V17M8.3 9.3L3.5 6.5M11.7 9.3l4.8-2.8M8.3 11.2l-4.8 2.8M11.7 11.2l4.8 2.8',
  network: 'M8 3h4v4H8zM2.5 13h4v4h-4zM13.5 13h4v4h-4zM10 7v3M4.5 13v-3h11v3',
  note: 'M11 3v9.8a3.2 3.2 0 1 1-3.2-3.2M11 3c.3 2.6 2 4.2 4.5 4.5',
  palette:
    'M10 2.5a7.5 7.5 0 0 0 0 15c1.5 0 1.8-1 1.3-2-.6-1.3.2-2.5 1.7-2.5h2.2c1.5 0 2.3-1.2 2.3-3 0-4.2-3.3-7.5-7.5-7.5zM6.5 9h.01M9 6h.01M13 6.5h.01',
  panel: 'M3 4h14v12H3zM8 4v12',
  pencil: 'M4 16l.8-3.5L13.5 4 16 6.5 7.5 15.2zM11.5 6L14 8.5',
  play: 'M6 4l10 6-10 6z',
  plus: 'M10 4v12M4 10h12',
  question:
    'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM7.8 7.8a2.2 2.2 0 1 1 3.4 1.9c-.8.5-1.2.9-1.2 1.8M10 14h.01',
  refresh: 'M16 9a6.2 6.2 0 0 0-11.5-2M4 11a6.2 6.2 0 0 0 11.5 2M4.3 3.5V7h3.5M15.7 16.5V13h-3.5',
  restart: 'M4 8.5a6.5 6.5 0 1 1 .5 5M4 4v4.5h4.5',
  right: 'M3.5 10h13M11.5 5l5 5-5 5',
  robot: 'M4.5 8h11v8h-11zM10 8V5M10 4.5h.01M8 11.5h.01M12 11.5h.01M2.5 10.5v3M17.5 10.5v3',
  rocket:
    'M8 12l-3.5-.5L7 8c2-3.5 5-5 9-5 0 4-1.5 7-5 9l-3.5 2.5L8 12zM12.5 7.5h.01M5.5 14c-1.5.5-2 1.5-2 2.5 1 0 2-.5 2.5-2',
  send: 'M17 3L2.5 8.5l5.5 3 3 5.5zM8 11.5L17 3',
  server: 'M3.5 4h13v5h-13zM3.5 11h13v5h-13zM6.5 6.5h.01M6.5 13.5h.01',
  shuffle: 'M3 6h3l7.5 8.5H17M3 14.5h3l2.5-3M11 8.5L13.5 6H17M14.5 3.5L17 6l-2.5 2.5M14.5 12l2.5 2.5-2.5 2.5',
  spark: 'M10 2.5l1.8 5.7 5.7 1.8-5.7 1.8L10 17.5l-1.8-5.7L2.5 10l5.7-1.8z',
  spinner: 'M10 2.5A7.5 7.5 0 1 1 2.5 10',
  stop: 'M5 5h10v10H5z',
  sun: 'M10 13.5a3.5 3.5 0 1 0 0-7 3.5 3.5 0 0 0 0 7zM10 2v2M10 16v2M2 10h2M16 10h2M4.3 4.3l1.4 1.4M14.3 14.3l1.4 1.4M4.3 15.7l1.4-1.4M14.3 5.7l1.4-1.4',
  swap: 'M4 7h12M13 4l3 3-3 3M16 13H4M7 10l-3 3 3 3',
  up: 'M10 16.5v-13M5 8.5l5-5 5 5',
  upload: 'M10 13V3.5M6 7.5l4-4 4 4M3.5 16.5h13',
  user: 'M10 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM4 17c.5-3.3 2.7-5 6-5s5.5 1.7 6 5',
  'user-check': 'M8.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 17c.5-3.3 2.7-5 6-5 1.5 0 2.7.3 3.7 1M12 15.5l2 2 3.5-4',
  'user-minus': 'M8.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 17c.5-3.3 2.7-5 6-5s5.5 1.7 6 5M13.5 8H18',
  'user-plus': 'M8.5 9.5a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM2.5 17c.5-3.3 2.7-5 6-5s5.5 1.7 6 5M13.5 8H18M15.75 5.75v4.5',
  video: 'M2.5 5.5h10v9h-10zM12.5 9l5-2.5v7l-5-2.5',
  windows: 'M3 7h10v10H3zM7 7V3h10v10h-4',
} as const;

export type ProgramIconName = keyof typeof paths;
export const isProgramIcon = (name: string | undefined): name is ProgramIconName =>
  name !== undefined && Object.hasOwn(paths, name);

/** What an icon is drawn with, for those who draw it themselves. */
export const iconPath = (name: string | undefined): string | undefined =>
  isProgramIcon(name) ? paths[name] : undefined;

/** Decoration: the words stand beside it. Its look is in the style sheet. */
export function ProgramIcon({ name }: { name: string | undefined }) {
  if (!isProgramIcon(name)) return null;
  return (
    <svg viewBox="0 0 20 20" aria-hidden="true">
      <path d={paths[name]} />
    </svg>
  );
}
