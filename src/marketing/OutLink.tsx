import type { ReactNode } from 'react';
import { ButtonLink } from '../ui/Button.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  href: string;
  look?: 'primary' | 'secondary' | 'quiet';
  /** Said to screen readers after the link's words, e.g. "opens another site". */
  note: string;
  children: ReactNode;
}

/** A button that links to another site: opens in a new tab and says so. */
export function OutLink({ href, look = 'secondary', note, children }: Props) {
  return (
    <ButtonLink href={href} look={look} target="_blank" rel="noopener noreferrer">
      {children}
      <Icon name="external" size={15} />
      <span className="visually-hidden">({note})</span>
    </ButtonLink>
  );
}
