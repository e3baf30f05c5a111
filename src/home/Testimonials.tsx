import type { Marketing } from '../marketing/data.ts';
import { Badge } from '../ui/Badge.tsx';
import styles from './Testimonials.module.css';

interface Props {
  entries: Marketing['testimonials']['entries'];
  labels: { row: string; sample: string; duration: string };
}

/** Texts that are samples say so on each of them. */
export function Testimonials({ entries, labels }: Props) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: scrolls on a phone, so the keyboard must reach it
    <section className={styles.grid} aria-label={labels.row} tabIndex={0}>
      {entries.map(({ sample, sender, duration, text }) => (
        <figure key={sender} className={styles.entry} data-sample={sample || undefined}>
          <blockquote className={styles.text}>
            <p>{text}</p>
          </blockquote>
          <figcaption className={styles.sender}>
            <b>{sender}</b>
            <span>
              {labels.duration} {duration}
            </span>
            {sample && <Badge>{labels.sample}</Badge>}
          </figcaption>
        </figure>
      ))}
    </section>
  );
}
