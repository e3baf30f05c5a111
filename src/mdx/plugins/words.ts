import { fileURLToPath } from 'node:url';
import type { PhrasingContent } from 'mdast';
import { defineMdastPlugin, type MdastPluginEntry } from 'satteri';
import type { Locale } from '../../i18n/locales.ts';
import { formatFact, isClaim } from '../../lib/facts.ts';
import { fillNames } from '../../lib/interpolate.ts';
import { currentProgram } from '../../program/load.ts';
import { messageText } from '../../program/names.ts';
import { type Attributes, complaintAbout, uiLabels } from '../../program/uses.ts';
import { facts, fillVerbatim, ownNames, site } from '../../site.ts';
import { attributesOf, type Jsx, localeOfFile } from './node.ts';

const { names, registry } = currentProgram;
const ownName = new RegExp(`\\{(?:${Object.keys(ownNames).join('|')})\\}`);
const text = (value: string): PhrasingContent => ({ type: 'text', value });

function factText(name: string | undefined, locale: Locale): string {
  if (!name) throw new Error('<Fact> needs a name, e.g. <Fact name="accounts-per-phone" />');
  if (isClaim(facts, name)) throw new Error(`"${name}" is a vendor claim; it may not be in running text`);
  return formatFact(facts, name, locale);
}

/** A label of the program, with the way to it. */
function label(attributes: Attributes, locale: Locale): PhrasingContent[] {
  const named = names.get(attributes.get('name') ?? '');
  const labels = named ? uiLabels(named, attributes, locale, (value) => fillVerbatim(value, locale)) : [];
  return labels.flatMap((one, index): PhrasingContent[] => [
    ...(index > 0 ? [text(' › ')] : []),
    { type: 'strong', data: { hProperties: { class: 'ui-label' } }, children: [text(one)] },
  ]);
}

/** The words of a component that is one; nothing for any other. */
export function wordsFor(node: Readonly<Jsx>, locale: Locale): PhrasingContent[] | undefined {
  const attributes = attributesOf(node);
  const { appName, supportEmail } = site.brand;
  switch (node.name) {
    case 'Brand':
      return [text(appName)];
    case 'Product':
      return [text(fillNames(`{${attributes.get('name')}}`, ownNames))];
    case 'SupportEmail':
      return [{ type: 'link', url: `mailto:${supportEmail}`, children: [text(supportEmail)] }];
    case 'Fact':
      return [text(factText(attributes.get('name'), locale))];
    case 'Ui':
      return label(attributes, locale);
    case 'Message': {
      const message = registry.messages.get(attributes.get('id') ?? '');
      return message && [{ type: 'inlineCode', value: fillVerbatim(messageText(message, locale), locale) }];
    }
    default:
      return undefined;
  }
}

/** `<Brand />`, `<Fact />`, `<Ui />` … become words before rendering: headings, feeds and the search index have them. */
export const words: MdastPluginEntry = ({ fileURL }) => {
  if (!fileURL) return null;
  const file = fileURLToPath(fileURL);
  const locale = localeOfFile(file);
  type Context = Parameters<NonNullable<ReturnType<typeof defineMdastPlugin>['heading']>>[1];
  const jsx = (node: Readonly<Jsx>, ctx: Context): void => {
    const complaint = complaintAbout(node.name ?? '', attributesOf(node), currentProgram);
    if (complaint) throw new Error(`${file}:${node.position?.start.line}: ${complaint.what}; ${complaint.fix}`);
    const value = wordsFor(node, locale);
    if (value)
      ctx.replaceNode(node, node.type === 'mdxJsxFlowElement' ? { type: 'paragraph', children: value } : value);
  };
  const fillCode = (node: Readonly<{ value: string }> & Parameters<Context['setProperty']>[0], ctx: Context): void => {
    if (ownName.test(node.value)) ctx.setProperty(node, 'value', fillVerbatim(node.value, locale));
  };
  return defineMdastPlugin({
    name: 'words',
    mdxJsxTextElement: jsx,
    mdxJsxFlowElement: jsx,
    code: fillCode,
    inlineCode: fillCode,
  });
};
