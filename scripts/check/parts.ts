import { pathInData } from '../../src/files/words.ts';
import { fillNames } from '../../src/lib/interpolate.ts';
import { isMet, productKeys } from '../../src/lib/parts.ts';
import { wordNeeds } from '../../src/lib/word-needs.ts';
import type { Content } from './content.ts';
import { setName } from './data-file.ts';
import { type Finding, found } from './finding.ts';
import { type Element, type Page, pagePath } from './page.ts';
import { excerpt } from './passage.ts';

/** Words for the search are there with their page; those of drawings and tools with the text that shows them. */
const elsewhere = /\/search\/|\/drawings\.json$/;

/** Sibling products that are switched off and still named: a warning, since the site can be published with them. */
export function checkParts(content: Content): Finding[] {
  const { settings, pages, data, sets, names } = content;
  const off = productKeys.filter((key) => !settings.parts[key]);
  if (off.length === 0) return [];
  const isHidden = (needs: unknown): boolean => isMet(needs, settings.parts) === false;
  const inPages = pages
    .filter((page) => !settings.isOff(pagePath(page)))
    .flatMap((page) => productsIn(page, isHidden).map((use) => ({ file: page.file, ...use })))
    .filter(({ key }) => off.some((one) => one === key))
    .map(({ file, line, key }) => ({
      file,
      line,
      what: `<Product name="${key}" /> names a product that is switched off`,
      fix: `put the paragraph between <Needs part="${key}"> and </Needs>, or reword it`,
    }));
  const inData = data.flatMap(({ file, name, data: whole, strings, locale }) =>
    strings.flatMap(({ path, line, text }) => {
      const key = off.find((one) => text.includes(`{${one}}`));
      const isOfProduct = productKeys.some((one) => path.includes(one));
      if (!key || elsewhere.test(name) || isOfProduct || isHidden(wordNeeds[path.join('.')])) return [];
      const own = sets.get(setName(name) ?? '')?.own?.data;
      const needs = locale ? needsAlong(own, pathInData(own, path) ?? []) : needsAlong(whole, path);
      if (needs.some(isHidden)) return [];
      const what = `"${excerpt(fillNames(text, names.own))}" names a product that is switched off`;
      return [{ file, line, what, fix: `write \`needs: ${key}\` in the entry, or reword it` }];
    }),
  );
  return [...inPages, ...inData].map(({ file, line, what, fix }) => found('switches', file, line, what, fix));
}

function productsIn({ elements }: Page, isHidden: (needs: unknown) => boolean) {
  const isShown = ({ name, attributes, parent }: Element): boolean =>
    !(name === 'Needs' && isHidden(attributes.get('part'))) && (!parent || isShown(parent));
  return elements
    .filter((element) => element.name === 'Product' && isShown(element))
    .map(({ line, attributes }) => ({ line, key: attributes.get('name') }));
}

/** The `needs` of the entries on the way to a text. */
function needsAlong(data: unknown, path: ReadonlyArray<PropertyKey>): unknown[] {
  const [step, ...rest] = path;
  if (typeof data !== 'object' || data === null || step === undefined) return [];
  return [...[Reflect.get(data, 'needs')].flat(), ...needsAlong(Reflect.get(data, step), rest)];
}
