import type { NamedSSRLoadedRendererValue } from 'astro';
import { type ComponentType, createElement, type ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';

type Html = string;

/** Islands of one page must not share the ids React gives to their fields. */
const islandsOf = new WeakMap<object, number>();

function nextPrefix(page: object): string {
  const count = islandsOf.get(page) ?? 0;
  islandsOf.set(page, count + 1);
  return `r${count}`;
}

/** What stands between the tags of a component in an `.astro` file or a text; Astro takes the second element away again. */
const slot = (html: Html, wakes: boolean, name?: string): ReactNode =>
  html.trim() === ''
    ? null
    : createElement(wakes ? 'astro-slot' : 'astro-static-slot', {
        name,
        suppressHydrationWarning: true,
        dangerouslySetInnerHTML: { __html: html },
      });

/** React would have every picture fetched before the styles, those far down the page too. */
const imageHint = /<link rel="preload" as="image"[^>]*>/g;

const camelCase = (name: string): string =>
  name.replaceAll(/[-_]([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isComponent = (value: unknown): value is ComponentType<Record<string, unknown>> =>
  typeof value === 'function' || (typeof value === 'object' && value !== null && '$$typeof' in value);

/**
 * Renders React at build time. `@astrojs/react` has a renderer too, made for sites with several frameworks and for
 * streaming: it draws every component once to find out whether it is React's, and then again into a stream. Here
 * everything is React's and wanted whole; and what never wakes in the browser comes without the marks React leaves for
 * itself.
 */
const renderer: NamedSSRLoadedRendererValue = {
  name: 'react-at-build',
  supportsAstroStaticSlot: true,
  check: async (component) => isComponent(component),
  async renderToStaticMarkup(this: { result: object }, component, props, { default: children, ...slots }, metadata) {
    if (!isComponent(component)) throw new Error(`${metadata?.displayName ?? 'A component'} is not React's.`);
    const wakes = metadata?.hydrate !== undefined;
    const prefix = nextPrefix(this.result);
    const given: Record<string, unknown> = { ...props };
    for (const [name, html] of Object.entries(slots)) given[camelCase(name)] = slot(html, wakes, name);
    if (children !== undefined) given.children = slot(children, wakes);
    const render = wakes ? renderToString : renderToStaticMarkup;
    const html = render(createElement(component, given), { identifierPrefix: prefix });
    return { html: html.replaceAll(imageHint, ''), attrs: { prefix } };
  },
};

export default renderer;
