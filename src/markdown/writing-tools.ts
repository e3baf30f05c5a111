import { globSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Element } from 'hast';
import type { Heading, Nodes, PhrasingContent, Root } from 'mdast';
import {
  defineHastPlugin,
  defineMdastPlugin,
  type HastPluginEntry,
  type MdastPluginEntry,
  type MdxJsxFlowElement,
  type MdxJsxTextElement,
} from 'satteri';
import { docsPagesOf } from '../files/docs-version.ts';
import { isOff, settings } from '../files/parts.ts';
import { helpers } from '../helpers/discover.ts';
import { isKnownLocale, knownLocales, type Locale } from '../languages/index.ts';
import { currentVersion, inVersion, versionOfFile } from '../lib/docs-versions.ts';
import { formatFact, isClaim } from '../lib/facts.ts';
import { fillNames } from '../lib/interpolate.ts';
import { isMet } from '../lib/parts.ts';
import { localizePath } from '../lib/routes.ts';
import { currentProgram } from '../program/load.ts';
import { messageText } from '../program/picture.ts';
import { linksOn } from '../program/state.ts';
import { type Attributes, complaintAbout, type Program, uiLabels, useOf } from '../program/uses.ts';
import { facts, fillIn, ownNames, site, translator } from '../site.ts';
import { columnWidth } from './column-width.ts';
import { headingId } from './heading-id.ts';
import { type PlacedHeading, planLists } from './lists/plan.ts';
import { type Block, listComplaints } from './lists/rules.ts';

/** The language of a content file is its first folder below `content/`. */
export function localeOfFile(file: string): Locale {
  const found = file.split(/[\\/]/).findLast((segment) => isKnownLocale(segment));
  if (!isKnownLocale(found)) throw new Error(`${file}: stands in no language folder (${knownLocales.join(', ')})`);
  return found;
}

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

function attribute(node: Readonly<Jsx>, name: string): string | undefined {
  for (const entry of node.attributes) {
    if (entry.type === 'mdxJsxAttribute' && entry.name === name && typeof entry.value === 'string') return entry.value;
  }
  return undefined;
}

function attributesOf(node: Readonly<Jsx>): Attributes {
  return new Map(
    node.attributes.flatMap((entry) =>
      entry.type === 'mdxJsxAttribute'
        ? [[entry.name, typeof entry.value === 'string' ? entry.value : undefined] as const]
        : [],
    ),
  );
}

const text = (value: string): PhrasingContent => ({ type: 'text', value });

/** What the words of a page depend on. */
interface Setting {
  locale: Locale;
  /** Of the docs. */
  version: string;
  program: Program;
}

/** A label of the program in bold, with the way to it. */
function label(attributes: Attributes, { locale, program }: Setting): PhrasingContent[] {
  const named = program.names.get(attributes.get('name') ?? '');
  if (!named) return [];
  const labels = uiLabels(named, attributes, locale, (value) => fillIn(value, locale));
  return labels.flatMap((one, index): PhrasingContent[] => [
    ...(index > 0 ? [text(' › ')] : []),
    { type: 'strong', children: [text(one)] },
  ]);
}

/** `<Brand />`, `<Fact />`, `<Ui />` and `<Message />` become words before rendering, so headings, feeds and search see them. */
function inlineWords(node: Readonly<Jsx>, file: string, setting: Setting): PhrasingContent[] | undefined {
  const { locale, program } = setting;
  switch (node.name) {
    case 'Brand':
      return [text(site.brand.appName)];
    case 'Product':
      return [text(fillNames(`{${attribute(node, 'name')}}`, ownNames))];
    case 'SupportEmail':
      return [
        {
          type: 'link',
          url: `mailto:${site.brand.supportEmail}`,
          children: [text(site.brand.supportEmail)],
        },
      ];
    case 'Fact': {
      const name = attribute(node, 'name');
      if (!name) throw new Error(`${file}: <Fact> needs a name, e.g. <Fact name="accounts-per-phone" />`);
      if (isClaim(facts, name))
        throw new Error(`${file}: "${name}" is a vendor claim; it may not stand in running text`);
      return [text(formatFact(facts, name, locale))];
    }
    case 'Ui':
      return label(attributesOf(node), setting);
    case 'Message': {
      const message = program.registry.messages.get(attribute(node, 'id') ?? '');
      return message && [{ type: 'inlineCode', value: fillIn(messageText(message, locale), locale) }];
    }
    default:
      return undefined;
  }
}

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

/** Pictures and tables of the program. Imported like the helpers; each is told its language and its numbers. */
const programBlocks = [
  'FileFormat',
  'MessageTable',
  'ProgramDialog',
  'ProgramWindow',
  'SettingsTable',
  'TaskStates',
  'WindowMap',
];

/** The map leads to other pages: only an Astro component knows in which language they are wanted. */
const programFile = (name: string): string => (name === 'WindowMap' ? 'WindowMap.astro' : `${name}.tsx`);

