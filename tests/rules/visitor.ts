import type { Page, Request } from '@playwright/test';
import { complaintsOn } from '../complaints.ts';
import { followRequests } from '../moments.ts';

/** Opens one page after the other and tells what the browser complained about on each. */
export function createVisitor(page: Page) {
  const complaints = complaintsOn(page);
  const requests = followRequests(page);
  // Until the next page has been taken over, the one before goes on asking, and what it asks for is cut off.
  let leaving = false;
  const ofThePageBefore = new WeakSet<Request>();
  page.on('framenavigated', (frame) => {
    if (frame === page.mainFrame()) leaving = false;
  });
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText;
    if (reason === 'net::ERR_ABORTED' && ofThePageBefore.has(request)) return;
    complaints.push(`failed: ${request.url()} ${reason}`);
  });
  page.on('response', (response) => {
    if (response.status() >= 400) complaints.push(`${response.status()}: ${response.url()}`);
  });
  page.on('request', (request) => {
    if (leaving) ofThePageBefore.add(request);
    if (!/^(http:\/\/localhost|data:|blob:)/.test(request.url())) complaints.push(`other host: ${request.url()}`);
  });
  return {
    open: async (path: string) => {
      // A picture that came into view after the errors were read is still loading, and leaving would abort it.
      await requests.ended();
      leaving = true;
      return page.goto(path);
    },
    /** All there is to complain about the open page, once everything it asked for has been answered. */
    complaints: async () => {
      await requests.ended();
      return complaints.splice(0);
    },
  };
}
