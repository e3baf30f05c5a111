import type { Locale } from '../../i18n/locales.ts';
import type { ToolLabels } from '../shared/words.ts';
import styles from './OneVideo.module.css';
import scene from './scene.svg';

interface Props {
  locale: Locale;
  labels: ToolLabels<'one-video'>;
}

/** In their order: each keeps what the ones before it have done. */
const stages = ['source', 'recognize', 'translate', 'voice', 'vary', 'render'] as const;

/** One drawn video through its stages, each a picture with its words. */
export function OneVideo({ locale, labels }: Props) {
  return (
    <figure className={styles.figure}>
      <ol className={styles.stages} aria-label={labels.title}>
        {stages.map((stage) => (
          <li key={stage} data-stage={stage}>
            <Picture stage={stage} locale={locale} labels={labels} />
            <h3>{labels[`${stage}.title`]}</h3>
            <p>{labels[`${stage}.text`]}</p>
          </li>
        ))}
      </ol>
      <figcaption>
        <strong>{labels.note}</strong> {labels.caption}
      </figcaption>
    </figure>
  );
}

const Scene = () => <img src={scene.src} alt="" width={270} height={480} loading="lazy" decoding="async" />;

function Picture({ stage, locale, labels }: Props & { stage: (typeof stages)[number] }) {
  if (stage === 'render')
    return (
      <div className={styles.frame} data-versions>
        {Array.from({ length: 9 }, (_, version) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a version is its place
          <Scene key={version} />
        ))}
      </div>
    );
  const reached = (other: (typeof stages)[number]): boolean => stages.indexOf(stage) >= stages.indexOf(other);
  const [lang, translation] =
    locale === 'en' ? ['es', 'Tazas nuevas, recién salidas del horno'] : ['en', 'New mugs, fresh from the kiln'];
  return (
    <div className={styles.frame} data-varied={reached('vary') || undefined}>
      <Scene />
      {reached('vary') && <span className={styles.running}>{labels.running}</span>}
      {reached('vary') && <span className={styles.watermark}>{labels.watermark}</span>}
      {reached('voice') && <span className={styles.voice}>{labels.aiVoice}</span>}
      {reached('translate') ? (
        <span className={styles.subtitle} lang={lang}>
          {translation}
        </span>
      ) : (
        reached('recognize') && <span className={styles.subtitle}>{labels.spoken}</span>
      )}
    </div>
  );
}
