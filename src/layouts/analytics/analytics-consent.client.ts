import { onClick, onPage } from '../../ui/browser/dom.client.ts';
import { readStored, writeStored } from '../../ui/browser/storage.client.ts';

interface Answers {
  /** The reader agrees, or has agreed before. */
  allow: () => void;
  /** The reader refuses, perhaps after having agreed. */
  refuse: () => void;
}

/**
 * Asks before anything is loaded: the bar (layout/ConsentBar.tsx) is in the page, hidden, and is shown until it is
 * answered; the button in the footer shows it again. Loaded only where the provider sets cookies, and not at all where
 * the browser already says that its reader does not want to be counted.
 */
export function askFirst({ allow, refuse }: Answers): void {
  // Storage may be blocked: the answer then holds as long as the document does.
  let answer = readStored('consent');

  const show = (): void => {
    const bar = document.querySelector<HTMLElement>('[data-consent]');
    const again = document.querySelector<HTMLElement>('[data-consent-again]');
    if (bar) bar.hidden = answer !== null;
    if (again) again.hidden = false;
  };

  onClick('[data-consent-answer]', ({ dataset }) => {
    answer = dataset.consentAnswer ?? null;
    writeStored('consent', answer);
    show();
    if (answer === 'yes') allow();
    else refuse();
    // The focused button is gone with the bar: continue at the top of the page.
    document.querySelector<HTMLElement>('header a')?.focus({ preventScroll: true });
  });
  onClick('[data-consent-again]', () => {
    const bar = document.querySelector<HTMLElement>('[data-consent]');
    if (bar) bar.hidden = false;
    bar?.querySelector('button')?.focus();
  });
  onPage(show);
  show();
  if (answer === 'yes') allow();
}

/** Deletes the cookies with these name prefixes, for every parent domain of the host. */
export function forgetCookies(beginning: string): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; domain=${labels.slice(index).join('.')}`)];
  const names = document.cookie.split('; ').map((pair) => pair.slice(0, pair.indexOf('=')));
  for (const name of names.filter((each) => each.startsWith(beginning))) {
    for (const domain of domains) {
      // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not in every browser
      document.cookie = `${name}=; max-age=0; path=/${domain}`;
    }
  }
}
