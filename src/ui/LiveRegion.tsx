import { useEffect, useState } from 'react';

/** Long enough that typing does not make a screen reader talk over itself. */
const pause = 600;

/** Announces a text once the reader pauses. It is in the page from the start, as live regions must be. */
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
