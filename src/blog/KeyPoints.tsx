import { langOf } from '../lib/translations.ts';
import { fillIn, translator } from '../site.ts';
import type { Post } from './collection.ts';
import styles from './KeyPoints.module.css';

/** The answers of a long post, before its text. */
export function KeyPoints({ post }: { post: Post }) {
  const points = post.entry.data.keyPoints ?? [];
  if (points.length === 0) return null;
  const { t } = translator(post.locale);
  return (
    <section className={styles.box} aria-labelledby="key_points">
      <h2 id="key_points">{t('blog.keyPoints')}</h2>
      <ul lang={langOf(post)}>
        {points.map((point) => (
          <li key={point}>{fillIn(point, post.textIn)}</li>
        ))}
      </ul>
    </section>
  );
}
