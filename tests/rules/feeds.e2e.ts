import { expect, test } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { parseJsonFeed, parseRssFeed } from 'feedsmith';
import validateJsonFeed from 'jsonfeed-validator';
import { z } from 'zod';
import owner from '../../site.config.ts';
import { defaultLocale } from '../../src/i18n/locales.ts';
import { codeOf, kindOf, paths, prefixes, prefixOf } from './pages.ts';

const absolute = z.url({ protocol: /^https$/ });
const html = z
  .string()
  .min(1)
  .refine((text) => !/\s(?:href|src)="(?!https?:|mailto:)/.test(text), 'every link leads out of a feed reader');

/** RSS 2.0 and the profile of the RSS Advisory Board, as strict as a validator. */
const rss = z.object({
  title: z.string().min(1),
  link: absolute,
  description: z.string().min(1),
  language: z.string(),
  atom: z.object({ links: z.array(z.object({ href: absolute, rel: z.string(), type: z.string() })) }),
  items: z.array(
    z.object({
      title: z.string().min(1),
      link: absolute,
      description: z.string().min(1),
      // RFC 822, as the format asks.
      pubDate: z.string().regex(/^(Mon|Tue|Wed|Thu|Fri|Sat|Sun), \d{2} [A-Z][a-z]{2} \d{4} \d{2}:\d{2}:\d{2} GMT$/),
      guid: z.object({ value: absolute, isPermaLink: z.literal(true) }),
      content: z.object({ encoded: html }),
    }),
  ),
});

const jsonFeed = z.object({
  title: z.string().min(1),
  home_page_url: absolute,
  feed_url: absolute,
  language: z.string(),
  items: z.array(
    z.object({
      id: absolute,
      url: absolute,
      title: z.string().min(1),
      content_html: html,
      date_published: z.iso.datetime({ offset: true }),
    }),
  ),
});

/** A site may do without a blog, and has no feeds then. */
for (const prefix of owner.pages?.blog === false ? [] : prefixes) {
  const language = codeOf(prefix) || defaultLocale;
  const posts = paths.filter((path) => prefixOf(path) === prefix && kindOf(path) === '/blog/…');

  test(`${prefix || '/'}: the RSS feed is valid and complete`, async ({ request }) => {
    const response = await request.get(`${prefix}/blog/rss.xml`);
    expect(response.headers()['content-type']).toMatch(/^application\/(rss\+)?xml/);
    const text = await response.text();
    expect(XMLValidator.validate(text)).toBe(true);
    const feed = rss.parse(parseRssFeed(text));
    expect(feed.language).toBe(language);
    expect(new URL(feed.link).pathname).toBe(`${prefix}/blog`);
    expect(feed.atom.links).toContainEqual(
      expect.objectContaining({ rel: 'self', href: new URL(`${prefix}/blog/rss.xml`, feed.link).href }),
    );
    expect(feed.items.map(({ link }) => new URL(link).pathname).sort()).toEqual([...posts].sort());
    expect(new Set(feed.items.map(({ guid }) => guid.value)).size).toBe(posts.length);
    const dates = feed.items.map(({ pubDate }) => Date.parse(pubDate));
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });

  test(`${prefix || '/'}: the JSON feed is valid and tells the same as the RSS feed`, async ({ request }) => {
    const response = await request.get(`${prefix}/blog/feed.json`);
    expect(response.headers()['content-type']).toMatch(/^application\/(feed\+)?json/);
    const raw = z.looseObject({ version: z.string(), items: z.array(z.looseObject({})) }).parse(await response.json());
    expect(raw.version).toBe('https://jsonfeed.org/version/1.1');
    // The validator knows version 1; these fields are what 1.1 added.
    const versionOne = (part: Record<string, unknown>) =>
      Object.fromEntries(Object.entries(part).filter(([name]) => name !== 'language' && name !== 'authors'));
    const known = { ...versionOne(raw), version: 'https://jsonfeed.org/version/1', items: raw.items.map(versionOne) };
    expect(validateJsonFeed(known)).toEqual([]);
    const feed = jsonFeed.parse(parseJsonFeed(raw));
    expect(feed.language).toBe(language);
    const spoken = rss.parse(parseRssFeed(await (await request.get(`${prefix}/blog/rss.xml`)).text()));
    expect(feed.items.map(({ url, title }) => [url, title])).toEqual(
      spoken.items.map(({ link, title }) => [link, title]),
    );
  });
}
