import type { Locale } from '../../i18n/locales.ts';
import { localizePath } from '../../i18n/routes.ts';
import { asksFirst } from '../../lib/parts.ts';
import { site, translator } from '../../site.ts';
import { Button } from '../../ui/Button.tsx';
import styles from './ConsentBar.module.css';

/**
 * Asks whether page views may be counted, where counting sets cookies. Early in the document, so that the keyboard comes
 * to it first; hidden until browser/analytics-consent.client.ts shows it: without script nothing is counted.
 */
export function ConsentBar({ locale }: { locale: Locale }) {
  const { t } = translator(locale);
  const { provider } = site.analytics;
  if (!asksFirst(provider)) return null;
  return (
    <section className={`cluster no-print ${styles.bar}`} aria-label={t('consent.label')} data-consent hidden>
      <p>
        {t(`consent.${provider}`)} <a href={localizePath('/privacy-policy#analytics', locale)}>{t('nav.privacy')}</a>
      </p>
      <div className="cluster">
        <Button look="secondary" data-consent-answer="no">
          {t('consent.refuse')}
        </Button>
        <Button look="secondary" data-consent-answer="yes">
          {t('consent.allow')}
        </Button>
      </div>
    </section>
  );
}

/** Shows the question again; in the footer. */
export function ConsentAgain({ locale }: { locale: Locale }) {
  return (
    <button type="button" className={styles.again} data-consent-again hidden>
      {translator(locale).t('consent.again')}
    </button>
  );
}
