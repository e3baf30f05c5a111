import type { Locale } from '../../i18n/locales.ts';
import { localizePath } from '../../i18n/routes.ts';
import { translator } from '../../site.ts';
import styles from './NextStep.module.css';
import type { Step } from './next-steps.ts';

interface Props {
  step: Step;
  locale: Locale;
  /** `next` where it is also the next page in order. */
  rel?: string | undefined;
  /** For readers who may not have the program yet. */
  download?: boolean;
}

/** One useful thing to do after a text. */
export function NextStep({ step, locale, rel, download = false }: Props) {
  const { t } = translator(locale);
  return (
    <aside className={`stack no-print ${styles.next}`} aria-label={t('next.label')}>
      <div className={`box whole-link ${styles.card}`} lang={step.lang}>
        <p className="meta" lang={step.lang && locale}>
          {t('next.label')}
        </p>
        <h2>
          <a href={step.href} rel={rel}>
            {step.title}
          </a>
        </h2>
        <p className="quiet">{step.text}</p>
      </div>
      {download && (
        <p className="meta">
          {t('next.download')} <a href={localizePath('/Download', locale)}>{t('nav.download')}</a>
        </p>
      )}
    </aside>
  );
}
