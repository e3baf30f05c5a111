import type { UiKey } from '../i18n/i18n.ts';
import { localizePath } from '../i18n/routes.ts';
import { langOf } from '../i18n/translations.ts';
import type { Network } from '../languages/language.ts';
import { Pager } from '../layouts/reading/Pager.tsx';
import { TagList } from '../layouts/reading/TagList.tsx';
import { tagLinks } from '../layouts/reading/tags.ts';
import { absolute } from '../lib/seo.ts';
import { authors, fillIn, site, translator } from '../site.ts';
import { authorName, authorPath, type Post, postPath } from './collection.ts';
import styles from './Post.module.css';
import { PostList } from './PostList.tsx';
import { shareLinks } from './share.ts';

interface Props {
  post: Post;
  /** Tags that have a list. */
  tags: string[];
  /** The neighbors in its series, else the newer and the older post. */
  inSeries: boolean;
  previous: Post | undefined;
  next: Post | undefined;
  related: Post[];
}

const shareWords: Record<Network, UiKey> = {
  mail: 'blog.shareMail',
  telegram: 'blog.shareTelegram',
  x: 'blog.shareX',
  weibo: 'blog.shareWeibo',
  vk: 'blog.shareVk',
};

export function PostFooter({ post, tags, inSeries, previous, next, related }: Props) {
  const { locale, slug, title, entry } = post;
  const { t, date } = translator(locale);
  const url = absolute(site.origin, localizePath(postPath(slug), locale));
  const target = (other: Post | undefined) =>
    other && { href: localizePath(postPath(other.slug), locale), title: other.title, lang: langOf(other) };
  const author = entry.data.authors.map((key) => authorName(key, locale)).join(', ');
  const [beforeDate = '', afterDate = ''] = t('blog.citeText', { author, title, url, published: '\n' }).split('\n');
  return (
    <footer className={`stack ${styles.footer}`}>
      <TagList label={t('tags.label')} tags={tagLinks('/blog', tags, locale)} />
      <div>
        <h2 className="label">{t('blog.aboutAuthor')}</h2>
        {entry.data.authors.map((key) => (
          <p key={key} className="meta">
            <a href={localizePath(authorPath(key), locale)}>{authorName(key, locale)}</a> ·{' '}
            {fillIn(authors[key]?.bio[locale] ?? '', locale)}
          </p>
        ))}
      </div>
      <div className="no-print">
        <h2 className="label">{t('blog.share')}</h2>
        <ul className="cluster">
          {shareLinks(locale, url, title).map(({ network, href }) => (
            <li key={network}>
              <a className="action" href={href} target="_blank" rel="noopener noreferrer">
                {t(shareWords[network])}
              </a>
            </li>
          ))}
          <li className="needs-js">
            <button type="button" className="action" data-copy={url} data-copied={t('blog.linkCopied')}>
              {t('blog.copyLink')}
            </button>
          </li>
        </ul>
      </div>
      <div>
        <h2 className="label">{t('blog.cite')}</h2>
        <p className="meta">
          {beforeDate}
          <time dateTime={post.date.toISOString().slice(0, 10)}>{date(post.date)}</time>
          {afterDate}
        </p>
      </div>
      <Pager
        label={t(inSeries ? 'blog.seriesPager' : 'blog.pager')}
        labels={{
          previous: t(inSeries ? 'blog.seriesPrevious' : 'blog.newerPost'),
          next: t(inSeries ? 'blog.seriesNext' : 'blog.olderPost'),
        }}
        previous={target(previous)}
        next={target(next)}
      />
      {related.length > 0 && (
        <section className="no-print">
          <h2>{t('blog.related')}</h2>
          <PostList posts={related} locale={locale} headingLevel={3} compact />
        </section>
      )}
    </footer>
  );
}
