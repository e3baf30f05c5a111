import { createHash } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '../lib/base.ts';
import { elementsIn, parseHtml } from '../lib/html.ts';

/** Below this a request costs more than the text. */
const worthAFile = 512;

const islandTag = /<astro-island(?: [\w-]+(?:="[^"]*")?)+>/g;
/** Islands that do not wake by themselves; `islands/wake.client.ts` gives them their properties. */
const waiting = new Set(['onTouch', 'visibleAfterInput']);
export const waitsForTheReader = (client = ''): boolean => waiting.has(client);

const attributesOf = (tag: string): Readonly<Record<string, string>> => elementsIn(parseHtml(tag))[0]?.attributes ?? {};

/** The attributes of every island of a page. */
export const islandsIn = (html: string): Array<Readonly<Record<string, string>>> =>
  (html.match(islandTag) ?? []).map(attributesOf);

/**
 * An island's words stand in the page twice: in the HTML the reader sees, and in an attribute for React, which most
 * readers never need. The second copy becomes a file of its own, fetched when the island wakes.
 */
export class IslandProps {
  private readonly dist: string;
  private readonly written = new Set<string>();

  constructor(dist: string) {
    this.dist = dist;
  }

  readonly moveOut = (html: string): string =>
    html.replaceAll(islandTag, (tag) => {
      const { props = '', client = '' } = attributesOf(tag);
      if (props.length < worthAFile || !waitsForTheReader(client)) return tag;
      return tag.replace(/ props="[^"]*"/, ` data-props="${withBase(this.fileOf(props))}"`);
    });

  private fileOf(props: string): string {
    const file = `/assets/props.${createHash('sha256').update(props).digest('base64url').slice(0, 8)}.json`;
    if (!this.written.has(file)) writeFileSync(join(this.dist, file), props);
    this.written.add(file);
    return file;
  }
}
