import { onPage } from '../ui/browser/dom.client.ts';
import { type BrowserHints, readDistributor, recognizeSystem, withDistributor } from './download.ts';

/** Not in TypeScript's DOM library: only Chromium offers it. */
function hintedPlatform(): string | undefined {
  const data: unknown = Reflect.get(navigator, 'userAgentData');
  if (typeof data !== 'object' || data === null || !('platform' in data)) return undefined;
  return typeof data.platform === 'string' ? data.platform : undefined;
}

function adapt(): void {
  const installers = document.querySelectorAll<HTMLAnchorElement>('a[data-installer]');
  if (installers.length === 0) return;
  const { userAgent, maxTouchPoints } = navigator;
  const hints: BrowserHints = { platform: hintedPlatform(), userAgent, maxTouchPoints };
  document.documentElement.dataset.machine = recognizeSystem(hints);
  const distributor = readDistributor(location.search);
  for (const link of installers) link.href = withDistributor(link.href, distributor);
}

// On the first visit the early script has marked the document; after a change of page, which takes the mark away,
// this does, before anything is painted.
onPage(adapt);
