import { translator } from '../site.ts';
import type { Post } from './collection.ts';
import styles from './Post.module.css';

/** Id of the section; the table of contents links to it. Ids of writers have no underscore. */
export const sourcesId = 'cited_sources';

/** The pages a post cites, at its end. They open in a new tab, as all links to other sites do. */
export function Sources({ post }: { post: Post }) {
  const { sources } = post;
  if (sources.length === 0) return null;
  const { t, date } = translator(post.locale);
  const [beforeDate = '', afterDate = ''] = t('blog.sourceRead', { date: '\n' }).split('\n');
  return (
    <section className={styles.sources} role="doc-bibliography" aria-labelledby={sourcesId}>
      <h2 id={sourcesId}>{t('blog.sources')}</h2>
      <ol>
        {sources.map(({ title, publisher, url, read }) => (
          <li key={url}>
            <cite>
              <a href={url} target="_blank" rel="noopener noreferrer">
                {title}
                <span className="visually-hidden"> ({t('shell.external')})</span>
              </a>
            </cite>
            <br />
            <span className="meta">
              {publisher} · {beforeDate}
              <time dateTime={read.toISOString().slice(0, 10)}>{date(read)}</time>
              {afterDate}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}
