import { localizePath } from '../lib/routes.ts';
import { Pager } from '../shell/Pager.tsx';
import { TagList } from '../shell/TagList.tsx';
import { site, tags, translator, words } from '../site.ts';
import { type DocsPage, docsPath } from './collection.ts';
import { docsTagPath } from './tags.ts';
import type { Neighbours, TreePage } from './tree.ts';

interface Props {
  page: DocsPage;
  neighbours: Neighbours;
}

/** Tags, where to edit, when it changed, and what comes before and after. */
export function DocsFooter({ page, neighbours }: Props) {
  const { locale, version, entry } = page;
  const { t, date } = translator(locale);
  const target = (other: TreePage | undefined) =>
    other && { href: localizePath(docsPath(version, other.slug), locale), title: other.label };
  const tagLinks = entry.data.tags.flatMap((key) => {
    const tag = tags[key];
    return tag ? [{ label: words(tag.label[locale], locale), href: docsTagPath(key, locale) }] : [];
  });
  return (
    <>
      <div className="reading-meta">
        {version === 'current' && <TagList label={t('tags.label')} tags={tagLinks} />}
        <span>
          {t('docs.lastUpdated', { date: '' }).trim()}{' '}
          <time dateTime={entry.data.lastUpdated.toISOString().slice(0, 10)}>{date(entry.data.lastUpdated)}</time>
        </span>
        {site.editUrl && entry.filePath && (
          <a href={`${site.editUrl}${entry.filePath}`} target="_blank" rel="noopener noreferrer">
            {t('docs.editPage')}
          </a>
        )}
      </div>
      <Pager
        label={t('docs.pager')}
        labels={{ previous: t('pagination.previous'), next: t('pagination.next') }}
        previous={target(neighbours.previous)}
        next={target(neighbours.next)}
      />
    </>
  );
}
