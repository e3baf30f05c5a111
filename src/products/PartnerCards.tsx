import type { Marketing } from '../marketing/data.ts';
import { OutLink } from '../marketing/OutLink.tsx';
import { Badge } from '../ui/Badge.tsx';
import styles from './PartnerCards.module.css';

type Entry = Marketing['partners']['entries'][number];

interface Props {
  entries: readonly Entry[];
  labels: { sample: string; visit: string; external: string; categories: Record<Entry['category'], string> };
}

export function PartnerCards({ entries, labels }: Props) {
  return (
    <ul className={styles.list}>
      {entries.map(({ sample, category, title, text, url }) => (
        <li key={title} className={styles.card} data-sample={sample || undefined}>
          <p className={styles.badges}>
            <Badge tone="accent">{labels.categories[category]}</Badge>
            {sample && <Badge>{labels.sample}</Badge>}
          </p>
          <h2 className={styles.title}>{title}</h2>
          <p className={styles.text}>{text}</p>
          <p className={styles.action}>
            <OutLink href={url} note={labels.external}>
              {labels.visit}
              <span className="visually-hidden">: {title}</span>
            </OutLink>
          </p>
        </li>
      ))}
    </ul>
  );
}
