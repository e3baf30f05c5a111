import { type APIRequestContext, expect } from '@playwright/test';
import { parseRssFeed } from 'feedsmith';

/** The HTML of a post in the feed of a language, no-break spaces as characters. */
export async function textInFeed(request: APIRequestContext, prefix: string, post: string): Promise<string> {
  const feed = parseRssFeed(await (await request.get(`${prefix}/blog/rss.xml`)).text());
  const html = feed.items?.find(({ link }) => link?.endsWith(post))?.content?.encoded;
  expect(html, `${post} is in the feed`).toBeTruthy();
  return (html ?? '').replaceAll('&nbsp;', '\u00a0');
}
