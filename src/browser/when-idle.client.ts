/** Chromium may offer no idle moment before the next frame, and a page at rest has none for a long time. */
const longestWait = 500;

/** Waits for a quiet moment; Safari has no idle callback. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work, { timeout: longestWait }) : setTimeout(work, 50);
