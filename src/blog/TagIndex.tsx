import { Cover } from '../covers/Cover.tsx';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { langOf } from '../i18n/translations.ts';
import { tagLabel, tagPath } from '../layouts/reading/tags.ts';
import { translator } from '../site.ts';
import type { Post } from './collection.ts';
import { byLetter } from './lists.ts';
import styles from './TagIndex.module.css';

/** The subjects with most posts as pictures, then all of them by letter, each with its newest post. */
export function TagIndex({ tags, locale }: { tags: Map<string, Post[]>; locale: Locale }) {
  const { t, plural, number } = translator(locale);
  const all = Array.from(tags, ([key, posts]) => ({
    href: localizePath(tagPath('/blog', key, locale), locale),
    label: tagLabel(key, locale),
    posts,
  }));
  // Each with the picture of a post that none before it shows.
  const shown = new Set<Post>();
  const most = all
    .toSorted((a, b) => b.posts.length - a.posts.length)
    .slice(0, 6)
    .flatMap((tag) => {
      const post = tag.posts.find((each) => !shown.has(each));
      if (post) shown.add(post);
      return post ? [{ ...tag, post }] : [];
    });
  return (
    <>
      <h2 className="visually-hidden">{t('blog.topTags')}</h2>
      <ul className={styles.most}>
        {most.map(({ href, label, posts, post }) => (
          <li key={href} className="whole-link">
            <Cover post={post} />
            <h3 className="quiet-links">
              <a href={href} rel="tag">
                {label}
              </a>
            </h3>
            <p className="meta">{plural('blog.posts', posts.length)}</p>
          </li>
        ))}
      </ul>
      <div className={styles.letters}>
        {byLetter(all, locale).map(([letter, list]) => (
          <section key={letter}>
            <h2 className="label">{letter}</h2>
            <ul className="quiet-links">
              {list.map(({ href, label, posts: [newest, ...others] }) => (
                <li key={href}>
                  <a href={href} rel="tag">
                    {label} <span>{number(others.length + 1)}</span>
                  </a>
                  {newest && (
                    <p className="meta" lang={langOf(newest)}>
                      {newest.title}
                    </p>
                  )}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </>
  );
}
