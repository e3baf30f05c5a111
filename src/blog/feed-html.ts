import { absolute } from '../lib/seo.ts';

/** What a feed reader can show: text, lists, tables, links with full addresses; no scripts, buttons or islands. */
export function cleanForFeed(html: string, origin: string): string {
  return html
    .replace(/<astro-island[\s\S]*?<\/astro-island>/g, '')
    .replace(/<(script|style|template|button|svg|dialog)\b[\s\S]*?<\/\1>/g, '')
    .replace(/<figure[\s\S]*?<\/figure>/g, '')
    .replace(/<a class="heading-anchor"[^>]*><\/a>/g, '')
    .replace(/<\/?(?:astro-slot|astro-static-slot)[^>]*>/g, '')
    .replace(/\s(?:class|tabindex|role|aria-[a-z]+|data-[a-z-]+)="[^"]*"/g, '')
    .replace(/\s(href|src)="(\/[^"]*)"/g, (_, name: string, path: string) => ` ${name}="${absolute(origin, path)}"`)
    .trim();
}
