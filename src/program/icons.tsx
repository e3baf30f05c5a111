import sheet from './icons.svg?raw';

const paths = new Map([...sheet.matchAll(/<path id="([^"]+)" d="([^"]+)"/g)].map(([, id, path]) => [id, path]));

/** Decorative: the words are next to it. Its look is in the style sheet. */
export function ProgramIcon({ name }: { name: string | undefined }) {
  const path = paths.get(name ?? '');
  return (
    path && (
      <svg viewBox="0 0 20 20" aria-hidden="true">
        <path d={path} />
      </svg>
    )
  );
}
