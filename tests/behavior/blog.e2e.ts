import { readdirSync, readFileSync } from 'node:fs';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { parse } from 'yaml';
import { type Element, elementsIn, parseHtml, textIn } from '../../src/lib/html.ts';
import { textInFeed } from '../feed.ts';
import { languages, prefixes } from '../pages.ts';
import { postsPerPage, testSite } from '../sites.ts';
import { word, wording } from '../words.ts';

const tagsIn = (language: string): Record<string, { label: string; slug: string }> =>
  parse(readFileSync(`${testSite.content}/${language}/tags.yaml`, 'utf8'));
/** All but the unlisted one. */
const posts = readdirSync(`${testSite.content}/en/blog`).length - 1;
const pages = Math.ceil(posts / postsPerPage);

/** The text of a page in the HTML of the server: lists are read without rendering them. */
async function sentIn(request: APIRequestContext, path: string): Promise<Element[]> {
  const answer = await request.get(encodeURI(path), { maxRedirects: 0 });
  expect(answer.status(), path).toBe(200);
  const main = elementsIn(parseHtml(await answer.text())).find(({ name }) => name === 'main');
  return main ? elementsIn(main) : [];
}

const hrefOf = ({ attributes: { href = '' } }: Element): string => href;

for (const prefix of prefixes) {
  test(`${prefix || '/'}: the list is turned page by page, newest first, and leads to every post`, async ({
    request,
  }) => {
    const dates: string[] = [];
    const listAt = (number: number): string => `${prefix}/blog${number > 1 ? `/page/${number}` : ''}`;
    for (let number = 1; number <= pages; number += 1) {
      const sent = await sentIn(request, listAt(number));
      const inCards = sent.filter(({ name }) => name === 'article').flatMap((card) => elementsIn(card));
      const titles = inCards.filter(({ name }) => /^h[23]$/.test(name)).flatMap((title) => elementsIn(title));
      const hrefs = titles.filter(({ name }) => name === 'a').map(hrefOf);
      if (number < pages) expect(hrefs).toHaveLength(postsPerPage);
      for (const href of hrefs) expect((await request.get(href, { maxRedirects: 0 })).status(), href).toBe(200);
      dates.push(...inCards.filter(({ name }) => name === 'time').map(({ attributes }) => attributes.datetime ?? ''));
      const linked = (words: string): string[] =>
        sent.filter((each) => each.name === 'a' && textIn(each).includes(words)).map(hrefOf);
      expect(linked(word('blog.older', prefix))).toEqual(number < pages ? [listAt(number + 1)] : []);
      expect(linked(word('blog.newer', prefix))).toEqual(number > 1 ? [listAt(number - 1)] : []);
    }
    expect(dates).toHaveLength(posts);
    expect(dates).toEqual([...dates].sort().reverse());
  });

  test(`${prefix || '/'}: authors and tags lead to their posts`, async ({ request }) => {
    const inTags = (await sentIn(request, `${prefix}/blog/tags`)).filter(({ attributes }) => attributes.rel === 'tag');
    const inAuthors = (await sentIn(request, `${prefix}/blog/authors`)).filter((each) =>
      hrefOf(each).includes('/blog/authors/'),
    );
    for (const found of [inTags, inAuthors]) {
      const hrefs = [...new Set(found.map(hrefOf))];
      expect(hrefs.length).toBeGreaterThan(1);
      for (const href of hrefs) expect(await (await request.get(encodeURI(href))).text(), href).toContain('<article');
    }
    const slugs = Object.values(tagsIn(languages[prefix])).map(({ slug }) => slug);
    expect(slugs).toEqual(
      expect.arrayContaining(inTags.map((tag) => decodeURIComponent(hrefOf(tag)).split('/').at(-1))),
    );
  });
}

