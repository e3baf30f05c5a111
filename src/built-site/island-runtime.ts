import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withBase } from '../lib/base.ts';
import { isPage } from './addresses.ts';
import { islandsIn, waitsForTheReader } from './island-props.ts';
import { filesIn } from './site.ts';

const inlineScript = /<script>(.*?)<\/script>/gs;
/** What Astro puts before the first island of a page: the element itself, and when each kind of island wakes. */
const isRuntime = (code: string): boolean =>
  /customElements\.define\(["'`]astro-island|new Event\(["'`]astro:/.test(code);

/**
 * Astro writes the code that wakes islands into every page that has one, 3 KB, and the security policy of all pages has
 * to name it. It becomes a file, the same for all. Where every island waits for the reader, it can wait as well:
 * `browser/island-runtime.client.ts` fetches it when the reader gives a first sign of being there. Where one wakes at
 * once, the page asks for it, and for the island's code, which it would ask for next, in the same moment.
 */
export class IslandRuntime {
  private readonly dist: string;
  private readonly parts = new Set<string>();
  private file: string | undefined;

  /** `known` is that of a site whose pages have the same islands: it need not be read. */
  constructor(dist: string, known?: { file: string | undefined }) {
    this.dist = dist;
    this.file = known?.file;
    if (known) return;
    for (const file of filesIn(dist).filter(isPage))
      for (const part of IslandRuntime.read(readFileSync(join(dist, file), 'utf8'))) this.parts.add(part);
  }

  /** The code in a page that wakes its islands. */
  static read(html: string): string[] {
    if (!html.includes('<astro-island')) return [];
    return [...html.matchAll(inlineScript)].flatMap(([, code = '']) => (isRuntime(code) ? [code] : []));
  }

  get known(): string | undefined {
    return this.file;
  }

  readonly moveOut = (html: string): string => {
    if (!html.includes('<astro-island')) return html;
    const without = html.replaceAll(inlineScript, (script, code: string) => (isRuntime(code) ? '' : script));
    const file = withBase(this.written());
    const atOnce = islandsIn(html).filter(({ client }) => !waitsForTheReader(client));
    if (atOnce.length === 0) return without.replace('<astro-island ', `$&data-runtime="${file}" `);
    const next = new Set(atOnce.flatMap((island) => [island['component-url'] ?? '', island['renderer-url'] ?? '']));
    const links = [...next].filter(Boolean).map((address) => `<link rel="modulepreload" href="${address}">`);
    return without.replace('<astro-island ', `${links.join('')}<script async src="${file}"></script>$&`);
  };

  /** Written with the first page that needs it. */
  private written(): string {
    if (this.file) return this.file;
    // Whatever has to be known about islands comes before the element: it asks for it as soon as it is defined.
    const code = [...this.parts].sort((a, b) => Number(isElement(a)) - Number(isElement(b))).join('\n');
    this.file = `/assets/islands.${createHash('sha256').update(code).digest('base64url').slice(0, 8)}.js`;
    writeFileSync(join(this.dist, this.file), `${code}\n`);
    return this.file;
  }
}

const isElement = (code: string): boolean => code.includes('customElements.define');
