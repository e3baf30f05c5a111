import { startAnalytics } from '../browser/analytics.client.ts';
import { startAnnouncement } from '../browser/announcement-bar.client.ts';
import { startCopyButtons } from '../browser/copy.client.ts';
import { startDocsVersion } from '../browser/docs-version.client.ts';
import { startFaq } from '../browser/faq.client.ts';
import { startIslandRuntime } from '../browser/island-runtime.client.ts';
import { startLanguageMenu } from '../browser/language.client.ts';
import { startLinks } from '../browser/links.client.ts';
import { startLongPages } from '../browser/long-pages.client.ts';
import { startMenus } from '../browser/menus.client.ts';
import { repeatMissedClick } from '../browser/missed-click.client.ts';
import { startProgress } from '../browser/progress.client.ts';
import { startSideNav } from '../browser/side-nav.client.ts';
import { startInParts } from '../browser/start-in-parts.client.ts';
import { startTabs } from '../browser/tabs.client.ts';
import { startTheme } from '../browser/theme.client.ts';
import { startTableOfContents } from '../browser/toc.client.ts';
import { startIslandErrors } from '../islands/island-errors.client.ts';
import { startSearch } from '../search/open.client.ts';

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
  startProgress,
  startLinks,
  startLongPages,
  startLanguageMenu,
  startDocsVersion,
  startTableOfContents,
  startCopyButtons,
  startIslandRuntime,
  startSearch,
  startAnalytics,
  repeatMissedClick,
]);
