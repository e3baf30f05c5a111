import type { Locale } from '../../i18n/locales.ts';
import { site, translator } from '../../site.ts';
import { tellAddress } from '../feedback.ts';

interface Props {
  locale: Locale;
  title: string;
  /** The page as a full address. */
  page: string;
  version: string;
}

/**
 * Whether the page has helped. The two answers are events of the provider, and shown by the script where one counts
 * (analytics.client.ts).
 */
export function Feedback({ locale, title, page, version }: Props) {
  const { t } = translator(locale);
  const body = `\n\n${t('phrase.colon', { before: t('feedback.page'), after: page })}\n${version}`;
  return (
    <div className="feedback cluster meta no-print">
      {site.analytics.provider !== 'none' && (
        <p className="cluster" data-answers={t('feedback.thanks')} hidden>
          <span>{t('feedback.question')}</span>
          <button type="button" className="action" data-answer="helpful">
            {t('feedback.yes')}
          </button>
          <button type="button" className="action" data-answer="not-helpful">
            {t('feedback.no')}
          </button>
        </p>
      )}
      <a href={tellAddress(t('feedback.subject', { title }), body)}>{t('feedback.tell')}</a>
    </div>
  );
}
