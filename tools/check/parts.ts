import { type MdastNode, mdxToMdast } from 'satteri';
import { fillNames } from '../../src/lib/interpolate.ts';
import { isMet, productKeys, settleText } from '../../src/lib/parts.ts';
import { settleNode } from '../../src/markdown/settle.ts';
import type { Content } from './content.ts';
import { excerpt, type RawFinding } from './finding.ts';
import { type Page, pagePath } from './page.ts';

/** Words for the search are there with their page; those of drawings and helpers with the text that shows them. */
const elsewhere = /^(?:search|drawings|src\/helpers)\//;

interface Left {
  line: number;
  what: string;
}

/**
 * What a site that does without something still says of it: links that are shown as plain words, products that are
 * named. The site can be published with them; whoever wrote the text knows what to say instead.
 */
export function checkParts(content: Content): RawFinding[] {
  const { settings, pages, data } = content;
  const off = productKeys.filter((key) => !settings.parts[key]);
  const isShown = (page: Page): boolean => !settings.isOff(pagePath(page));
  const inPages = pages.filter(isShown).flatMap((page) => {
    if (page.syntaxError) return [];
    const fix = 'put what depends on it between <If has="…"> and </If>, or write it anew';
    return leftIn(mdxToMdast(page.source), content).map(({ line, what }) => ({ file: page.file, line, what, fix }));
  });
  const inData = data.flatMap(({ file, name, yaml }) =>
    yaml.strings.flatMap(({ path, line, text }) => {
      if (elsewhere.test(name) || productKeys.some((key) => path.includes(key)) || !isKept(yaml.data, path, content))
        return [];
      const settled = settleText(text, settings);
      const named = off.find((key) => settled.includes(`{${key}}`));
      if (!named) return [];
      const what = `"${excerpt(fillNames(settled, content.names.own))}" names a product that is switched off`;
      return [{ file, line, what, fix: `write {if ${named}}…{end} around it, or \`needs: ${named}\` in the entry` }];
    }),
  );
  return [...inPages, ...inData].map((finding) => ({ rule: 'switches', ...finding }));
}

/** Whether the site shows the entry a text stands in. */
function isKept(data: unknown, path: ReadonlyArray<PropertyKey>, { settings: { parts } }: Content): boolean {
  let value = data;
  for (const step of path) {
    if (typeof value !== 'object' || value === null) return true;
    const needs: unknown = Reflect.get(value, 'needs');
    if ([needs].flat().some((written) => isMet(written, parts) === false)) return false;
    value = Reflect.get(value, step);
  }
  return true;
}

/** Stands before the name of a product that is switched off. */
const mark = '\uE002';

/** What is left of a text when its conditions are decided; rows and columns may have gone with them. */
function leftIn(root: MdastNode, { settings, names }: Content): Left[] {
  const found: Left[] = [];
  const marked = { ...names.own };
  for (const key of productKeys) if (!settings.parts[key]) marked[key] = mark + key;
  const visit = (node: MdastNode, around: number): void => {
    // What was put in has no line of its own.
    const line = node.position?.start.line ?? around;
    const [, key] = (node.type === 'text' && new RegExp(`${mark}(\\w+)`).exec(node.value)) || [];
    if (key) found.push({ line, what: `<Product name="${key}" /> names a product that is switched off` });
    if (node.type === 'link' && node.url.startsWith('/') && settings.isOff(node.url))
      found.push({ line, what: `the link to ${node.url} is shown as plain words: the page is switched off` });
    if ('children' in node) for (const child of node.children) visit(child, line);
  };
  for (const node of settleNode(root, { parts: settings.parts, isOff: () => false, names: marked })) visit(node, 1);
  return found;
}
