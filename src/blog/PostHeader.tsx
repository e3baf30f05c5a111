import { Cover } from '../covers/Cover.tsx';
import { localizePath } from '../i18n/routes.ts';
import { langOf } from '../i18n/translations.ts';
import { translator } from '../site.ts';
import { DateIn } from '../ui/DateIn.tsx';
import { authorName, authorPath, type Post } from './collection.ts';
import { formWords } from './forms.ts';
import styles from './Post.module.css';
import { PostMeta } from './PostList.tsx';
import { type SeriesPlace, seriesLabel } from './series.ts';

/** Includes "Part 2 of 6" for a series. */
export function PostHeader({ post, place }: { post: Post; place: SeriesPlace<Post> | undefined }) {
  const { locale, entry, form } = post;
  const { t, date } = translator(locale);
  return (
    <header className={styles.header}>
      <Cover post={post} shape="wide" />
      {(form || place) && (
        <p className={`label cluster ${styles.kind}`}>
          {form && <span>{t(formWords[form])}</span>}
          {place && (
            <span className={styles.part}>
              {t('blog.seriesPart', {
                n: place.index + 1,
                all: place.parts.length,
                series: seriesLabel(place.key, locale),
              })}
            </span>
          )}
        </p>
      )}
      <h1 lang={langOf(post)}>{post.title}</h1>
      <p className="lead" lang={langOf(post)}>
        {post.description}
      </p>
      <div className="cluster meta">
        {entry.data.authors.map((key) => (
          <a key={key} href={localizePath(authorPath(key), locale)} rel="author">
            {authorName(key, locale)}
          </a>
        ))}
        <PostMeta post={post} locale={locale} />
        {entry.data.updated && (
          <DateIn text={t('blog.updated')} date={entry.data.updated} shown={date(entry.data.updated)} />
        )}
      </div>
    </header>
  );
}
