import { fileURLToPath } from 'node:url';
import type { Element } from 'hast';
import type { Heading } from 'mdast';
import {
  defineHastPlugin,
  defineMdastPlugin,
  type HastPluginEntry,
  type MdastPluginEntry,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'satteri';
import { formatFact, isClaim } from '../lib/facts.ts';
import { isLocale, type Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { facts, site, translator, words } from '../site.ts';
import { columnWidth } from './column-width.ts';
import { islandsIn } from './islands.ts';

/** The language of a content file is the folder below docs, blog or pages (or below a docs version). */
export function localeOfFile(file: string): Locale {
  const found = file.split(/[\\/]/).findLast((segment) => isLocale(segment));
  if (!isLocale(found)) throw new Error(`${file}: stands in no language folder (en, zh-Hans, ru)`);
  return found;
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

function attribute(node: Readonly<Jsx>, name: string): string | undefined {
  for (const entry of node.attributes) {
    if (entry.type === 'mdxJsxAttribute' && entry.name === name && typeof entry.value === 'string') return entry.value;
  }
  return undefined;
}

/** `<Brand />` and `<Fact name="…" />` become text before rendering, so headings, feeds and search see words. */
function inlineText(node: Readonly<Jsx>, file: string, locale: Locale): string | undefined {
  if (node.name === 'Brand') return site.brand.appName;
  if (node.name === 'SupportEmail') return site.brand.supportEmail;
  if (node.name !== 'Fact') return undefined;
  const name = attribute(node, 'name');
  if (!name) throw new Error(`${file}: <Fact> needs a name, e.g. <Fact name="accounts-per-phone" />`);
  if (isClaim(facts, name)) throw new Error(`${file}: "${name}" is a vendor claim; it may not stand in running text`);
  return formatFact(facts, name, locale);
}

const explicitId = /^\/\*\s*([a-z][a-z0-9-]*)\s*\*\/$/;

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** What writers may use in Markdown: see CONTRIBUTING.md. */
export const writingTools: MdastPluginEntry = ({ fileURL, source }) => {
  if (!fileURL) return null;
  const file = fileURLToPath(fileURL);
  const locale = localeOfFile(file);

  const jsx = (
    node: Readonly<Jsx>,
    ctx: Parameters<NonNullable<ReturnType<typeof defineMdastPlugin>['heading']>>[1],
  ) => {
    const value = inlineText(node, file, locale);
    if (value !== undefined) ctx.replaceNode(node, { type: 'text', value });
  };

  return defineMdastPlugin({
    name: 'writing-tools',
    before(root, ctx) {
      const imports = islandsIn(source).map(
        (name) => `import ${name} from ${JSON.stringify(here(`./${name}.astro`))};`,
      );
      if (imports.length) ctx.prependChild(root, { raw: `${imports.join('\n')}\n\n` });
    },
    mdxJsxTextElement: jsx,
    mdxJsxFlowElement: jsx,
    heading(node: Readonly<Heading>, ctx) {
      const last = node.children.at(-1);
      const id = last?.type === 'mdxTextExpression' ? explicitId.exec(last.value.trim())?.[1] : undefined;
      if (!id || !last) {
        throw new Error(
          `${file}: heading "${ctx.textContent(node)}" has no id. Write it as: ${'#'.repeat(node.depth)} … {/*some-id*/}`,
        );
      }
      ctx.removeNode(last);
      const before = node.children.at(-2);
      if (before?.type === 'text') ctx.setProperty(before, 'value', before.value.trimEnd());
      ctx.setProperty(node, 'data', { hProperties: { id } });
    },
    link(node, ctx) {
      if (node.url.startsWith('/')) ctx.setProperty(node, 'url', localizePath(node.url, locale));
    },
    code(node, ctx) {
      if (node.value.includes('{brand}')) ctx.setProperty(node, 'value', words(node.value, locale));
    },
    inlineCode(node, ctx) {
      if (node.value.includes('{brand}')) ctx.setProperty(node, 'value', words(node.value, locale));
    },
  });
};

const elementsIn = (node: Readonly<Element>): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element');

/** The cells of a table, row by row, the head first. */
const rowsOf = (table: Readonly<Element>): Element[][] => elementsIn(table).flatMap(elementsIn).map(elementsIn);

/** Tables scroll inside their own box, code gets a copy button, headings a link to themselves. */
export const readingAids: HastPluginEntry = ({ fileURL }) => {
  if (!fileURL) return null;
  const { t } = translator(localeOfFile(fileURLToPath(fileURL)));
  return defineHastPlugin({
    name: 'reading-aids',
    element: {
      filter: ['table', 'pre', 'h2', 'h3'],
      visit(node, ctx) {
        if (node.tagName === 'table') {
          const rows = rowsOf(node);
          for (const [index, cell] of rows[0]?.entries() ?? []) {
            const below = rows.slice(1).flatMap((row) => row[index] ?? []);
            const width = columnWidth(below.map((one) => ctx.textContent(one)));
            if (width) ctx.setProperty(cell, 'dataWidth', width);
          }
          ctx.wrapNode(node, {
            type: 'element',
            tagName: 'div',
            properties: { className: ['table-scroll'], role: 'group', tabIndex: 0, ariaLabel: t('table.scroll') },
            children: [],
          });
          return;
        }
        if (node.tagName === 'pre') {
          ctx.wrapNode(node, {
            type: 'element',
            tagName: 'div',
            properties: { className: ['code-block'] },
            children: [
              {
                type: 'element',
                tagName: 'button',
                properties: {
                  type: 'button',
                  className: ['code-copy'],
                  ariaLabel: t('code.copy'),
                  dataCopy: 'code',
                  dataCopied: t('code.copied'),
                },
                children: [],
              },
            ],
          });
          return;
        }
        const id = node.properties.id;
        if (typeof id !== 'string') return;
        ctx.appendChild(node, {
          type: 'element',
          tagName: 'a',
          properties: {
            className: ['heading-anchor'],
            href: `#${id}`,
            ariaLabel: t('heading.link', { heading: ctx.textContent(node) }),
          },
          children: [],
        });
      },
    },
  });
};
