import { ButtonLink } from '../../ui/Button.tsx';
import type { Marketing } from '../data.ts';
import styles from './Hero.module.css';

interface Props {
  hero: Marketing['home']['hero'];
  downloadHref: string;
}

export function Hero({ hero, downloadHref }: Props) {
  return (
    <div className={styles.hero}>
      <h1 className={styles.title}>{hero.title}</h1>
      <div className={styles.side}>
        <p className={styles.lead}>{hero.lead}</p>
        <div className={styles.actions}>
          <ButtonLink href={downloadHref}>{hero.primary}</ButtonLink>
          <ButtonLink href="#features" look="secondary">
            {hero.secondary}
          </ButtonLink>
        </div>
        <p className={styles.note}>{hero.note}</p>
      </div>
    </div>
  );
}
