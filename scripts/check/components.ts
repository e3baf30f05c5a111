import { defaultLocale } from '../../src/i18n/locales.ts';
import { isClaim } from '../../src/lib/facts.ts';
import { partNames, productKeys } from '../../src/lib/parts.ts';
import { listComplaints } from '../../src/mdx/lists/rules.ts';
import { topics } from '../../src/mdx/topics.ts';
import { complaintAbout } from '../../src/program/uses.ts';
import { diagnosisNames } from '../../src/tools/diagnosis/schema.ts';
import { calloutKinds } from '../../src/ui/callout-kinds.ts';
import type { Content } from './content.ts';
import { allFound, type Finding, found } from './finding.ts';
import type { Element } from './page.ts';
import { calculatorsIn } from './tools.ts';

/** What may be written in an attribute: any text, one of a list, or nothing: it is there or not. */
type Values = 'any' | 'flag' | readonly string[];

interface Component {
  required?: Record<string, Values>;
  optional?: Record<string, Values>;
  /** A block with an empty line before and after, or inline in a sentence. */
  place: 'block' | 'inline';
}

const conditions = partNames.flatMap((name) => [name, `no ${name}`]);

/** The writing tools of content/README.md. The names of drawings come from content/en/drawings.json. */
export const components: Record<string, Component> = {
  Brand: { place: 'inline' },
  Product: { place: 'inline', required: { name: productKeys } },
  Needs: { place: 'block', required: { part: conditions } },
  SupportEmail: { place: 'inline' },
  Fact: { place: 'inline', required: { name: 'any' } },
  kbd: { place: 'inline' },
  Callout: { place: 'block', required: { kind: calloutKinds }, optional: { title: 'any' } },
  OwnerNote: { place: 'block', required: { about: ['company', 'logs', 'payment'] } },
  UseResponsibly: { place: 'block', optional: { topic: Object.keys(topics) } },
  Steps: { place: 'block' },
  Tabs: { place: 'block', required: { group: 'any' } },
  Tab: { place: 'block', required: { id: 'any', label: 'any' } },
  Checklist: { place: 'block', required: { id: 'any' } },
  DecisionTree: { place: 'block' },
  Question: { place: 'block', required: { id: 'any', ask: 'any' } },
  Option: { place: 'block', required: { answer: 'any' }, optional: { next: 'any' } },
  FactsCard: { place: 'block' },
  Timeline: { place: 'block' },
  Moment: { place: 'block', required: { at: 'any', title: 'any' } },
  Drawing: { place: 'block', required: { name: 'any' } },
  Video: { place: 'block', required: { src: 'any', title: 'any', captions: 'any' } },
  CaptionLab: { place: 'block' },
  FarmPlanner: { place: 'block' },
  Calculator: { place: 'block', required: { name: 'any' } },
  Diagnosis: { place: 'block', required: { name: diagnosisNames } },
  Ui: { place: 'inline', required: { name: 'any' }, optional: { path: 'flag' } },
  Message: { place: 'inline', required: { id: 'any' } },
  MessageTable: { place: 'block', optional: { ids: 'any', group: 'any' } },
  ProgramDialog: { place: 'block', required: { name: 'any' }, optional: { show: 'any', tab: 'any', part: 'any' } },
  ProgramWindow: { place: 'block', required: { part: 'any' }, optional: { tab: 'any' } },
  SettingsTable: { place: 'block', optional: { dialog: 'any', window: 'any', tab: 'any', part: 'any' } },
  TaskStates: { place: 'block' },
  FileFormat: { place: 'block', required: { id: 'any' } },
  WindowMap: { place: 'block' },
};

type Said = [what: string, fix: string, unbuildable?: boolean];

/** Only known components, with known attributes; automation pages carry the shared box. */
export function checkComponents(content: Content): Finding[] {
  const named = namesIn(content);
  return content.pages.flatMap((page) => {
    const { elements, headings, scripts, syntaxError, collection, slug } = page;
    const at = (line: number, ...[what, fix, unbuildable]: Said): Finding =>
      found('components', page, line, what, fix, { unbuildable });
    const ids = new Map(headings.flatMap(({ id, line }) => (id ? [[id, line] as const] : [])));
    const outermost = elements.filter(({ parent }) => parent === undefined);
    const isAutomation = collection === 'docs' && /^tutorial-scripts\/(?!index$)/.test(slug) && !syntaxError;
    const hasBox = elements.some(({ name }) => name === 'UseResponsibly');
    const mdx = 'in MDX a bare { or < is code: put it into backticks, and close every component';
    const box = 'write <UseResponsibly /> right after the lead, with topic="…" if the script reaches other people';
    return [
      ...(syntaxError ? [at(syntaxError.line, syntaxError.message, mdx, true)] : []),
      ...elements.flatMap((element) => elementSaid(element, content, named).map((said) => at(element.line, ...said))),
      ...allFound('components', page, listComplaints(outermost, ids), { unbuildable: true }),
      ...scripts.map(({ line, value }) => at(line, ...scriptSaid(value.trim()))),
      ...(isAutomation && !hasBox ? [at(1, 'a page on automation without <UseResponsibly>', box)] : []),
    ];
  });
}

