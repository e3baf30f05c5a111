import { ButtonLink } from '../../ui/Button.tsx';
import type { Tier } from '../data.ts';
import styles from './Tiers.module.css';

interface Props {
  tiers: readonly Tier[];
  downloadHref: string;
  labels: { download: string; seePlans: string };
}

export function Tiers({ tiers, downloadHref, labels }: Props) {
  return (
    <div className={styles.tiers}>
      {tiers.map(({ key, name, description, points, note }) => (
        <article key={key} className={styles.tier} data-tier={key}>
          <h3 className={styles.name}>{name}</h3>
          <p className={styles.description}>{description}</p>
          <ul className={styles.points}>
            {points.map((point) => (
              <li key={point}>{point}</li>
            ))}
          </ul>
          {note && <p className={styles.note}>{note}</p>}
          <p className={styles.action}>
            {key === 'free' ? (
              <ButtonLink href={downloadHref} look="secondary">
                {labels.download}
              </ButtonLink>
            ) : (
              <ButtonLink href="#plans" look="quiet">
                {labels.seePlans}
              </ButtonLink>
            )}
          </p>
        </article>
      ))}
    </div>
  );
}
