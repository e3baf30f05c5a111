import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import type { Content } from './content.ts';

/** What the owner replaces before the site goes public. */
export interface LaunchItem {
  file: string;
  line: number;
  what: string;
}

const plansSchema = z
  .object({ plans: z.array(z.object({ key: z.string(), price: z.unknown().optional() })) })
  .partial();

export function launchItems(content: Content, configFile: string, shownConfig: string): LaunchItem[] {
  return [...leftInOwnersFile(configFile, shownConfig), ...samples(content), ...missingPrices(content)];
}

/** What the build cannot do for the owner. */
export function launchNotes({ origin, base }: SiteConfig): string[] {
  if (base === '/') return [];
  const sitemap = `Sitemap: ${origin}${base}sitemap-index.xml`;
  return [
    `search engines read robots.txt at the root of a host, not below ${base}: write "${sitemap}" into that of ${origin}`,
  ];
}

/** Placeholders and settings for development. */
function leftInOwnersFile(configFile: string, shown: string): LaunchItem[] {
  if (!existsSync(configFile)) return [];
  return readFileSync(configFile, 'utf8')
    .split('\n')
    .flatMap((text, index) => {
      const address = /['"]([^'"]*\bexample\.(?:com|org|net)\b[^'"]*)['"]/.exec(text)?.[1];
      const what = address
        ? `placeholder address ${address}`
        : /\bprovider: ['"]console['"]/.test(text) && 'analytics are written to the console: for development only';
      return what ? [{ file: shown, line: index + 1, what }] : [];
    });
}

function samples({ data }: Content): LaunchItem[] {
  return data.flatMap(({ file, yaml }) =>
    entriesWith(yaml.data, 'sample', true).map((path) => ({
      file,
      line: yaml.lineOf([...path, 'sample']),
      what: 'sample entry: replace it with a real one and remove `sample: true`',
    })),
  );
}

function missingPrices({ data }: Content): LaunchItem[] {
  const entry = data.find(({ name }) => name === 'plans.yaml');
  const parsed = plansSchema.safeParse(entry?.yaml.data);
  if (!entry || !parsed.success) return [];
  return (parsed.data.plans ?? []).flatMap(({ key, price }, index) =>
    price === undefined
      ? [
          {
            file: entry.file,
            line: entry.yaml.lineOf(['plans', index]),
            what: `plan "${key}" has no price: the page asks readers to get in touch`,
          },
        ]
      : [],
  );
}

function entriesWith(
  node: unknown,
  key: string,
  value: unknown,
  path: Array<string | number> = [],
): Array<Array<string | number>> {
  if (Array.isArray(node)) return node.flatMap((item, index) => entriesWith(item, key, value, [...path, index]));
  if (typeof node !== 'object' || node === null) return [];
  const own = Object.entries(node).some(([name, content]) => name === key && content === value) ? [path] : [];
  return [...own, ...Object.entries(node).flatMap(([name, inner]) => entriesWith(inner, key, value, [...path, name]))];
}
