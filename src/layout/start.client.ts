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
import { startTabs } from '../browser/tabs.client.ts';
import { startTheme } from '../browser/theme.client.ts';
import { startTableOfContents } from '../browser/toc.client.ts';
import { startIslandErrors } from '../islands/island-errors.client.ts';
import { startSearch } from '../search/open.client.ts';

// Evaluated once; client-side navigation swaps the document, so listeners sit on `document` and
// what concerns single elements is done again after `astro:page-load`.
startTheme();
startAnnouncement();
startMenus();
startNavigation();
startRouter();
startLongPages();
startLanguageMenu();
startDocsVersion();
startSideNav();
startTableOfContents();
startTabs();
startCopyButtons();
startFaq();
startIslandErrors();
startIslandRuntime();
startSearch();
startAnalytics();
repeatMissedClick();

onFirstInput(() => {
  import('../browser/prefetch.client.ts').then(
    ({ startPrefetch }) => startPrefetch(),
    () => {
      // Links are followed all the same.
    },
  );
});
