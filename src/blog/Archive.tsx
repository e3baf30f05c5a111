import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { langOf } from '../i18n/translations.ts';
import { translator } from '../site.ts';
import styles from './Archive.module.css';
import { type Post, postPath } from './collection.ts';

export function Archive({ years, locale }: { years: Array<[number, Post[]]>; locale: Locale }) {
  const { date, plural } = translator(locale);
  return years.map(([year, posts]) => (
    <section key={year} className={styles.year}>
      <h2 id={`y${year}`}>
        {year} <span className="meta">{plural('blog.posts', posts.length)}</span>
      </h2>
      <ul className={styles.list}>
        {posts.map((post) => (
          <li key={post.slug}>
            <time className="meta" dateTime={post.date.toISOString().slice(0, 10)}>
              {date(post.date, 'monthDay')}
            </time>
            <a href={localizePath(postPath(post.slug), locale)} lang={langOf(post)}>
              {post.title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  ));
}
