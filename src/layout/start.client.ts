import { startAnalytics } from '../browser/analytics.client.ts';
import { startAnnouncement } from '../browser/announcement-bar.client.ts';
import { startCopyButtons } from '../browser/copy.client.ts';
import { startDocsVersion } from '../browser/docs-version.client.ts';
import { startFaq } from '../browser/faq.client.ts';
import { startLanguageMenu } from '../browser/language.client.ts';
import { startMenus } from '../browser/menus.client.ts';
import { startNavigation } from '../browser/navigation.client.ts';
import { startSideNav } from '../browser/side-nav.client.ts';
import { startTabs } from '../browser/tabs.client.ts';
import { startTheme } from '../browser/theme.client.ts';
import { startTableOfContents } from '../browser/toc.client.ts';
import { startIslandErrors } from '../islands/island-errors.client.ts';
import { startSearch } from '../search/open.client.ts';

// Evaluated once: client-side navigation replaces the document, so listeners are added to `document`, and what concerns
// single elements is done again by `onPage`.
startIslandErrors();
startNavigation();
startSideNav();
startTabs();
startFaq();
startTheme();
startAnnouncement();
startMenus();
startLanguageMenu();
startDocsVersion();
startTableOfContents();
startCopyButtons();
startSearch();
startAnalytics();
