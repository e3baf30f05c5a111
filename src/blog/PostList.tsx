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
  /** For titles without the kind above them. */
  withKind?: boolean;
}

/** Kind, date and reading time. */
export function PostMeta({ post, locale, withKind = false }: MetaProps) {
  const { t, date, plural } = translator(locale);
  return (
    <p className="meta">
      {withKind && post.form && (
        <>
          <span className={styles.form}>{t(formWords[post.form])}</span> ·{' '}
        </>
      )}
      <time dateTime={post.date.toISOString().slice(0, 10)}>{date(post.date, withKind ? 'short' : 'long')}</time> ·{' '}
      <span className={styles.whole}>{plural('blog.readingTime', post.minutes)}</span>
    </p>
  );
}

interface EntryProps {
  post: Post;
  locale: Locale;
  headingLevel: 2 | 3;
  compact: boolean;
}

/** The whole card links to the post, except for the tags. */
const Card = ({ post, locale, headingLevel, compact }: EntryProps) => {
  const { t } = translator(locale);
  const Heading = `h${headingLevel}` as const;
  return (
    <article className={`stack whole-link ${styles.card}`}>
      <Cover post={post} />
      <div>
        <PostMeta post={post} locale={locale} withKind />
        <Heading className={`quiet-links ${styles.title}`}>
          <a href={localizePath(postPath(post.slug), locale)} lang={langOf(post)}>
            {post.title}
          </a>
        </Heading>
        {!compact && (
          <>
            <p className={styles.summary} lang={langOf(post)}>
              {post.description}
            </p>
            <TagList label={t('tags.label')} tags={tagLinks('/blog', post.tags.slice(0, 2), locale)} />
          </>
        )}
      </div>
    </article>
  );
};

/** Which kinds of posts the list below shows; PostList.module.css hides the others. */
function Kinds({ posts, locale }: { posts: Post[]; locale: Locale }) {
  const { t, number } = translator(locale);
  const kinds = [...Map.groupBy(posts, ({ form }) => form)]
    .flatMap(([form, { length }]) => (form ? [{ form, length }] : []))
    .sort((a, b) => b.length - a.length);
  if (kinds.length < 2) return null;
  return (
    <fieldset className={styles.kinds}>
      <legend className="visually-hidden">{t('blog.kinds')}</legend>
      <label className="chip choice">
        <input type="radio" name="kind" value="" defaultChecked />
        {t('blog.allKinds')} <span>{number(posts.length)}</span>
      </label>
      {kinds.map(({ form, length }) => (
        <label key={form} className="chip choice">
          <input type="radio" name="kind" value={form} />
          {t(formWords[form])} <span>{number(length)}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface ListProps {
  posts: Post[];
  locale: Locale;
  headingLevel?: 2 | 3;
  /** The newest post is featured. */
  lead?: boolean;
  /** Readers can choose one kind of posts. */
  kinds?: boolean;
  /** A small cover next to kind, date and title. */
  compact?: boolean;
}

/** Cards with cover, title, summary, kind, date, reading time and the first two tags. */
export const PostList = ({ posts, locale, headingLevel = 2, lead, kinds, compact = false }: ListProps) => (
  <>
    {kinds && <Kinds posts={posts} locale={locale} />}
    <ul className={[styles.list, lead && styles.withLead, compact && styles.compact].filter(Boolean).join(' ')}>
      {posts.map((post) => (
        <li key={post.slug} data-kind={post.form}>
          <Card post={post} locale={locale} headingLevel={headingLevel} compact={compact} />
        </li>
      ))}
    </ul>
  </>
);
