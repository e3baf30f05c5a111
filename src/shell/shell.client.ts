import { startSearch } from '../search/open.client.ts';
import { startAnalytics } from './analytics.client.ts';
import { startAnnouncement } from './announcement.client.ts';
import { startCopyButtons } from './copy.client.ts';
import { startDocsVersion } from './docs-version.client.ts';
import { startIslandErrors } from './island-errors.client.ts';
import { startLanguageMenu } from './language.client.ts';
import { startMenus } from './menus.client.ts';
import { repeatMissedClick } from './missed-click.client.ts';
import { startNavigation } from './navigation.client.ts';
import { startPrefetch } from './prefetch.client.ts';
import { startTabs } from './tabs.client.ts';
import { startTheme } from './theme.client.ts';
import { startTableOfContents } from './toc.client.ts';

// Evaluated once; client-side navigation swaps the document, so listeners sit on `document` and
// what concerns single elements is done again after `astro:page-load`.
startTheme();
startAnnouncement();
startMenus();
startNavigation();
startPrefetch();
startLanguageMenu();
startDocsVersion();
startTableOfContents();
startTabs();
startCopyButtons();
startIslandErrors();
startSearch();
startAnalytics();
repeatMissedClick();
