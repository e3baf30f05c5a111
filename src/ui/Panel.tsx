import type { HTMLAttributes } from 'react';
import controls from './controls.module.css';

interface Props extends HTMLAttributes<HTMLElement> {
  title: string;
  /** That nothing typed here leaves the browser. */
  local: string;
  /** Path of a 20 × 20 line icon. */
  icon?: string;
}

/** The frame of every tool on the pages. */
export function Panel({ title, local, icon, className = '', children, ...rest }: Props) {
  return (
    <section className={`${controls.panel} ${className}`} aria-label={title} {...rest}>
      <header className={controls.head}>
        {icon && <LineIcon path={icon} />}
        <h3 className={controls.title}>{title}</h3>
        <p className={`${controls.local} needs-js`}>
          <LineIcon path="M6 9V7a4 4 0 0 1 8 0v2M4.500 9h11v8h-11z" />
          {local}
        </p>
      </header>
      {children}
    </section>
  );
}

function LineIcon({ path }: { path: string }) {
  return (
    <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true" fill="none">
      <path d={path} stroke="currentColor" strokeWidth="1.500" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
