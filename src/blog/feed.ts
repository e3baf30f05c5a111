import { render } from 'astro:content';
import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { localizePath } from '../i18n/routes.ts';
import { absolute } from '../lib/seo.ts';
import { site } from '../site.ts';
import { type Post, postPath } from './collection.ts';
import FeedText from './FeedText.astro';
import { cleanForFeed } from './feed-html.ts';

let container: Promise<AstroContainer> | undefined;

async function createContainer(): Promise<AstroContainer> {
  const created = await AstroContainer.create();
  created.addServerRenderer({ renderer: mdxRenderer });
  created.addServerRenderer({ renderer: reactRenderer });
  return created;
}

/** The whole post as HTML. `components`: what writers may use in MDX, which this folder does not import. */
export async function postContent(post: Post, components: Record<string, unknown>): Promise<string> {
  const { Content } = await render(post.entry);
  container ??= createContainer();
  const page = absolute(site.origin, localizePath(postPath(post.slug), post.locale));
  const html = await (await container).renderToString(FeedText, {
    props: { post, Content, components },
    // Tools read their language from the address.
    request: new Request(page),
    locals: { plain: true },
  });
  return cleanForFeed(html, page);
}
