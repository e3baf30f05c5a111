import type { Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { translator } from '../site.ts';
import { ButtonLink } from '../ui/Button.tsx';
import styles from './NotFound.module.css';

export function NotFound({ locale }: { locale: Locale }) {
  const { t } = translator(locale);
  return (
    <div className={`container ${styles.page}`}>
      <svg viewBox="0 0 220 120" width="220" height="120" aria-hidden="true" className={styles.drawing}>
        {[0, 1, 2, 3, 4].map((index) => (
          <g key={index} transform={`translate(${10 + index * 42} ${index === 2 ? 34 : 18})`}>
            <rect width="32" height="62" rx="7" className={index === 2 ? styles.lost : styles.phone} />
            {index !== 2 && <path d="M10 32l4.500 4.500L22 28" className={styles.tick} />}
          </g>
        ))}
        <path d="M10 104h200" className={styles.desk} />
      </svg>
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <p>{t('notFound.tellOwner')}</p>
      <p className={styles.actions}>
        <ButtonLink href={localizePath('/', locale)}>{t('notFound.home')}</ButtonLink>
        <ButtonLink look="secondary" href={localizePath('/docs/intro', locale)}>
          {t('notFound.docs')}
        </ButtonLink>
      </p>
    </div>
  );
}
