import { startIslandErrors } from '../islands/island-errors.client.ts';
import { startTyped } from '../islands/typed.client.ts';
import { startSearch } from '../search/open.client.ts';
import { startCopyButtons } from '../ui/copy.client.ts';
import { startFaq } from '../ui/faq.client.ts';
import { startPins } from '../ui/pins.client.ts';
import { startTabs } from '../ui/tabs.client.ts';
import { startAnalytics } from './analytics/analytics.client.ts';
import { startAnnouncement } from './announcement-bar.client.ts';
import { startLanguageMenu } from './language.client.ts';
import { startMenus } from './menus.client.ts';
import { startNavigation } from './navigation.client.ts';
import { startDocsVersion } from './reading/docs-version.client.ts';
import { startSideNav } from './reading/side-nav.client.ts';
import { startTableOfContents } from './reading/toc.client.ts';
import { startTheme } from './theme.client.ts';

// Evaluated once: client-side navigation replaces the document, so listeners are added to `document`, and what concerns
// single elements is done again by `onPage`.
startIslandErrors();
startNavigation();
startSideNav();
startTabs();
startFaq();
startPins();
startTheme();
startAnnouncement();
startMenus();
startLanguageMenu();
startDocsVersion();
startTableOfContents();
startCopyButtons();
startSearch();
startAnalytics();
startTyped();