/** Written in Astro, so that lists may hold what other components make. A page that uses one imports it. */
const listBlocks: ReadonlyMap<string, string> = new Map(
  globSync('*.astro', { cwd: here('./lists') })
    .sort()
    .map((file) => [basename(file, '.astro'), here(`./lists/${file}`)]),
);

/** All components below a node, in reading order. */
function* componentsIn(node: Readonly<Nodes>): Generator<Readonly<Jsx>> {
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') yield node;
  if ('children' in node) for (const child of node.children) yield* componentsIn(child);
}

/** Where the blocks of a text stand: on their line; what has none stands right behind what is before it. */
function linesIn(root: Readonly<Root>): Map<Readonly<Nodes>, number> {
  let last = 0;
  return new Map(
    root.children.map((node) => {
      last = node.position?.start.line ?? last + 0.001;
      return [node, last];
    }),
  );
}

/** The outermost components below a node, each with those inside it. */
function blocksIn(
  node: Readonly<Nodes>,
  nodes: Map<Block, Readonly<Jsx>>,
  lines: Map<Readonly<Nodes>, number>,
  around = 1,
): Block[] {
  if (!('children' in node)) return [];
  return node.children.flatMap((child) => {
    const line = child.position?.start.line ?? lines.get(child) ?? around;
    if (child.type !== 'mdxJsxFlowElement' && child.type !== 'mdxJsxTextElement')
      return blocksIn(child, nodes, lines, line);
    const block: Block = {
      name: child.name ?? '',
      attributes: attributesOf(child),
      line,
      children: child.children.map((each) => ('name' in each ? (each.name ?? '') : each.type)),
      orderedList: child.children.some((each) => each.type === 'list' && each.ordered === true),
      inside: blocksIn(child, nodes, lines, line),
    };
    nodes.set(block, child);
    return [block];
  });
}

function headingsIn(root: Readonly<Root>, lines: Map<Readonly<Nodes>, number>): PlacedHeading[] {
  return root.children.flatMap((node) =>
    node.type === 'heading'
      ? [{ depth: node.depth, id: headingId(node.children.at(-1)), line: lines.get(node) ?? 1 }]
      : [],
  );
}

const added = (values: Record<string, string>) =>
  Object.entries(values).map(([name, value]) => ({ type: 'mdxJsxAttribute' as const, name, value }));

/** A name the owner has given, in code. */
const names = new RegExp(`\\{(?:${Object.keys(ownNames).join('|')})\\}`);

/** Sections of parts the site does not have go. */
const shownSections = defineMdastPlugin({
  name: 'shown-sections',
  mdxJsxFlowElement(node, ctx) {
    if (node.name !== 'Needs') return;
    if (isMet(attribute(node, 'part'), settings.parts)) ctx.replaceNode(node, node.children);
    else ctx.removeNode(node);
  },
});

/** Links to pages the site does not have become their words. */
const shownLinks = defineMdastPlugin({
  name: 'shown-links',
  link(node, ctx) {
    if (node.url.startsWith('/') && isOff(node.url)) ctx.replaceNode(node, node.children);
  },
});

/** Pages that links of a text may lead to within its version of the docs; links of the current version stay as they are. */
const pagesOf = (version: string): ReadonlySet<string> =>
  version === currentVersion ? new Set() : docsPagesOf(version);

/** What a text is told by its place. */
function settingOf(fileURL: URL): Setting & { file: string } {
  const file = fileURLToPath(fileURL);
  const version = versionOfFile(file);
  return { file, locale: localeOfFile(file), version, program: currentProgram };
}

