const paths = {
  menu: 'M2.5 5h15M2.5 10h15M2.5 15h15',
  close: 'M5 5l10 10M15 5L5 15',
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.5 13.5L17 17',
  recent: 'M10 5.5V10l3 2M17 10a7 7 0 1 1-2.1-5M15 2.5V5h-2.5',
  page: 'M5.5 2.5h6l3 3v12h-9zM11.5 2.5v3h3M8 9.5h4M8 12.5h4',
  book: 'M10 5C8 3.5 5 3.5 3 4v11.5c2-.5 5-.5 7 1 2-1.5 5-1.5 7-1V4c-2-.5-5-.5-7 1zM10 5v11.5',
  post: 'M4 3.5h12v13H4zM7 7h6M7 10h6M7 13h3',
  answer: 'M10 17a7 7 0 1 0-6-3.4L3 17l3.4-1c1 .6 2.3 1 3.6 1zM7.5 10l2 2 3.5-4',
  heading: 'M4 7.5h12M3.5 12.5h12M8.5 3.5l-2 13M13.5 3.5l-2 13',
  globe:
    'M10 18a8 8 0 1 0 0-16 8 8 0 0 0 0 16zM2 10h16M10 2c2.5 2.4 3.5 5 3.5 8s-1 5.6-3.5 8c-2.5-2.4-3.5-5-3.5-8s1-5.6 3.5-8z',
  chevron: 'M6 8l4 4 4-4',
  external: 'M8 5H5v10h10v-3M11 4h5v5M16 4l-7 7',
  contrast: 'M10 17.5a7.5 7.5 0 1 0 0-15 7.5 7.5 0 0 0 0 15zM10 2.5v15M10 6.5h5.5M10 10h7M10 13.5h5.5',
  arrow: 'M4 10h12M11 5l5 5-5 5',
} as const;

interface LineProps {
  /** Lines in a square of 20 × 20. */
  path: string;
  size?: number;
  className?: string;
}

/** Decoration only: whatever holds it carries the words. */
export function LineIcon({ path, size = 20, className }: LineProps) {
  return (
    <svg
      className={className ? `icon ${className}` : 'icon'}
      viewBox="0 0 20 20"
      width={size}
      height={size}
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  );
}

interface Props extends Omit<LineProps, 'path'> {
  name: keyof typeof paths;
}

export function Icon({ name, ...rest }: Props) {
  return <LineIcon path={paths[name]} {...rest} />;
}
