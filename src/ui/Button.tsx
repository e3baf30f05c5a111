import type { AnchorHTMLAttributes, ButtonHTMLAttributes } from 'react';
import styles from './Button.module.css';

type Look = 'primary' | 'secondary' | 'quiet';

const classes = (look: Look, className?: string): string =>
  [styles.button, styles[look], className].filter(Boolean).join(' ');

/** A button that does something on this page. */
export function Button({
  look = 'primary',
  className,
  type = 'button',
  ...rest
}: ButtonHTMLAttributes<HTMLButtonElement> & { look?: Look }) {
  return <button type={type} className={classes(look, className)} {...rest} />;
}

/** A link that looks like a button: it leads somewhere. */
export function ButtonLink({
  look = 'primary',
  className,
  ...rest
}: AnchorHTMLAttributes<HTMLAnchorElement> & { look?: Look }) {
  return <a className={classes(look, className)} {...rest} />;
}
