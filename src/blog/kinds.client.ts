/** The chosen kind is in the address: it can be shared, and Back from a post restores it. */
import { onPage } from '../ui/browser/dom.client.ts';

const kinds = () => document.querySelectorAll<HTMLInputElement>('input[name="kind"]');

onPage(() => {
  const chosen = new URLSearchParams(location.search).get('kind');
  for (const kind of kinds()) {
    if (kind.value === chosen) kind.checked = true;
    kind.addEventListener('change', () => {
      history.replaceState(history.state, '', kind.value ? `?kind=${kind.value}` : location.pathname);
    });
  }
});