/** On the list: the card of the newest post says what it is and leads to it, and the post says the same and more. */
async function openNewest(page: Page, prefix: (typeof prefixes)[number]): Promise<void> {
  const card = page.locator('main article').first();
  await expect(card).toContainText(wording('blog.readingTime', prefix));
  await expect(card).toContainText(word('form.checklist', prefix));
  await card.getByRole('heading').getByRole('link').click();
  await expect(page).toHaveURL(`${prefix}/blog/weekly-rounds`);
  const header = page.locator('main header');
  await expect(header.getByText(word('form.checklist', prefix), { exact: true })).toBeVisible();
  await expect(header.locator('time').last()).toHaveAttribute('datetime', '2026-09-16');
  const points = page.getByRole('region', { name: word('blog.keyPoints', prefix) });
  await expect(points.getByRole('listitem')).toHaveCount(3);
}

test('the list turns its pages; a post shows its form, its last change and its key points, and its card the form', async ({
  page,
}) => {
  await page.goto('/blog');
  await page.getByRole('link', { name: word('blog.older') }).click();
  await expect(page).toHaveURL('/blog/page/2');
  await page.getByRole('link', { name: word('blog.newer') }).click();
  await expect(page).toHaveURL('/blog');
  await openNewest(page, '');
  await page.goto('/zh-Hans/blog');
  await openNewest(page, '/zh-Hans');
});

test('a post lists its sources, and a part of a series leads to the others', async ({ page }) => {
  await page.goto('/ru/blog');
  await openNewest(page, '/ru');
  await test.step('it lists its sources, in the page and for machines, and its links say that they lead away', async () => {
    const away = word('shell.external', '/ru');
    const cited = page.locator('.prose').getByRole('link', { name: `Спецификация (${away})` });
    await expect(cited).toHaveAttribute('rel', 'noopener noreferrer');
    const list = page.getByRole('heading', { level: 2, name: word('blog.sources', '/ru') }).locator('..');
    await expect(list.getByRole('listitem')).toHaveCount(2);
    const first = list.getByRole('link', { name: `Universal Serial Bus Specification, Revision 2.0 (${away})` });
    await expect(first).toHaveAttribute('href', (await cited.getAttribute('href')) ?? '');
    await expect(first).toHaveAttribute('target', '_blank');
    await expect(list.getByRole('listitem').first()).toContainText(
      `USB Implementers Forum · ${word('blog.sourceRead', '/ru', { date: '16 сентября 2026 г.' })}`,
    );
    await page.setViewportSize({ width: 1280, height: 900 });
    await page
      .getByRole('navigation', { name: word('toc.title', '/ru') })
      .getByText(word('blog.sources', '/ru'))
      .click();
    await expect(list).toBeInViewport();
    const data = await page
      .locator('script[type="application/ld+json"]')
      .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? '')));
    const { citation } = data.find((item) => item['@type'] === 'BlogPosting');
    expect(citation).toEqual(['https://www.example.org/usb-2.0', 'https://www.example.net/accumulators']);
  });
  await test.step('it ends with one next step, and where the program is', async () => {
    const next = page.getByRole('complementary', { name: word('next.label', '/ru') });
    await expect(next.getByRole('heading').getByRole('link')).toHaveAttribute('href', '/ru/docs/intro');
    await expect(next.getByRole('link').last()).toHaveAttribute('href', '/ru/Download');
  });
  await test.step('a part of a series leads to the others, before and after the text', async () => {
    const part = word('blog.seriesPart', '/ru', { n: 2, all: 3, series: 'Уход за фермой' });
    await expect(page.locator('main header')).toContainText(part);
    const pager = page.getByRole('navigation', { name: word('blog.seriesPager', '/ru') });
    await expect(pager.getByRole('link')).toHaveCount(2);
    const others = ['/ru/blog/usb-phone-farm-limits', '/ru/blog/power-and-cooling'];
    expect(
      await pager.getByRole('link').evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')),
    ).toEqual(others);
    const related = page
      .getByRole('heading', { name: word('blog.related', '/ru') })
      .locator('..')
      .locator('h3 a');
    expect(await related.count()).toBeGreaterThan(0);
    for (const href of await related.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? '')))
      expect(others, 'a related post is no part of the series').not.toContain(href);
    await pager.getByRole('link', { name: word('blog.seriesNext', '/ru') }).click();
    await expect(page).toHaveURL('/ru/blog/power-and-cooling');
    await expect(pager.getByRole('link')).toHaveCount(1);
  });
});

