import { recognizeSystem } from './download.ts';

/**
 * Runs while the page is read, just before the download cards: the build for this machine is first from the
 * first paint (download-machine.css) and nothing moves later. It holds the function as source text.
 */
export const detectOsScript = `document.documentElement.dataset.machine=(${recognizeSystem})({platform:navigator.userAgentData?.platform,userAgent:navigator.userAgent,maxTouchPoints:navigator.maxTouchPoints})`;
