import { createServer, type Server } from 'node:http';
import { listen } from '../../scripts/port.ts';
import { createSiteServer } from '../../scripts/serve.ts';
import { testSite } from '../sites.ts';

/** Remembers what goes wrong in a page, over navigations: WebDriver tells nothing of it. */
const watch = `
  const hear = (text) => sessionStorage.setItem('heard', (sessionStorage.getItem('heard') ?? '') + text + '\\n');
  addEventListener('error', ({ message }) => hear('error: ' + message));
  addEventListener('unhandledrejection', ({ reason }) => hear('rejection: ' + reason));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => hear('policy: ' + blockedURI));
  requestAnimationFrame(() => requestAnimationFrame(() => { document.documentElement.dataset.drawn = ''; }));
  for (const level of ['error', 'warn']) {
    const original = console[level];
    console[level] = (...words) => (hear(level + ': ' + words.join(' ')), original(...words));
  }
`;

export interface WatchedSite {
  origin: string;
  /** Off: as if the line broke before any script came. */
  scripts: boolean;
  close(): void;
}

/** The site of the tests, with a script in every page that listens. */
export async function watchedSite(): Promise<WatchedSite> {
  const inner: Server = createSiteServer(testSite.dist);
  const source = `http://localhost:${await listen(inner, 0)}`;
  const outer = createServer(async ({ url = '/', headers }, response) => {
    if (url === '/watch.js' || (!site.scripts && url.endsWith('.js'))) {
      response.writeHead(url === '/watch.js' ? 200 : 404, { 'Content-Type': 'text/javascript' }).end(watch);
      return;
    }
    const { accept = '*/*' } = headers;
    const answer = await fetch(source + url, { headers: { accept }, redirect: 'manual' });
    const body = Buffer.from(await answer.arrayBuffer());
    for (const [name, value] of answer.headers)
      if (!/^(?:content-(?:encoding|length)|strict-|transfer-|etag|last-|connection)/.test(name))
        response.setHeader(name, value);
    response.writeHead(answer.status);
    const isPage = answer.headers.get('content-type')?.startsWith('text/html');
    response.end(isPage ? body.toString().replace('<head>', '<head><script src="/watch.js"></script>') : body);
  });
  const site: WatchedSite = {
    origin: `http://localhost:${await listen(outer, 0)}`,
    scripts: true,
    close: () => {
      outer.closeAllConnections();
      outer.close();
      inner.close();
    },
  };
  return site;
}
