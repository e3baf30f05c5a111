import { localizePath } from '../i18n/routes.ts';
import { langOf } from '../i18n/translations.ts';
import { fillIn, series, translator } from '../site.ts';
import { type Post, postPath } from './collection.ts';
import styles from './SeriesParts.module.css';
import type { SeriesPlace } from './series.ts';

/** "Part 2 of 6 · Proxies", and all parts when it is opened. */
export function SeriesParts({ post, place }: { post: Post; place: SeriesPlace<Post> }) {
  const { locale } = post;
  const { t } = translator(locale);
  const { key, parts, index } = place;
  const label = fillIn(series[key]?.label[locale] ?? key, locale);
  return (
    <details className={`box no-print ${styles.series}`}>
      <summary>{t('blog.seriesPart', { n: index + 1, all: parts.length, series: label })}</summary>
      <ol>
        {parts.map((part) => (
          <li key={part.slug}>
            {part.slug === post.slug ? (
              <span aria-current="page" lang={langOf(part)}>
                {part.title}
              </span>
            ) : (
              <a href={localizePath(postPath(part.slug), locale)} lang={langOf(part)}>
                {part.title}
              </a>
            )}
          </li>
        ))}
      </ol>
    </details>
  );
}
