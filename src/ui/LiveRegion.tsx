import { useEffect, useState } from 'react';

/** Long enough that typing does not make a screen reader talk over itself. */
const pause = 600;

/** Speaks a text once the reader pauses. It stands in the page from the start, as live regions must. */
export function LiveRegion({ text }: { text: string }) {
  const [spoken, setSpoken] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setSpoken(text), pause);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <p className="visually-hidden" role="status">
      {spoken}
    </p>
  );
}
