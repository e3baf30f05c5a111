import { test as base, expect } from '@playwright/test';
import { kinds } from '../pages.ts';
import { word } from '../words.ts';
import { type Driver, type Engine, startBrowser } from './driver.ts';
import { type WatchedSite, watchedSite } from './site.ts';

/** The ways readers go, in the browsers that the other tests do not use. One window, one test after the other. */
interface Reader extends Driver {
  site: WatchedSite;
  open(path: string): Promise<void>;
  /** Expects of the page, as soon as it holds. */
  sees(expression: string, value?: unknown): Promise<void>;
  click(selector: string): Promise<void>;
  type(keys: string): Promise<void>;
  unheard(): Promise<void>;
}

const keys = {
  Enter: '\uE007',
  Escape: '\uE00C',
  Tab: '\uE004',
  End: '\uE010',
  Left: '\uE012',
  Down: '\uE015',
  Control: '\uE009',
};
const find = (selector: string): string =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].find((element) => element.checkVisibility({ visibilityProperty: true }))`;
const textOf = (selector: string): string => `(document.querySelector(${JSON.stringify(selector)})?.textContent ?? '')`;
/** While a page fades into the next one, nothing on it can be clicked. */
const noTransition =
  "document.getAnimations().every(({ effect }) => !effect.pseudoElement?.startsWith('::view-transition'))";
const path = 'location.pathname';

async function startReader(engine: Engine): Promise<Reader> {
  const [driver, site] = await Promise.all([startBrowser(engine), watchedSite()]);
  const sees: Reader['sees'] = (expression, value = true) =>
    // While a page is replaced there is none to ask.
    expect.poll(() => driver.evaluate(expression).catch(() => undefined), { message: expression }).toEqual(value);
  return {
    ...driver,
    site,
    sees,
    open: async (to) => {
      // Firefox may still answer for the page before.
      await driver.evaluate("document.documentElement.removeAttribute('data-drawn')").catch(() => undefined);
      await driver.go(site.origin + to);
      // Before they have drawn a page, browsers drop what is typed and clicked.
      await sees("document.documentElement.matches('[data-drawn]') && location.pathname + location.search", to);
    },
    click: async (selector) => {
      const place = `((element, still) => {
        if (!element || !still) return null;
        element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
        const { x, y, width, height } = element.getClientRects()[0];
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      })(${find(selector)}, ${noTransition})`;
      let at: unknown;
      await expect
        .poll(async () => (at = await driver.evaluate(place).catch(() => null)), { message: selector })
        .not.toBeNull();
      const actions = [
        { type: 'pointerMove', ...Object(at), duration: 0 },
        { type: 'pointerDown', button: 0 },
        { type: 'pointerUp', button: 0 },
      ];
      await driver.act([{ type: 'pointer', id: 'mouse', actions }]);
    },
    type: (text) =>
      driver.act([
        {
          type: 'key',
          id: 'keyboard',
          actions: [...text].flatMap((value) => [
            { type: 'keyDown', value },
            { type: 'keyUp', value },
          ]),
        },
      ]),
    unheard: async () => {
      await sees("sessionStorage.getItem('heard')", null);
      await driver.evaluate('(localStorage.clear(), 0)').catch(() => undefined);
    },
  };
}

const test = base.extend<object, { engine: Engine; reader: Reader }>({
  engine: ['firefox', { scope: 'worker', option: true }],
  reader: [
    async ({ engine }, use) => {
      const reader = await startReader(engine);
      await use(reader);
      await reader.close();
      reader.site.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
});

test.beforeEach(async ({ reader }) => {
  await reader.evaluate('(sessionStorage.clear(), 0)').catch(() => undefined);
  await reader.resize(1280, 900);
});
test.afterEach(({ reader }) => reader.unheard());

const docs = '/docs/tutorial-basics/connect-to-devices';

for (const [kind, address] of Object.entries({ ...kinds, search: '/search', tag: '/blog/tags/usb' })) {
  test(`opens without a complaint and is as wide as its window: ${kind}`, async ({ reader }) => {
    await reader.open(address);
    await reader.sees(`Boolean(document.querySelector('main h1')?.checkVisibility())`);
    await reader.sees('document.documentElement.scrollWidth <= innerWidth');
  });
}

test('no page scrolls sideways on a phone', async ({ reader }) => {
  // WebKit's window is no narrower than 450 px.
  await reader.resize(360, 740);
  for (const address of [kinds.home, docs, kinds.post, kinds.download, '/search', '/ru/docs/nowhere']) {
    await reader.open(address);
    await reader.sees('innerWidth < 500 && document.documentElement.scrollWidth <= innerWidth');
  }
});

test('the menu of a phone opens, closes with Escape and gives the focus back', async ({ reader }) => {
  await reader.resize(360, 740);
  await reader.open(docs);
  await reader.click('[data-menu-open]');
  await reader.sees("document.querySelector('[data-menu-dialog]').open");
  await reader.type(keys.Escape);
  await reader.sees("document.querySelector('[data-menu-dialog]').open", false);
  await reader.sees("document.activeElement.matches('[data-menu-open]')");
});

test('dark mode is chosen, holds on the next page and after a reload', async ({ reader }) => {
  const dark = "getComputedStyle(document.documentElement).colorScheme === 'dark'";
  await reader.open(docs);
  await reader.click(`summary[aria-label="${word('shell.theme')}"]`);
  await reader.click('[data-theme-choice="dark"]');
  await reader.sees(dark);
  await reader.click('header a[href="/VideoMagic"]');
  await reader.sees(path, '/VideoMagic');
  await reader.sees(dark);
  await reader.open(docs);
  await reader.sees(dark);
});

test('the language menu leads to the same place of the page', async ({ reader }) => {
  await reader.open('/');
  await reader.evaluate("document.getElementById('pricing').scrollIntoView({ behavior: 'instant' })");
  await reader.click('header summary:has(+ * [hreflang="ru"])');
  await reader.click('header a[hreflang="ru"]');
  await reader.sees('document.documentElement.lang + location.pathname + location.hash', 'ru/ru/#pricing');
});

test('links stay in the document; Back restores the place, the text gets the focus', async ({ reader }) => {
  await reader.open(docs);
  await reader.evaluate('void (window.same = true)');
  await reader.evaluate("scrollTo({ top: 600, behavior: 'instant' })");
  await reader.sees('history.state.scrollY', 600);
  await reader.evaluate(`document.querySelector('header a[href="/VideoMagic"]').click()`);
  await reader.sees(path, '/VideoMagic');
  await reader.sees('[scrollY, document.activeElement.id]', [0, 'main']);
  await reader.evaluate('history.back()');
  await reader.sees(path, docs);
  await reader.sees('[scrollY, window.same]', [600, true]);
  await reader.evaluate('history.forward()');
  await reader.sees(path, '/VideoMagic');
});

test('the home page reached from the docs hydrates, also in another language', async ({ reader }) => {
  await reader.open('/docs/intro');
  await reader.click('header a[href="/"]');
  await reader.sees(path, '/');
  await reader.click('main h1');
  await reader.evaluate("document.getElementById('plans').scrollIntoView({ behavior: 'instant' })");
  await reader.sees("document.querySelectorAll('#plans :checked').length", 1);
  await reader.sees("document.getElementById('plans').closest('astro-island').hasAttribute('ssr')", false);
  await reader.evaluate(`document.querySelector('header a[hreflang="ru"]').click()`);
  await reader.sees(path, '/ru/');
  await reader.sees('document.documentElement.lang', 'ru');
});

test('skip link: the next stop is in the text', async ({ reader }) => {
  await reader.open(docs);
  await reader.type(keys.Tab);
  await reader.sees("document.activeElement.matches('.skip-link')");
  await reader.type(keys.Enter);
  await reader.sees('document.activeElement.id', 'main');
  await reader.type(keys.Tab);
  await reader.sees("document.activeElement.closest('main') !== null");
});

test('a question in the search leads to its page', async ({ reader }) => {
  await reader.open(docs);
  await reader.click('[data-search-open]');
  await reader.sees("document.activeElement.matches('[data-search-dialog] input')");
  await reader.type('vcruntime140 missing');
  await reader.sees(`${textOf('[data-search-dialog] [aria-selected="true"]')}.length > 0`);
  await reader.type(keys.Enter);
  await reader.sees(path, '/blog/fix-vcruntime140-missing');
});

test('the page of results keeps its question in the address', async ({ reader }) => {
  await reader.open('/search?q=usb');
  await reader.sees(`document.querySelectorAll('main [role="option"]').length > 3`);
  await reader.click('main input[role="combobox"]');
  await reader.type(`${keys.End} hub`);
  await reader.sees('new URL(location.href).searchParams.get("q")', 'usb hub');
});

test('the stage shows as many phones as are chosen', async ({ reader }) => {
  const stage = 'astro-island:has([data-phones])';
  const phones = "document.querySelector('[data-phones]').dataset.phones";
  await reader.open('/');
  const before = await reader.evaluate(phones);
  await reader.click('main h1');
  await reader.sees(`document.querySelector('${stage}').hasAttribute('ssr')`, false);
  await reader.click(`${stage} [aria-pressed="false"]:has(> b)`);
  await reader.sees(`${phones} !== ${JSON.stringify(before)}`);
});

test('a calculator answers, and keeps what was typed over a link and Back, and a reload', async ({ reader }) => {
  const field = '#hub-power input[name="phones"]';
  await reader.open('/blog/calculators');
  await reader.click(field);
  await reader.sees(`document.querySelector('${field}').closest('astro-island').hasAttribute('ssr')`, false);
  await reader.type(`${keys.End}\uE003\uE003\uE00337`);
  await reader.sees("location.search.includes('37')");
  await reader.sees(`document.querySelector('${field}').value`, '37');
  await reader.evaluate(`document.querySelector('header a[href="/VideoMagic"]').click()`);
  await reader.sees(path, '/VideoMagic');
  await reader.evaluate('history.back()');
  await reader.sees(`document.querySelector('${field}')?.value`, '37');
});

test('a diagnosis keeps what was pasted over a link and Back, and over a reload', async ({ reader }) => {
  const field = 'main astro-island textarea';
  await reader.open('/docs/troubleshooting/task_failed');
  await reader.click(field);
  await reader.type('os error 10061');
  await reader.sees(`document.querySelector('main astro-island ol')?.textContent.includes('10061')`);
  await reader.evaluate(`document.querySelector('header a[href="/VideoMagic"]').click()`);
  await reader.sees(path, '/VideoMagic');
  await reader.evaluate('history.back()');
  await reader.sees(`document.querySelector('${field}')?.value`, 'os error 10061');
  await reader.evaluate('location.reload()');
  await reader.sees(`document.querySelector('${field}')?.value`, 'os error 10061');
});

test('tabs show one panel, and another one when chosen', async ({ reader }) => {
  const shown = "[...document.querySelectorAll('[role=tabpanel]')].filter((panel) => panel.checkVisibility()).length";
  await reader.open('/docs/troubleshooting/unable-detect-phone');
  await reader.sees(`${shown} > 0`);
  const before = await reader.evaluate(shown);
  await reader.click('[role="tab"][aria-selected="false"]');
  await reader.sees(shown, before);
});

test('an unknown address says so in its language and asks the search', async ({ reader }) => {
  await reader.open('/ru/docs/intr');
  await reader.sees(`${textOf('main h1')}.length > 0 && document.documentElement.lang`, 'ru');
  await reader.sees("document.querySelector('main input').value", 'intr');
});

test('without script pages read and links lead on', async ({ reader }) => {
  reader.site.scripts = false;
  await reader.open(docs);
  await reader.sees("document.querySelector('main .prose p').checkVisibility()");
  await reader.click('header a[href="/VideoMagic"]');
  await reader.sees(path, '/VideoMagic');
  reader.site.scripts = true;
});
