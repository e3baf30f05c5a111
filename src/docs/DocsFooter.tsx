import { TagList } from '../layouts/reading/TagList.tsx';
import { tagLinks } from '../layouts/reading/tags.ts';
import { site, translator } from '../site.ts';
import { DateIn } from '../ui/DateIn.tsx';
import type { DocsPage } from './collection.ts';

/** Tags that have a list, when it changed, and where to edit. */
export function DocsFooter({ page, tags }: { page: DocsPage; tags: readonly string[] }) {
  const { locale, version, entry } = page;
  const { t, date } = translator(locale);
  return (
    <div className="reading-meta cluster">
      {version === 'current' && <TagList label={t('tags.label')} tags={tagLinks('/docs', tags, locale)} />}
      <DateIn text={t('docs.lastUpdated')} date={entry.data.lastUpdated} shown={date(entry.data.lastUpdated)} />
      {site.editUrl && entry.filePath && (
        <a href={`${site.editUrl}${entry.filePath}`} target="_blank" rel="noopener noreferrer">
          {t('docs.editPage')}
        </a>
      )}
    </div>
  );
}
