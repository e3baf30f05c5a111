import type { HTMLAttributes } from 'react';
import controls from './controls.module.css';
import { LineIcon } from './Icon.tsx';

interface Props extends HTMLAttributes<HTMLElement> {
  title: string;
  /** The note that nothing typed here leaves the browser. */
  local: string;
  /** Lines in a square of 20 × 20. */
  icon?: string;
}

/** The frame of every tool on the pages. */
export function Panel({ title, local, icon, className = '', children, ...rest }: Props) {
  return (
    <section className={`${controls.panel} ${className}`} aria-label={title} {...rest}>
      <header className={`cluster ${controls.head}`}>
        {icon && <LineIcon path={icon} />}
        <h3 className="label">{title}</h3>
        <p className={`fine needs-js ${controls.local}`}>
          <LineIcon path="M6 9V7a4 4 0 0 1 8 0v2M4.5 9h11v8h-11z" size={15} />
          {local}
        </p>
      </header>
      {children}
    </section>
  );
}
