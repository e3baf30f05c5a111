import type { Segment } from './excerpt.ts';

/** Text with the found words marked. It is always text: nothing of a page or a query becomes markup. */
export function Marked({ segments }: { segments: Segment[] }) {
  return segments.map(({ text, mark }, index) => {
    const key = `${index}:${text}`;
    return mark ? <mark key={key}>{text}</mark> : text;
  });
}
