import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { stringify } from 'yaml';
import { defaultLocale, type Locale, locales } from '../src/i18n/locales.ts';
import { descriptionLength, frontMatterSchemas } from '../src/lib/content-schemas.ts';
import { describeIssues } from '../src/lib/problems.ts';
import { type Content, readContent } from './check/content.ts';
import { runCommand } from './command.ts';
import { findSite } from './site-content.ts';
import { main as translationsCommand } from './translations.ts';

/**
 * Starts a docs page or a post in all three languages, as a draft:
 *   npm run new -- docs/tutorial-basics/second-sim --title "Use a second SIM" --description "…" --tags setup,connection
 *   npm run new -- blog/second-sim --title "…" --description "…" --tags usb,hardware
 * Existing files are never touched.
 */
const usage =
  'npm run new -- docs/<category>/<page> | blog/<slug>  --title "…" --description "one sentence"  --tags key,key';

const slugForm = /^[a-z0-9]+(?:[-_][a-z0-9]+)*$/;

interface Wanted {
  collection: 'docs' | 'blog';
  /** Of the docs; a post has none. */
  category: string | undefined;
  slug: string;
  title: string;
  description: string;
  tags: string[];
}

/** What is wrong with the order, each with its remedy: the front matter by its own rules, and the place. */
function problemsWith(wanted: Wanted, { tags = {}, authors = {}, categories = {}, pages }: Content): string[] {
  const { collection, category, slug, title, description } = wanted;
  const { docs, blog } = frontMatterSchemas({ tags, authors });
  const { least, most } = descriptionLength;
  const given = { title, description, tags: wanted.tags };
  const written =
    collection === 'docs'
      ? docs.pick({ title: true, description: true, tags: true }).safeParse(given)
      : blog.pick({ title: true, description: true, tags: true }).safeParse(given);
  const place = category ? `${category}/${slug}` : slug;
  return [
    ...(slugForm.test(slug) ? [] : [`"${slug}" cannot be an address: use a-z, 0-9 and single hyphens`]),
    ...(collection === 'docs' && !(category !== undefined && category in categories)
      ? [`a docs page needs a category of content/data/categories.yaml: ${Object.keys(categories).join(', ')}`]
      : []),
    ...(pages.some((page) => page.collection === collection && page.slug === place)
      ? [`content/en/${collection}/${place}.mdx exists already: choose another name`]
      : []),
    ...(written.success ? [] : [describeIssues(written.error.issues)]),
    ...(description.length >= least && description.length <= most
      ? []
      : [`--description: one sentence of ${least} to ${most} characters; this one has ${description.length}`]),
  ];
}

function textOf(wanted: Wanted, locale: Locale, content: Content): string {
  const { collection, category, title, description, tags } = wanted;
  const today = new Date().toISOString().slice(0, 10);
  const neighbors = content.pages.filter((page) => page.locale === locale && page.slug.startsWith(`${category}/`));
  const last = Math.max(0, ...neighbors.map(({ data }) => Number(data.sidebarPosition)));
  const tagList = `tags: [${tags.join(', ')}]`;
  const own =
    collection === 'docs'
      ? [`sidebarPosition: ${last + 1}`, tagList, `lastUpdated: ${today}`]
      : [`date: ${today}`, `authors: [${Object.keys(content.authors ?? {})[0] ?? ''}]`, tagList];
  const frontMatter = [stringify({ title, description }, { lineWidth: 0 }).trimEnd(), ...own, 'draft: true'];
  return `---\n${frontMatter.join('\n')}\n---\n`;
}

export async function main(
  args: string[],
  root = process.cwd(),
  print: (text: string) => void = console.log,
): Promise<boolean> {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      title: { type: 'string', default: '' },
      description: { type: 'string', default: '' },
      tags: { type: 'string', default: '' },
      content: { type: 'string' },
      verbose: { type: 'boolean' },
    },
  });
  const [collection, ...path] = (positionals[0] ?? '').split('/');
  if (positionals.length !== 1 || (collection !== 'docs' && collection !== 'blog') || path.length === 0) {
    print(usage);
    return false;
  }
  const { contentDir: dir, site } = await findSite(root, values.content);
  const content = readContent(dir, root, site);
  const wanted: Wanted = {
    collection,
    category: collection === 'docs' ? path.slice(0, -1).join('/') : undefined,
    slug: collection === 'docs' ? (path.at(-1) ?? '') : path.join('/'),
    title: values.title.trim(),
    description: values.description.trim(),
    tags: values.tags.split(',').flatMap((tag) => tag.trim() || []),
  };
  const problems = problemsWith(wanted, content);
  if (problems.length > 0) {
    for (const problem of problems) print(problem);
    print(usage);
    return false;
  }

  for (const locale of locales) {
    const name = `${locale}/${collection}/${path.join('/')}.mdx`;
    mkdirSync(dirname(join(dir, name)), { recursive: true });
    writeFileSync(join(dir, name), textOf(wanted, locale, content), { flag: 'wx' });
    print(`${content.show(name)}  begun`);
  }
  const english = join(dir, defaultLocale, collection, `${path.join('/')}.mdx`);
  await translationsCommand(['--accept', '--content', dir, english], root, () => {});
  print('A draft: `npm run dev` shows it, the build leaves it out. Write the English text, translate title and text,');
  print('then take `draft: true` out of each file. `npm run check` says what is missing.');
  return true;
}

if (import.meta.main) await runCommand((args) => main(args));
