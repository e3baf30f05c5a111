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

interface EntryProps {
  post: Post;
  locale: Locale;
  headingLevel: 2 | 3;
}

const EntryMeta = ({ post, locale }: EntryProps) => {
  const { form } = post.entry.data;
  return <PostMeta post={post} locale={locale} form={form && translator(locale).t(formWords[form])} />;
};

/** Heading, summary and tags. */
function EntryText({ post, locale, headingLevel }: EntryProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <>
      <Heading className={styles.title}>
        <a href={localizePath(postPath(post.slug), locale)} lang={langOf(post)}>
          {post.title}
        </a>
      </Heading>
      <p className={styles.summary} lang={langOf(post)}>
        {post.description}
      </p>
      <TagList label={translator(locale).t('tags.label')} tags={tagLinks('/blog', post.tags, locale)} />
    </>
  );
}

const Card = (entry: EntryProps) => (
  <article className={styles.card}>
    <div>
      <Cover slug={entry.post.slug} tag={entry.post.tags[0] ?? entry.post.slug} />
    </div>
    <div>
      <EntryMeta {...entry} />
      <EntryText {...entry} />
    </div>
  </article>
);

const Row = (entry: EntryProps) => (
  <article className={styles.row}>
    <EntryMeta {...entry} />
    <div>
      <EntryText {...entry} />
    </div>
  </article>
);

/** More than the first window holds. With all covers a list has almost twice the bytes; older posts are found by their titles. */
const withCover = 6;

interface ListProps {
  posts: Post[];
  locale: Locale;
  headingLevel?: 2 | 3;
  /** The first is the newest of all and stands out. */
  lead?: boolean;
}

/** The newest as cards with cover, the others as rows; all with summary, date, reading time and tags. */
export const PostList = ({ posts, locale, headingLevel = 2, lead = false }: ListProps) => (
  <ul className={lead ? `${styles.list} ${styles.withLead}` : styles.list}>
    {posts.map((post, index) => {
      const isOlder = index >= withCover;
      const Entry = isOlder ? Row : Card;
      return (
        <li key={post.slug}>
          <Entry post={post} locale={locale} headingLevel={headingLevel} />
        </li>
      );
    })}
  </ul>
);
