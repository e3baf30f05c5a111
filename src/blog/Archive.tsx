import { Cover } from '../covers/Cover.tsx';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { langOf } from '../i18n/translations.ts';
import { translator } from '../site.ts';
import styles from './Archive.module.css';
import { type Post, postPath } from './collection.ts';
import { PostMeta } from './PostList.tsx';

export function Archive({ years, locale }: { years: Array<[number, Post[]]>; locale: Locale }) {
  const { plural } = translator(locale);
  return years.map(([year, posts]) => (
    <section key={year} className={styles.year}>
      <h2 id={`y${year}`}>
        {year} <span className="meta">{plural('blog.posts', posts.length)}</span>
      </h2>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.slug} className="whole-link">
            <Cover post={post} />
            <div>
              <h3 className="quiet-links">
                <a href={localizePath(postPath(post.slug), locale)} lang={langOf(post)}>
                  {post.title}
                </a>
              </h3>
              <PostMeta post={post} locale={locale} withKind />
            </div>
          </li>
        ))}
      </ul>
    </section>
  ));
}
