import { expect, test } from '@playwright/test';
import { XMLValidator } from 'fast-xml-parser';
import { parseRssFeed } from 'feedsmith';
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

/** A site may do without a blog, and has no feed then. */
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
}
