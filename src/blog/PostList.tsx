import { Cover } from '../drawings/covers/Cover.tsx';
import type { Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { langOf } from '../lib/translations.ts';
import { TagList } from '../reading/TagList.tsx';
import { tagLinks } from '../reading/tags.ts';
import { translator } from '../site.ts';
import { type Post, postPath } from './collection.ts';
import { formWords } from './forms.ts';
import styles from './PostList.module.css';

interface MetaProps {
  post: Post;
  locale: Locale;
  /** The kind of text it is, where the title does not have it above it. */
  form?: string | undefined;
}

export function PostMeta({ post, locale, form }: MetaProps) {
  const { date, plural } = translator(locale);
  return (
    <p className={styles.meta}>
      {form && <span className={styles.form}>{form}</span>}
      <time dateTime={post.date.toISOString().slice(0, 10)}>{date(post.date)}</time>
      <span>{plural('blog.readingTime', post.minutes)}</span>
    </p>
  );
}

/** More than the first window holds. */
const shownAtOnce = 6;

interface Props {
  posts: Post[];
  locale: Locale;
  headingLevel?: 2 | 3;
  /** The first is the newest of all and stands out. */
  lead?: boolean;
}

/** Cards with cover, summary, date, reading time and tags. */
export function PostList({ posts, locale, headingLevel = 2, lead = false }: Props) {
  const { t } = translator(locale);
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={lead ? `${styles.list} ${styles.withLead}` : styles.list}>
      {posts.map((post, index) => (
        <li key={post.slug} className={styles.item} data-later={index >= shownAtOnce || undefined}>
          <article className={styles.card}>
            <div>
              <Cover slug={post.slug} tag={post.tags[0] ?? post.slug} />
            </div>
            <div>
              <PostMeta post={post} locale={locale} form={post.entry.data.form && t(formWords[post.entry.data.form])} />
              <Heading className={styles.title}>
                <a href={localizePath(postPath(post.slug), locale)} lang={langOf(post)}>
                  {post.title}
                </a>
              </Heading>
              <p className={styles.summary} lang={langOf(post)}>
                {post.description}
              </p>
              <TagList label={t('tags.label')} tags={tagLinks('/blog', post.tags, locale)} />
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
}
