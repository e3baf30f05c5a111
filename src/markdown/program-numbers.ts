import type { Numbered } from '../program/plan.ts';

/** What the writing tools add to pictures and tables of a page, as attributes hold it: texts. */
export interface NumberedProps {
  /** Place among the program's pictures and tables on the page. */
  place: string;
  linked: string;
  targets: string;
}

export const numberedProps = ({ linked, targets }: Numbered, place: number): NumberedProps => ({
  place: String(place),
  linked: [...linked].map(([id, number]) => `${id}=${number}`).join(' '),
  targets: targets.join(' '),
});

const list = (text: string): string[] => text.split(' ').filter(Boolean);

export const numberedFrom = ({ linked, targets }: Omit<NumberedProps, 'place'>): Numbered => ({
  linked: new Map(
    list(linked).map((pair) => [pair.slice(0, pair.indexOf('=')), Number(pair.slice(pair.indexOf('=') + 1))]),
  ),
  targets: list(targets),
});
