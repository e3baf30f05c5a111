import { startAnalytics } from '../browser/analytics.client.ts';
import { startAnnouncement } from '../browser/announcement-bar.client.ts';
import { startCopyButtons } from '../browser/copy.client.ts';
import { startDocsVersion } from '../browser/docs-version.client.ts';
import { startFaq } from '../browser/faq.client.ts';
import { startIslandRuntime } from '../browser/island-runtime.client.ts';
import { startLanguageMenu } from '../browser/language.client.ts';
import { startLongPages } from '../browser/long-pages.client.ts';
import { startMenus } from '../browser/menus.client.ts';
import { repeatMissedClick } from '../browser/missed-click.client.ts';
import { startNavigation } from '../browser/navigation.client.ts';
import { onFirstInput } from '../browser/on-first-input.client.ts';
import { startRouter } from '../browser/router.client.ts';
import { startSideNav } from '../browser/side-nav.client.ts';
import { startInParts } from '../browser/start-in-parts.client.ts';
import { startTabs } from '../browser/tabs.client.ts';
import { startTheme } from '../browser/theme.client.ts';
import { startTableOfContents } from '../browser/toc.client.ts';
import { startIslandErrors } from '../islands/island-errors.client.ts';
import { startSearch } from '../search/open.client.ts';

function startPrefetch(): void {
  onFirstInput(() => {
    import('../browser/prefetch.client.ts').then(
      (prefetch) => prefetch.startPrefetch(),
      () => {
        // Links are followed all the same.
      },
    );
  });
}

// Evaluated once; client-side navigation swaps the document, so listeners sit on `document` and
// what concerns single elements is done again after `astro:page-load`.

// At once: it would not hear of what has happened before…
startIslandErrors();
// …and the reader should not see these change what has been drawn.
startSideNav();
startTabs();
startFaq();

startInParts([
  startTheme,
  startAnnouncement,
  startMenus,
  startNavigation,
  startRouter,
  startLongPages,
  startLanguageMenu,
  startDocsVersion,
  startTableOfContents,
  startCopyButtons,
  startIslandRuntime,
  startSearch,
  startPrefetch,
  startAnalytics,
  repeatMissedClick,
]);