/** What components name, by component; undefined where it is not known. */
type Named = Readonly<Record<string, Set<string> | undefined>>;

/** A site of the tests has the calculators of the repository. */
function namesIn({ data, names: { facts } }: Content): Named {
  const drawings = data.find(({ name }) => name === `${defaultLocale}/drawings.json`)?.data;
  const calculators = calculatorsIn({ data }).map(({ name }) => name);
  return {
    Drawing: drawings ? new Set(Object.keys(drawings)) : undefined,
    Calculator: calculators.length > 0 ? new Set(calculators) : undefined,
    Fact: facts && new Set(Object.keys(facts)),
  };
}

function elementSaid(element: Element, content: Content, named: Named): Said[] {
  const { name, attributes, block } = element;
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  if (!component) {
    const fix = `use one of ${Object.keys(components).join(', ')}, or put \`<${name}>\` into backticks`;
    return [[`unknown component <${name}>`, fix, true]];
  }
  const known = { ...component.required, ...component.optional };
  const wrong = [...attributes].flatMap(([attribute, value]) => attributeSaid(name, attribute, value, known));
  const lacking = Object.keys(component.required ?? {})
    .filter((attribute) => !attributes.has(attribute))
    .map((attribute): Said => [`<${name}> has no "${attribute}"`, `write <${name} ${attribute}="…">`]);
  const misplaced: Said[] =
    component.place === 'block' && !block
      ? [[`<${name}> is in the middle of a text`, 'give it a line of its own, with an empty line before and after']]
      : [];
  const tabs = element.inside.filter((each) => each.name === 'Tab').length;
  const isCrowded = name === 'Tabs' && attributes.get('group') === 'os' && tabs > 2;
  const crowded: Said = ['the group "os" has Windows and macOS only', 'use another group name for other choices'];
  const complaint = content.names.program && complaintAbout(name, attributes, content.names.program);
  return [
    ...wrong,
    ...lacking,
    ...misplaced,
    ...referenceSaid(name, attributes.get('name') ?? '', content, named),
    ...(isCrowded ? [crowded] : []),
    ...(complaint ? [[complaint.what, complaint.fix] satisfies Said] : []),
  ];
}

function attributeSaid(name: string, attribute: string, value = '', known: Record<string, Values>): Said[] {
  const values = known[attribute];
  const names = Object.keys(known).join(', ');
  if (!values) return [[`<${name}> has no attribute "${attribute}"`, names ? `known: ${names}` : `write <${name} />`]];
  if (values === 'flag') return value ? [[`<${name} ${attribute}="${value}">`, `write ${attribute} alone`]] : [];
  if (!value) return [[`<${name} ${attribute}> has no text`, `write ${attribute}="…" with a text in double quotes`]];
  if (values === 'any' || values.includes(value)) return [];
  return [[`<${name} ${attribute}="${value}">: not a known value`, `use one of ${values.join(', ')}`]];
}

/** What is named is there. */
function referenceSaid(component: string, name: string, { names: { facts } }: Content, named: Named): Said[] {
  const known = named[component];
  if (!known || !name) return [];
  const where = component === 'Fact' ? 'a name of content/data/facts.yaml:' : 'one of';
  if (!known.has(name))
    return [[`unknown ${component.toLowerCase()} "${name}"`, `use ${where} ${[...known].join(', ')}`, true]];
  if (component !== 'Fact' || !facts || !isClaim(facts, name)) return [];
  const fix = 'claims are only allowed on the home page with their footnote; take it out of the text';
  return [[`"${name}" is a vendor claim`, fix, true]];
}

function scriptSaid(text: string): Said {
  const product = productKeys.find((key) => key === text);
  if (text === 'brand') return ['{brand} is for front matter, YAML and code', 'write <Brand />'];
  if (product) return [`{${text}} is for front matter, YAML and code`, `write <Product name="${text}" />`];
  if (/^(import|export)\b/.test(text))
    return [`"${text.split('\n')[0]}" is code`, 'remove it: the writing tools need no import'];
  if (!text.startsWith('/*')) return [`{${text}} is code in MDX`, `put it into backticks: \`{${text}}\``];
  const fix = 'remove it, or put it at the end of a heading as its id: a letter, then letters, digits and hyphens';
  return [`a comment {${text}} that is no heading id`, fix];
}
