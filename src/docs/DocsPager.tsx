import { localizePath } from '../i18n/routes.ts';
import { Pager } from '../layouts/reading/Pager.tsx';
import { translator } from '../site.ts';
import { type DocsSet, docsPath } from './collection.ts';
import { neighborsOf, type Stop } from './tree.ts';

interface Props {
  set: DocsSet;
  /** Slug of a page or `category/<slug>`. */
  current: string;
  /** Address of the next step, which needs no second link. */
  without?: string | undefined;
}

/** Links to the previous and next page, in the order of the sidebar. */
export function DocsPager({ set, current, without }: Props) {
  const { locale, version, order } = set;
  const { t } = translator(locale);
  const { previous, next } = neighborsOf(order, current);
  const target = (stop: Stop | undefined) =>
    stop && { href: localizePath(docsPath(version, stop.slug), locale), title: stop.label, lang: stop.lang };
  const after = target(next);
  return (
    <Pager
      label={t('docs.pager')}
      labels={{ previous: t('pagination.previous'), next: t('pagination.next') }}
      previous={target(previous)}
      next={after?.href === without ? undefined : after}
    />
  );
}
