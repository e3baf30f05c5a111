import { render } from 'astro:content';
import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import type { AstroComponentFactory } from 'astro/runtime/server/index.js';
import { localizePath } from '../i18n/routes.ts';
import { absolute } from '../lib/seo.ts';
import { site } from '../site.ts';
import { type Post, postPath } from './collection.ts';
import FeedText from './FeedText.astro';
import { cleanForFeed } from './feed-html.ts';

/** What the page passes on from `markdown/`: a feature does not know what writers may use. */
type WritingComponents = Record<string, unknown>;

let container: Promise<AstroContainer> | undefined;

async function createContainer(): Promise<AstroContainer> {
  const created = await AstroContainer.create();
  created.addServerRenderer({ renderer: mdxRenderer });
  created.addServerRenderer({ renderer: reactRenderer });
  return created;
}

const rendered = new Map<string, Promise<string>>();

async function renderPost(post: Post, Content: AstroComponentFactory, components: WritingComponents): Promise<string> {
  container ??= createContainer();
  const page = absolute(site.origin, localizePath(postPath(post.slug), post.locale));
  const html = await (await container).renderToString(FeedText, {
    props: { post, Content, components },
    // Helpers read their language from the address.
    request: new Request(page),
    locals: { plain: true },
  });
  return cleanForFeed(html, page);
}

/** The whole post as HTML, rendered once for both feeds. */
export async function postContent(post: Post, components: WritingComponents): Promise<string> {
  // For every feed: Astro notes which texts a file shows, and the build renders it again when one of them is another.
  const { Content } = await render(post.entry);
  const known = rendered.get(post.entry.id) ?? renderPost(post, Content, components);
  rendered.set(post.entry.id, known);
  return known;
}
