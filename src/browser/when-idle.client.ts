/** Waits for a quiet moment; Safari has no idle callback. */
export const whenIdle = (work: () => void): unknown =>
  'requestIdleCallback' in window ? requestIdleCallback(work) : setTimeout(work, 50);
