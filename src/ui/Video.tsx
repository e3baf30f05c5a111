import { withBase } from '../i18n/base.ts';
import type { Locale } from '../languages/index.ts';
import styles from './Video.module.css';

interface Props {
  /** Path of the file in `content/public`: `/films/tour.mp4`. */
  src: string;
  title: string;
  /** WebVTT in the language of the text: `/films/tour.en.vtt`. */
  captions: string;
  locale: Locale;
}

export function Video({ src, title, captions, locale }: Props) {
  return (
    <video
      className={`no-print ${styles.video}`}
      src={withBase(src)}
      aria-label={title}
      preload="metadata"
      controls
      playsInline
    >
      <track kind="captions" src={withBase(captions)} srcLang={locale} label={title} default />
    </video>
  );
}
