import type { ReactNode } from 'react';

/** A numbered list outside a text made from Markdown, in the look of one; inside, where a writer marks steps. */
export function Steps({ children }: { children?: ReactNode }) {
  return <div className="steps">{children}</div>;
}
