import type { SearchLabels } from './index-format.ts';

export function LoadFailure({ labels, onRetry }: { labels: SearchLabels; onRetry: () => void }) {
  return (
    <p className="search-failed" role="alert">
      <span>{labels.failed}</span>
      <button type="button" onClick={onRetry}>
        {labels.retry}
      </button>
    </p>
  );
}
