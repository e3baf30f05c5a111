import { Icon } from '../ui/Icon.tsx';
import type { SearchLabels } from './index-format.ts';
import { fieldProps } from './options.ts';
import './search-frame.css';

interface Props {
  /** The page of results: where button and field lead without script. */
  href: string;
  labels: Pick<SearchLabels, 'open' | 'title' | 'field' | 'loading' | 'failed'>;
}

/**
 * The button, and the dialog with its field. Both are in every page: a slow connection delays neither the dialog nor what is
 * typed into it (open.client.ts). Hovering must not fetch the page of results instead.
 */
export function SearchButton({ href, labels }: Props) {
  return (
    <>
      <a
        className="icon-button search-opener"
        href={href}
        data-search-open
        data-no-prefetch
        aria-haspopup="dialog"
        aria-keyshortcuts="/ Control+K Meta+K"
      >
        <Icon className="search-icon" name="search" size={18} />
        <span>{labels.open}</span>
        <span aria-hidden="true">Ctrl K</span>
      </a>
      <dialog className="search-dialog" aria-label={labels.title} data-search-dialog>
        <form className="search-form" action={href}>
          <Icon className="search-icon" name="search" />
          <input {...fieldProps(labels)} />
        </form>
        <p className="search-foot search-note" role="status" data-failed={labels.failed}>
          {labels.loading}
        </p>
      </dialog>
    </>
  );
}