test('a Chinese tag address works percent-encoded and as written', async ({ page, request }) => {
  const encoded = await request.get('/zh-Hans/blog/tags/%E9%A3%8E%E6%8E%A7');
  expect(encoded.status()).toBe(200);
  expect(await encoded.text()).toMatch(/<h1>[^<]*风控/);
  const response = await page.goto('/zh-Hans/blog/tags/风控');
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('风控');
  await page.locator('header summary').first().click();
  await page.locator('header a[hreflang="en"]').first().click();
  await expect(page).toHaveURL('/blog/tags/risk-control');
});

test('tags are filed by pinyin in Chinese and by the alphabet in Russian', async ({ request }) => {
  const sectionsOf = async (path: string) =>
    (await sentIn(request, path))
      .filter(({ name }) => name === 'section')
      .map((section) => {
        const heading = elementsIn(section).find(({ name }) => name === 'h2');
        return { letter: heading ? textIn(heading) : '', text: textIn(section) };
      });
  const chinese = await sectionsOf('/zh-Hans/blog/tags');
  const letters = chinese.map(({ letter }) => letter);
  expect(letters).toEqual([...letters].sort());
  expect(chinese.find(({ letter }) => letter === 'F')?.text).toContain('风控');
  const russian = (await sectionsOf('/ru/blog/tags')).map(({ letter }) => letter);
  expect(russian.length).toBeGreaterThan(1);
  expect(russian).toEqual([...russian].sort((a, b) => a.localeCompare(b, 'ru')));
});

test('the sidebar of a post has the parts of its series, or related posts; a year opens in place', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto('/blog/weekly-rounds');
  const nav = page.getByRole('navigation', { name: word('blog.sidebar') });
  const beside = nav.locator('details').first().getByRole('link');
  await expect(beside).toHaveText([/^USB phone farm/, /^Weekly rounds/, /^Power and cooling/]);
  await expect(beside.nth(1)).toHaveAttribute('aria-current', 'page');
  await page.setViewportSize({ width: 390, height: 900 });
  const opens = word('phrase.colon', '', { before: word('blog.sidebar'), after: 'Looking after a farm' });
  await page.getByRole('button', { name: opens }).click();
  await expect(beside).toHaveText([/^USB phone farm/, /^Weekly rounds/, /^Power and cooling/]);
  await page.keyboard.press('Escape');
  await page.setViewportSize({ width: 1280, height: 900 });
  await expect(nav.getByRole('link', { name: '2026', exact: true })).toBeVisible();
  await expect(nav.getByRole('link', { name: 'Captions with spintax' })).toBeHidden();
  await nav.getByLabel(word('docs.categoryPages', '', { name: '2026' }), { exact: true }).click();
  await nav.getByRole('link', { name: 'Captions with spintax' }).click();
  await expect(page).toHaveURL('/blog/captions-with-spintax');
  await expect(nav.getByLabel(word('docs.categoryPages', '', { name: word('blog.related') }))).toBeVisible();
});

/** Posts of one kind; the choice is made with the keyboard. */
async function chooseChecklists(page: Page): Promise<void> {
  const kinds = page.getByRole('group', { name: word('blog.kinds') });
  await expect(page.locator('main article')).toHaveCount(postsPerPage);
  await kinds.getByRole('radio', { name: word('blog.allKinds') }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(kinds.getByRole('radio', { name: word('form.checklist') })).toBeChecked();
  await expect(page.locator('main article:visible')).toHaveCount(1);
  await expect(page.locator('main article:visible')).toContainText('Weekly rounds of a small farm');
}

test('the list shows one kind of posts, also by its address and on the way back from a post', async ({ page }) => {
  await page.goto('/blog');
  await chooseChecklists(page);
  await expect(page).toHaveURL('/blog?kind=checklist');
  await page.getByRole('heading').getByRole('link', { name: 'Weekly rounds of a small farm' }).click();
  await expect(page).toHaveURL('/blog/weekly-rounds');
  await page.goBack();
  await expect(page.locator('main article:visible')).toHaveCount(1);
  await page.getByRole('radio', { name: word('blog.allKinds') }).press('Space');
  await expect(page.locator('main article:visible')).toHaveCount(postsPerPage);
  await expect(page).toHaveURL('/blog');
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });
  test('the list shows one kind of posts', async ({ page }) => {
    await page.goto('/blog');
    await chooseChecklists(page);
  });
});

