import type { Locale } from '../i18n/locales.ts';
import cells from '../marketing/cells.module.css';
import type { ToolLabels } from '../tools/shared/words.ts';
import styles from './OneVideo.module.css';

interface Props {
  locale: Locale;
  labels: ToolLabels<'one-video'>;
}

/** In their order: each keeps what the ones before it have done. */
const stages = ['source', 'recognize', 'translate', 'voice', 'vary', 'render'] as const;
const versions = [1, 2, 3, 4, 5, 6];

/** One screen through its stages; the last makes six of it. */
export function OneVideo({ locale, labels }: Props) {
  return (
    <figure>
      <ol className={styles.stages} aria-label={labels.title}>
        {stages.map((stage, place) => (
          <li key={stage} data-stage={stage}>
            <div className={`${cells.varied} ${styles.frame}`}>
              {stage === 'render' ? (
                versions.map((version) => <i key={version} />)
              ) : (
                <Screen place={place} locale={locale} labels={labels} />
              )}
            </div>
            <h3>{labels[`${stage}.title`]}</h3>
            <p className="quiet">{labels[`${stage}.text`]}</p>
          </li>
        ))}
      </ol>
      <figcaption className={`quiet ${styles.caption}`}>
        <strong>{labels.note}</strong> {labels.caption}
      </figcaption>
    </figure>
  );
}

function Screen({ place, locale, labels }: Props & { place: number }) {
  const [lang, translation] =
    locale === 'en' ? ['es', 'Tazas nuevas, recién salidas del horno'] : ['en', 'New mugs, fresh from the kiln'];
  return (
    <i data-varied={place > 3 || undefined}>
      {place > 3 && <span className={styles.running}>{labels.running}</span>}
      {place > 3 && <span className={styles.watermark}>{labels.watermark}</span>}
      {place > 2 && <span>{labels.aiVoice}</span>}
      {place === 1 && <span className={styles.subtitle}>{labels.spoken}</span>}
      {place > 1 && (
        <span className={styles.subtitle} lang={lang}>
          {translation}
        </span>
      )}
    </i>
  );
}
