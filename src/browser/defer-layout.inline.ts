/**
 * Runs while a long page is read, on a first visit only. What carries `data-later` is then not laid out before the page
 * can be used, but piece by piece once the reader stirs (defer-layout.client.ts). Not when the address names a place on
 * the page, nor when the reader comes back: then all heights must be right from the start.
 */
export const deferLayoutScript =
  "document.readyState==='loading'&&!location.hash&&performance.getEntriesByType('navigation')[0]?.type==='navigate'&&(document.documentElement.dataset.fresh='')";
