const paths = {
  menu: 'M2.5 5h15M2.5 10h15M2.5 15h15',
  close: 'M5 5l10 10M15 5L5 15',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.5 13.5L17 17',
  recent: 'M10 5.500V10l3 2M17 10a7 7 0 1 1-2.100-5M15 2.500V5h-2.500',
  page: 'M5.500 2.500h6l3 3v12h-9zM11.500 2.500v3h3M8 9.500h4M8 12.500h4',
  book: 'M10 5C8 3.500 5 3.500 3 4v11.500c2-.5 5-.5 7 1 2-1.500 5-1.500 7-1V4c-2-.5-5-.5-7 1zM10 5v11.500',
  post: 'M4 3.500h12v13H4zM7 7h6M7 10h6M7 13h3',
  answer: 'M10 17a7 7 0 1 0-6-3.400L3 17l3.400-1c1 .6 2.300 1 3.600 1zM7.500 10l2 2 3.500-4',
  heading: 'M4 7.500h12M3.500 12.500h12M8.500 3.500l-2 13M13.500 3.500l-2 13',
  globe:
    'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM2 10h16M10 2c2.5 2.4 3.5 5 3.5 8s-1 5.600-3.500 8c-2.500-2.400-3.500-5-3.500-8s1-5.600 3.500-8z',
  chevron: 'M6 8l4 4 4-4',
  external: 'M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7',
  contrast:
    'M10 17.500a7.500 7.500 0 1 0 0-15 7.500 7.500 0 0 0 0 15zM10 2.500v15M10 6.500h5.500M10 10h7M10 13.500h5.500',
  arrow: 'M4 10h12M11 5l5 5-5 5',
} as const;

interface Props {
  name: keyof typeof paths;
  size?: number;
  className?: string;
}

/** Decoration only: whatever holds it carries the words. */
export function Icon({ name, size = 20, className }: Props) {
  return (
    <svg className={className} viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" fill="none">
      <path d={paths[name]} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
