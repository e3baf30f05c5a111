const paths = {
  search: 'M9 15A6 6 0 1 0 9 3a6 6 0 0 0 0 12zM13.5 13.5L17 17',
  close: 'M5 5l10 10M15 5L5 15',
  recent: 'M10 5.500V10l3 2M17 10a7 7 0 1 1-2.100-5M15 2.500V5h-2.500',
  page: 'M5.500 2.500h6l3 3v12h-9zM11.500 2.500v3h3M8 9.500h4M8 12.500h4',
  heading: 'M4 7.500h12M3.500 12.500h12M8.500 3.500l-2 13M13.500 3.500l-2 13',
  arrow: 'M4 10h12M11 5l5 5-5 5',
} as const;

/** Decoration only: whatever holds it carries the words. */
export function SearchIcon({ name, size = 18 }: { name: keyof typeof paths; size?: number }) {
  return (
    <svg className="search-icon" viewBox="0 0 20 20" width={size} height={size} aria-hidden="true" fill="none">
      <path d={paths[name]} stroke="currentColor" strokeWidth="1.6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
