import { render } from 'astro:content';
import mdxRenderer from '@astrojs/mdx/server.js';
import reactRenderer from '@astrojs/react/server.js';
import { experimental_AstroContainer as AstroContainer } from 'astro/container';
import { absolute } from '../lib/seo.ts';
import { site } from '../site.ts';
import type { Post } from './collection.ts';

/** What the page passes on from `markdown/`: a feature does not know what writers may use. */
type WritingComponents = Record<string, unknown>;

let container: Promise<AstroContainer> | undefined;

async function createContainer(): Promise<AstroContainer> {
  const created = await AstroContainer.create();
  created.addServerRenderer({ renderer: mdxRenderer });
  created.addServerRenderer({ renderer: reactRenderer });
  return created;
}

/** What a feed reader can show: text, lists, tables, links with full addresses; no scripts, buttons or islands. */
export function cleanForFeed(html: string, origin: string): string {
  return html
    .replace(/<astro-island[\s\S]*?<\/astro-island>/g, '')
    .replace(/<(script|style|template|button|svg|dialog)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<figure[\s\S]*?<\/figure>/g, '')
    .replace(/<a class="heading-anchor"[^>]*><\/a>/g, '')
    .replace(/<\/?(?:astro-slot|astro-static-slot)[^>]*>/g, '')
    .replace(/\s(?:class|tabindex|role|aria-[a-z]+|data-[a-z-]+)="[^"]*"/g, '')
    .replace(/\s(?:href|src)="(\/[^"]*)"/g, (_, path: string) => ` href="${absolute(origin, path)}"`)
    .trim();
}

const rendered = new Map<string, Promise<string>>();

async function renderPost(post: Post, components: WritingComponents): Promise<string> {
  container ??= createContainer();
  const { Content } = await render(post.entry);
  const html = await (await container).renderToString(Content, {
    props: { components },
    locals: { plain: true },
  });
  return cleanForFeed(html, site.origin);
}

/** The whole post as HTML, rendered once for both feeds. */
export function postContent(post: Post, components: WritingComponents): Promise<string> {
  const known = rendered.get(post.entry.id) ?? renderPost(post, components);
  rendered.set(post.entry.id, known);
  return known;
}
