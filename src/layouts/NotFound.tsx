import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { translator } from '../site.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import styles from './NotFound.module.css';

/** What is not there. The script fills in what the address says was looked for (not-found.client.ts). */
export function NotFound({ locale }: { locale: Locale }) {
  const { t } = translator(locale);
  return (
    <div className={`container ${styles.page}`}>
      <svg viewBox="0 0 220 120" width="220" height="120" aria-hidden="true">
        {[0, 1, 2, 3, 4].map((index) => (
          <g key={index} transform={`translate(${10 + index * 42} ${index === 2 ? 34 : 18})`}>
            <rect width="32" height="62" rx="7" className={index === 2 ? styles.lost : styles.phone} />
            {index !== 2 && <path d="M10 32l4.5 4.5L22 28" className="icon" />}
          </g>
        ))}
        <path d="M10 104h200" className={styles.desk} />
      </svg>
      <h1>{t('notFound.title')}</h1>
      <p className="lead">{t('notFound.text')}</p>
      <p>{t('notFound.tellOwner')}</p>
      <section aria-label={t('notFound.likely')} data-likely hidden>
        <h2>{t('notFound.likely')}</h2>
        <ul />
      </section>
      <search className={styles.search}>
        <form action={localizePath('/search', locale)} data-not-found>
          <input type="search" name="q" required placeholder={t('search.field')} aria-label={t('search.field')} />
          <Button type="submit">{t('search.submit')}</Button>
        </form>
      </search>
      <p className={styles.actions}>
        <ButtonLink look="secondary" href={localizePath('/', locale)}>
          {t('notFound.home')}
        </ButtonLink>
        <ButtonLink look="secondary" href={localizePath('/docs/intro', locale)}>
          {t('notFound.docs')}
        </ButtonLink>
      </p>
    </div>
  );
}
