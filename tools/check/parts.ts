import { type MdastNode, mdxToMdast } from 'satteri';
import { fillNames } from '../../src/lib/interpolate.ts';
import { isMet, productKeys, settleText } from '../../src/lib/parts.ts';
import { attributeOf, branchOf } from '../../src/markdown/settle.ts';
import type { Content } from './content.ts';
import { excerpt, type RawFinding } from './finding.ts';
import { type Page, pagePath } from './page.ts';

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
      if (/^search\//.test(name) || productKeys.some((key) => path.includes(key)) || !isKept(yaml.data, path, content))
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

/** What is left of a text when only its conditions are decided. */
function leftIn(root: MdastNode, { settings }: Content): Left[] {
  const found: Left[] = [];
  const visit = (node: MdastNode, line: number): void => {
    const here = node.position?.start.line ?? line;
    const isElement = node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
    if (isElement && node.name === 'If') {
      for (const child of branchOf(node, settings)) visit(child, here);
      return;
    }
    if (isElement && node.name === 'Product') {
      const key = productKeys.find((each) => each === attributeOf(node, 'name'));
      if (key && !settings.parts[key])
        found.push({ line: here, what: `<Product name="${key}" /> names a product that is switched off` });
    }
    if (node.type === 'link' && node.url.startsWith('/') && settings.isOff(node.url))
      found.push({ line: here, what: `the link to ${node.url} is shown as plain words: the page is switched off` });
    if ('children' in node) for (const child of node.children) visit(child, here);
  };
  visit(root, 1);
  return found;
}
