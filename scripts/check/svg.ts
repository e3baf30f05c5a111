import { XMLValidator } from 'fast-xml-parser';
import { elementsIn, parseHtml, textIn } from '../../src/lib/html.ts';
import type { Problem } from './finding.ts';

/** In an attribute, and in a style sheet. */
const elsewhere = /(?:^|["'(\s])(?:https?:)?\/\//i;
const loads = /@import|url\(\s*["']?(?:https?:)?\/\//i;
const exportPlain = 'export it from the drawing program as plain SVG';

/** Why an SVG file cannot be drawn, or is more than a drawing. */
export function svgProblems(text: string): Problem[] {
  const elements = elementsIn(parseHtml(text, { xml: true }));
  const [root] = elements;
  if (root?.name !== 'svg') return [{ line: 1, what: 'is not an SVG drawing: it has no <svg>', fix: exportPlain }];
  const valid = XMLValidator.validate(text);
  if (valid !== true) {
    const { line, col, msg } = valid.err;
    return [{ line, column: col, what: `is broken SVG: ${msg}`, fix: `correct the line, or ${exportPlain}` }];
  }
  const problems: Problem[] = [];
  const add = (line: number, what: string, fix: string): void => void problems.push({ line, what, fix });
  if (root.attributes.xmlns !== 'http://www.w3.org/2000/svg')
    add(root.line, 'has no xmlns, so browsers do not draw it', 'write <svg xmlns="http://www.w3.org/2000/svg" …>');
  if (!/^\s*\S+[\s,]+\S+[\s,]+[1-9][\d.]*[\s,]+[1-9][\d.]*\s*$/.test(root.attributes.viewBox ?? ''))
    add(root.line, 'has no viewBox, so it cannot be scaled', 'write viewBox="0 0 width height" into the <svg> tag');
  if (/<!(ENTITY|DOCTYPE)/i.test(text))
    add(1, 'declares a document type', `remove the line <!DOCTYPE …>, or ${exportPlain}`);
  for (const element of elements) {
    const { line, name, attributes } = element;
    if (/^(?:script|foreignobject)$/i.test(name))
      add(line, `<${name}> is more than a drawing`, `remove it, or ${exportPlain}`);
    if (/^style$/i.test(name) && loads.test(textIn(element)))
      add(line, 'its <style> loads from another site', 'write the styles into the file itself');
    for (const [attribute, value] of Object.entries(attributes)) {
      if (/^on/i.test(attribute) || /^\s*javascript:/i.test(value))
        add(line, `${attribute}="…" runs a script`, 'remove it: a drawing runs nothing');
      else if (!attribute.startsWith('xmlns') && elsewhere.test(value))
        add(line, `${attribute}="${value}" loads from another site`, 'put the shape or picture into the file itself');
    }
  }
  return problems;
}