test('the cover of a card leads to the post, and no two pages of the list describe themselves alike', async ({
  page,
}) => {
  const descriptions = new Set<string | null>();
  for (const address of ['/blog', '/blog/page/2', '/blog/page/3']) {
    await page.goto(address);
    descriptions.add(await page.locator('meta[name="description"]').getAttribute('content'));
    for (const card of await page.locator('main article').all())
      await expect(card.locator('a:not([rel="tag"])')).toHaveCount(1);
  }
  expect(descriptions.size).toBe(3);
  await page
    .locator('main article')
    .first()
    .click({ position: { x: 40, y: 40 } });
  await expect(page).toHaveURL(/\/blog\/[a-z-]+$/);
});

test('a post has author, dates, tags, neighbors, related posts and share links without scripts, and only its own parts', async ({
  page,
}) => {
  await page.goto('/ru/blog/usb-hubs-and-cables');
  await expect(page.locator('main time').first()).toHaveAttribute('datetime', '2026-04-15');
  await page.getByRole('link', { name: 'Команда Testbed' }).first().click();
  await expect(page).toHaveURL('/ru/blog/authors/team');
  await page.goBack();
  await expect(page.getByRole('navigation', { name: word('blog.pager', '/ru') }).getByRole('link')).toHaveCount(2);
  await expect(page.getByRole('heading', { name: word('blog.related', '/ru') })).toBeVisible();
  await expect(page.getByRole('heading', { name: word('blog.keyPoints', '/ru') })).toHaveCount(0);
  const share = page.getByRole('link', { name: word('blog.shareTelegram', '/ru') });
  await expect(share).toHaveAttribute('href', /^https:\/\/t\.me\/share\/url\?url=https%3A%2F%2F/);
  const data = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((all) => all.map((script) => JSON.parse(script.textContent ?? '')));
  expect(data.map((item) => item['@type'])).toContain('BlogPosting');
});

test('the archive lists every post under its year', async ({ page }) => {
  await page.goto('/zh-Hans/blog/archive#y2024');
  await expect(page.locator('#y2024')).toBeInViewport();
  await expect(page.locator('main section li')).toHaveCount(posts);
  await expect(page.locator('main section h2')).toContainText(['2026', '2025', '2024']);
});

test('the feed holds the whole post in plain HTML, with full addresses', async ({ request }) => {
  const plain = (text: string): string => text.replaceAll('\u00a0', ' ');
  const text = plain(await textInFeed(request, '/ru', '/weekly-rounds'));
  const own = 'https://testbed.example.org/ru/blog/weekly-rounds';
  expect(text).toContain(`<h2 id="key_points">${word('blog.keyPoints', '/ru')}</h2>`);
  expect(text).toContain('<p>Нажмите кнопку проверки на датчике дыма.</p>');
  expect(text).toMatch(
    /<h3 id="is-listed">[^<]+<\/h3>\s*<ul>\s*<li>\s*<strong>Есть, но не авторизован<\/strong>\s*<p>/,
  );
  expect(text).toContain(`href="${own}#others-listed"`);
  expect(text).toContain('<h3>08:30 · Зарядка и подключение</h3>');
  expect(text).toMatch(/<cite><a href="https:\/\/www\.example\.net\/accumulators">Хранение/);
  expect(text).not.toMatch(/<(?:input|button|script|svg|label)\b|(?:class|style|data-\w+)="|{done}|visually/);
  const withTool = plain(await textInFeed(request, '/ru', '/captions-with-spintax'));
  expect(withTool, 'a tool is a link to its page').toContain(
    `<a href="https://testbed.example.org/ru/blog/captions-with-spintax">${plain(word('blog.interactive', '/ru'))}</a>`,
  );
  const page = await (await request.get('/ru/blog/captions-with-spintax')).text();
  expect(page, 'the page has the tool itself').not.toContain(word('blog.interactive', '/ru'));
});
