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

/** More than the first window holds. Covers are half of a list's bytes: older posts are found by their titles. */
const withCover = 6;

interface ListProps {
  posts: Post[];
  locale: Locale;
  headingLevel?: 2 | 3;
  /** The first is the newest of all and stands out. */
  lead?: boolean;
}

/** The newest as cards with cover, the others as rows; all with summary, date, reading time and tags. */
export function PostList({ posts, locale, headingLevel = 2, lead = false }: ListProps) {
  const { t } = translator(locale);
  const Heading = `h${headingLevel}` as const;
  return (
    <ul className={lead ? `${styles.list} ${styles.withLead}` : styles.list}>
      {posts.map((post, index) => {
        const { form } = post.entry.data;
        const meta = <PostMeta post={post} locale={locale} form={form && t(formWords[form])} />;
        const text = (
          <>
            <Heading className={styles.title}>
              <a href={localizePath(postPath(post.slug), locale)} lang={langOf(post)}>
                {post.title}
              </a>
            </Heading>
            <p className={styles.summary} lang={langOf(post)}>
              {post.description}
            </p>
            <TagList label={t('tags.label')} tags={tagLinks('/blog', post.tags, locale)} />
          </>
        );
        return index < withCover ? (
          <li key={post.slug}>
            <article className={styles.card}>
              <div>
                <Cover slug={post.slug} tag={post.tags[0] ?? post.slug} />
              </div>
              <div>
                {meta}
                {text}
              </div>
            </article>
          </li>
        ) : (
          <li key={post.slug} data-later>
            <article className={styles.row}>
              {meta}
              <div>{text}</div>
            </article>
          </li>
        );
      })}
    </ul>
  );
}
