import { Cover } from '../covers/Cover.tsx';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { langOf } from '../i18n/translations.ts';
import { TagList } from '../layouts/reading/TagList.tsx';
import { tagLinks } from '../layouts/reading/tags.ts';
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
    <p className="cluster meta">
      {form && <span className={styles.form}>{form}</span>}
      <time dateTime={post.date.toISOString().slice(0, 10)}>{date(post.date)}</time>
      <span>{plural('blog.readingTime', post.minutes)}</span>
    </p>
  );
}

interface EntryProps {
  post: Post;
  locale: Locale;
  headingLevel: 2 | 3;
}

/** All of it leads to the post, but for the tags. */
const Card = ({ post, locale, headingLevel }: EntryProps) => {
  const { t } = translator(locale);
  const { form } = post;
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`whole-link ${styles.card}`}>
      <Cover post={post} />
      <div>
        <PostMeta post={post} locale={locale} form={form && t(formWords[form])} />
        <Heading className={`quiet-links ${styles.title}`}>
          <a href={localizePath(postPath(post.slug), locale)} lang={langOf(post)}>
            {post.title}
          </a>
        </Heading>
        <p className={styles.summary} lang={langOf(post)}>
          {post.description}
        </p>
        <TagList label={t('tags.label')} tags={tagLinks('/blog', post.tags.slice(0, 2), locale)} />
      </div>
    </article>
  );
};

interface ListProps {
  posts: Post[];
  locale: Locale;
  headingLevel?: 2 | 3;
  /** The first is the newest of all and stands out. */
  lead?: boolean;
  /** For a few posts: one below the other, not beside it. */
  rows?: boolean;
}

/** Cards with cover, title, summary, date, reading time and the first two tags. */
export const PostList = ({ posts, locale, headingLevel = 2, lead = false, rows = false }: ListProps) => (
  <ul className={[styles.list, lead && styles.withLead, rows && styles.rows].filter(Boolean).join(' ')}>
    {posts.map((post) => (
      <li key={post.slug}>
        <Card post={post} locale={locale} headingLevel={headingLevel} />
      </li>
    ))}
  </ul>
);
