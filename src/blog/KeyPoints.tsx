import { langOf } from '../i18n/translations.ts';
import { translator } from '../site.ts';
import type { Post } from './collection.ts';
import styles from './Post.module.css';

/** The answers of a long post, before its text. */
export function KeyPoints({ post }: { post: Post }) {
  const { keyPoints } = post;
  if (keyPoints.length === 0) return null;
  const { t } = translator(post.locale);
  return (
    <section className={styles.points} aria-labelledby="key_points">
      <h2 className="label" id="key_points">
        {t('blog.keyPoints')}
      </h2>
      <ul lang={langOf(post)}>
        {keyPoints.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </section>
  );
}
