import { render } from 'astro:content';
import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { localizePath } from '../lib/routes.ts';
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

async function renderPost(post: Post, components: WritingComponents): Promise<string> {
  container ??= createContainer();
  const { Content } = await render(post.entry);
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
export function postContent(post: Post, components: WritingComponents): Promise<string> {
  const known = rendered.get(post.entry.id) ?? renderPost(post, components);
  rendered.set(post.entry.id, known);
  return known;
}
