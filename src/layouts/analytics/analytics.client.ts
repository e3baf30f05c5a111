import { onClick } from '../../ui/browser/dom.client.ts';
import type { PageView, Settings } from './analytics-adapters.client.ts';

/** The reader's wish, sent by the browser. */
function wantsNoTracking(): boolean {
  const { doNotTrack } = navigator;
  const privacyControl = 'globalPrivacyControl' in navigator && navigator.globalPrivacyControl === true;
  return doNotTrack === '1' || privacyControl;
}

/**
 * One page-view event after the first load and after every route change. It is announced on `document` as
 * `site:page-view`; an adapter passes it on only where the owner chose a provider and the reader did not object.
 */
export function startAnalytics(): void {
  const json = document.documentElement.dataset.analytics;
  const settings: Settings | undefined = json ? JSON.parse(json) : undefined;
  const adapter =
    settings && !wantsNoTracking()
      ? import('./analytics-adapters.client.ts').then(({ createAdapter }) => createAdapter(settings))
      : undefined;
  // Without the query: it may hold search words, the values of a calculator, or a distributor.
  const view = (): PageView => ({
    url: location.origin + location.pathname,
    title: document.title,
    locale: document.documentElement.lang,
  });
  // What happens on a page: its name, and none of the reader's words.
  document.addEventListener('site:event', async (event) => {
    if (event instanceof CustomEvent) (await adapter)?.({ ...view(), event: String(event.detail) });
  });
  onClick('[data-answer]', (button) => {
    document.dispatchEvent(new CustomEvent('site:event', { detail: button.dataset.answer }));
    const answers = button.closest<HTMLElement>('[data-answers]');
    if (!answers) return;
    answers.setAttribute('role', 'status');
    answers.textContent = answers.dataset.answers ?? '';
  });
  document.addEventListener('astro:page-load', async () => {
    if (adapter) document.querySelector('[data-answers]')?.removeAttribute('hidden');
    document.dispatchEvent(new CustomEvent('site:page-view', { detail: view() }));
    (await adapter)?.(view());
  });
}