/** Blocks get what they have to know, and are imported. */
const blocks: MdastPluginEntry = ({ fileURL, source }) => {
  // To be walked, a text is copied out of the parser, node by node: not one without components.
  if (!fileURL || !source.includes('<')) return null;
  const { file, locale, program } = settingOf(fileURL);
  const told = { locale };
  return defineMdastPlugin({
    name: 'blocks',
    options: { position: true },
    before(root, ctx) {
      const used = [...componentsIn(root)];
      for (const node of used) {
        const complaint = complaintAbout(node.name ?? '', attributesOf(node), program);
        if (complaint) throw new Error(`${file}:${node.position?.start.line}: ${complaint.what}; ${complaint.fix}`);
      }
      const blocks = used.filter(({ name }) => programBlocks.includes(name ?? ''));
      const uses = blocks.map((node) => useOf(node.name ?? '', attributesOf(node)));
      const links = linksOn(
        uses.flatMap((use) => use ?? []),
        program.registry.dialogs,
      );
      for (const [place, node] of blocks.entries()) {
        const own = uses[place] && links.shift();
        const ids = own && { linked: [...own.linked].join(' '), targets: [...own.targets].join(' ') };
        const attributes = added({ ...told, place: String(place), ...ids });
        ctx.replaceNode(node, { ...node, attributes: [...node.attributes, ...attributes] });
      }
      const nodes = new Map<Block, Readonly<Jsx>>();
      const lines = linesIn(root);
      const lists = blocksIn(root, nodes, lines);
      const headings = headingsIn(root, lines);
      const [complaint] = listComplaints(lists, new Map(headings.map(({ id, line }) => [id ?? '', line])));
      if (complaint) throw new Error(`${file}:${Math.floor(complaint.line)}: ${complaint.what}; ${complaint.fix}`);
      const places = planLists(lists, headings);
      for (const [block, node] of nodes) {
        if (!listBlocks.has(block.name)) continue;
        ctx.replaceNode(node, {
          ...node,
          attributes: [...node.attributes, ...added({ locale, ...places.get(block) })],
        });
      }
      // A feed has no place for a helper.
      const post = /[\\/]blog[\\/]([^\\/]+)\.mdx$/.exec(file)?.[1];
      for (const node of used) {
        if (post === undefined || node.type !== 'mdxJsxFlowElement' || !helpers.has(node.name ?? '')) continue;
        ctx.insertBefore(node, {
          type: 'mdxJsxFlowElement',
          name: 'OnlyInFeed',
          attributes: added({ locale, path: `/blog/${post}` }),
          children: [],
        });
      }
      const names = new Set(used.map(({ name }) => name ?? ''));
      const needed = [...helpers].filter(([name]) => names.has(name));
      const imports = [
        ...needed,
        ...(post !== undefined && needed.length > 0 ? [['OnlyInFeed', here('./OnlyInFeed.astro')] as const] : []),
        ...[...listBlocks].filter(([name]) => names.has(name)),
        ...programBlocks
          .filter((name) => names.has(name))
          .map((name) => [name, here(`./${programFile(name)}`)] as const),
      ].map(([name, file]) => `import ${name} from ${JSON.stringify(file)};`);
      if (imports.length) ctx.prependChild(root, { raw: `${imports.join('\n')}\n\n` });
    },
  });
};

const words: MdastPluginEntry = ({ fileURL }) => {
  if (!fileURL) return null;
  const { file, ...setting } = settingOf(fileURL);
  const { locale, version } = setting;
  const pages = pagesOf(version);

  const jsx = (
    node: Readonly<Jsx>,
    ctx: Parameters<NonNullable<ReturnType<typeof defineMdastPlugin>['heading']>>[1],
  ) => {
    const value = inlineWords(node, file, setting);
    if (!value) return;
    ctx.replaceNode(node, node.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: value } : value);
  };

  return defineMdastPlugin({
    name: 'words',
    mdxJsxTextElement: jsx,
    mdxJsxFlowElement: jsx,
    heading(node: Readonly<Heading>, ctx) {
      const last = node.children.at(-1);
      const id = headingId(last);
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
      if (node.url.startsWith('/'))
        ctx.setProperty(node, 'url', localizePath(inVersion(node.url, version, pages), locale));
    },
    code(node, ctx) {
      if (names.test(node.value)) ctx.setProperty(node, 'value', fillIn(node.value, locale));
    },
    inlineCode(node, ctx) {
      if (names.test(node.value)) ctx.setProperty(node, 'value', fillIn(node.value, locale));
    },
  });
};

/** What writers may use in Markdown: see CONTRIBUTING.md. */
export const writingTools: MdastPluginEntry = [shownSections, shownLinks, blocks, words];

const elementsIn = (node: Readonly<Element>): Element[] =>
  node.children.filter((child): child is Element => child.type === 'element');

/** The cells of a table, row by row, the head first. */
const rowsOf = (table: Readonly<Element>): Element[][] => elementsIn(table).flatMap(elementsIn).map(elementsIn);

const bodyRowsOf = (table: Readonly<Element>): Element[] =>
  elementsIn(table)
    .filter(({ tagName }) => tagName === 'tbody')
    .flatMap(elementsIn);

/** Tables scroll inside their own box, the search leads to their rows, code gets a copy button, headings a link to themselves; links to other sites say so. */
export const readingAids: HastPluginEntry = ({ fileURL }) => {
  if (!fileURL) return null;
  const { t } = translator(localeOfFile(fileURLToPath(fileURL)));
  let rowsSoFar = 0;
  return defineHastPlugin({
    name: 'reading-aids',
    element: {
      filter: ['table', 'pre', 'h2', 'h3', 'a'],
      visit(node, ctx) {
        if (node.tagName === 'a') {
          if (!/^https?:/.test(String(node.properties.href))) return;
          ctx.setProperty(node, 'target', '_blank');
          ctx.setProperty(node, 'rel', 'noopener noreferrer');
          ctx.appendChild(node, {
            type: 'element',
            tagName: 'span',
            properties: { className: ['visually-hidden'] },
            children: [{ type: 'text', value: ` (${t('shell.external')})` }],
          });
          return;
        }
        if (node.tagName === 'table') {
          const rows = rowsOf(node);
          for (const [index, cell] of rows[0]?.entries() ?? []) {
            const below = rows.slice(1).flatMap((row) => row[index] ?? []);
            const width = columnWidth(below.map((one) => ctx.textContent(one)));
            if (width) ctx.setProperty(cell, 'dataWidth', width);
          }
          for (const row of bodyRowsOf(node)) {
            rowsSoFar += 1;
            ctx.setProperty(row, 'id', `row-${rowsSoFar}`);
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
