import { recognizeSystem } from './download.ts';

/**
 * Runs while the page is read, just before the download cards: the build for this machine stands first from the
 * first paint (download-order.css), so nothing moves when the island wakes. It holds the function the island uses,
 * as source text.
 */
export const earlySystemScript = `document.documentElement.dataset.machine=(${recognizeSystem})({platform:navigator.userAgentData?.platform,userAgent:navigator.userAgent,maxTouchPoints:navigator.maxTouchPoints})`;
