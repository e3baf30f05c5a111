import { isClaim } from '../../src/lib/facts.ts';
import { partNames, productKeys } from '../../src/lib/parts.ts';
import { listComplaints } from '../../src/mdx/lists/rules.ts';
import { topics } from '../../src/mdx/topics.ts';
import { complaintAbout } from '../../src/program/uses.ts';
import { diagnosisNames } from '../../src/tools/diagnosis/schema.ts';
import { calloutKinds } from '../../src/ui/callout-kinds.ts';
import { calculatorsIn } from './calculators.ts';
import type { Content } from './content.ts';
import type { RawFinding } from './finding.ts';
import type { Element, Page } from './page.ts';

/** What may be written in an attribute: any text, one of a list, or nothing: it is there or not. */
type Values = 'any' | 'flag' | readonly string[];

interface Component {
  required?: Record<string, Values>;
  optional?: Record<string, Values>;
  /** Stands alone with an empty line before and after, or in the middle of a sentence. */
  place: 'block' | 'inline';
}

const conditions = partNames.flatMap((name) => [name, `no ${name}`]);

/** The writing tools of CONTRIBUTING.md. The names of drawings come from content/en/drawings.json. */
export const components: Record<string, Component> = {
  Brand: { place: 'inline' },
  Product: { place: 'inline', required: { name: productKeys } },
  Needs: { place: 'block', required: { part: conditions } },
  SupportEmail: { place: 'inline' },
  Fact: { place: 'inline', required: { name: 'any' } },
  kbd: { place: 'inline' },
  Callout: { place: 'block', required: { kind: calloutKinds }, optional: { title: 'any' } },
  UseResponsibly: { place: 'block', required: { topic: Object.keys(topics) } },
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

type Report = (line: number, what: string, fix: string, unbuildable?: boolean) => void;

/** Only known components, with known attributes; automation pages carry the shared box. */
export function checkComponents(content: Content): RawFinding[] {
  const calculators = calculatorsIn(content).map(({ name }) => name);
  return content.pages.flatMap((page) => {
    const findings: RawFinding[] = [];
    const report: Report = (line, what, fix, unbuildable) =>
      findings.push({ rule: 'components', file: page.file, line, what, fix, unbuildable });
    if (page.syntaxError) {
      const { line, message } = page.syntaxError;
      report(line, message, 'in MDX a bare { or < is code: put it into backticks, and close every component', true);
    }
    for (const element of page.elements) {
      const { program, drawings, facts } = content;
      checkElement(element, { drawings, facts, calculators }, report);
      const complaint = program && complaintAbout(element.name, element.attributes, program);
      if (complaint) report(element.line, complaint.what, complaint.fix);
    }
    const ids = new Map(page.headings.flatMap(({ id, line }) => (id ? [[id, line] as const] : [])));
    const outermost = page.elements.filter(({ parent }) => parent === undefined);
    for (const { line, what, fix } of listComplaints(outermost, ids)) report(line, what, fix, true);
    for (const script of page.scripts) checkScript(script, report);
    checkAutomation(page, report);
    return findings;
  });
}

function checkElement(
  element: Element,
  { drawings, facts, calculators }: Pick<Content, 'drawings' | 'facts'> & { calculators: string[] },
  report: Report,
): void {
  const { name, attributes, line, block } = element;
  const component = Object.hasOwn(components, name) ? components[name] : undefined;
  if (!component) {
    report(
      line,
      `unknown component <${name}>`,
      `use one of ${Object.keys(components).join(', ')}, or put \`<${name}>\` into backticks`,
      true,
    );
    return;
  }
  const { required = {}, optional = {} } = component;
  const known = { ...required, ...optional };
  for (const [attribute, value] of attributes) {
    const values = known[attribute];
    if (!values) {
      const names = Object.keys(known);
      report(
        line,
        `<${name}> has no attribute "${attribute}"`,
        names.length > 0 ? `known: ${names.join(', ')}` : `write <${name} />`,
      );
    } else if (values === 'flag') {
      if (value !== undefined) report(line, `<${name} ${attribute}="${value}">`, `write ${attribute} alone`);
    } else if (!value)
      report(line, `<${name} ${attribute}> has no text`, `write ${attribute}="…" with a text in double quotes`);
    else if (values !== 'any' && !values.includes(value)) {
      report(line, `<${name} ${attribute}="${value}">: not a known value`, `use one of ${values.join(', ')}`);
    }
  }
  for (const attribute of Object.keys(required)) {
    if (!attributes.has(attribute)) report(line, `<${name}> has no "${attribute}"`, `write <${name} ${attribute}="…">`);
  }
  if (component.place === 'block' && !block) {
    report(
      line,
      `<${name}> stands in the middle of a text`,
      'give it a line of its own, with an empty line before and after',
    );
  }
  const target = attributes.get('name');
  if (name === 'Drawing' && drawings && target && !drawings.has(target)) {
    report(line, `unknown drawing "${target}"`, `use one of ${[...drawings].join(', ')}`, true);
  }
  // A site of the tests has those of the repository.
  if (name === 'Calculator' && calculators.length > 0 && target && !calculators.includes(target)) {
    report(line, `unknown calculator "${target}"`, `use one of ${calculators.join(', ')}`, true);
  }
  if (name === 'Fact' && facts && target) checkFact(target, facts, line, report);
  checkShape(element, report);
}

function checkFact(name: string, facts: NonNullable<Content['facts']>, line: number, report: Report): void {
  if (!Object.hasOwn(facts, name)) {
    report(
      line,
      `unknown fact "${name}"`,
      `use a name of content/data/facts.yaml: ${Object.keys(facts).join(', ')}`,
      true,
    );
  } else if (isClaim(facts, name)) {
    report(
      line,
      `"${name}" is a vendor claim`,
      'claims stand only on the home page with their footnote; take it out of the text',
      true,
    );
  }
}

function checkShape({ name, line, parent, children, orderedList, attributes }: Element, report: Report): void {
  if (name === 'Steps' && !(children.length === 1 && orderedList)) {
    report(
      line,
      '<Steps> holds something other than one numbered list',
      'put only the list 1. 2. 3. inside, with an empty line after <Steps> and before </Steps>',
    );
  }
  if (name === 'Tab' && parent?.name !== 'Tabs')
    report(line, '<Tab> stands outside <Tabs>', 'wrap it: <Tabs group="os"> … </Tabs>');
  if (name !== 'Tabs') return;
  const tabs = children.filter((child) => child === 'Tab').length;
  if (tabs < 2 || tabs !== children.length) {
    report(
      line,
      '<Tabs> needs at least two <Tab> and nothing else inside',
      'write <Tab id="windows" label="Windows"> … </Tab> for each choice',
    );
  }
  if (attributes.get('group') === 'os' && tabs > 2)
    report(line, 'the group "os" has Windows and macOS only', 'use another group name for other choices');
}

function checkScript({ value, line }: { value: string; line: number }, report: Report): void {
  const text = value.trim();
  if (text === 'brand') report(line, '{brand} is for front matter, YAML and code', 'write <Brand />');
  else if (productKeys.some((key) => key === text))
    report(line, `{${text}} is for front matter, YAML and code`, `write <Product name="${text}" />`);
  else if (/^(import|export)\b/.test(text))
    report(line, `"${text.split('\n')[0]}" is code`, 'remove it: the writing tools need no import');
  else if (/^\/\*/.test(text))
    report(
      line,
      `a comment {${text}} that is no heading id`,
      'remove it, or put it at the end of a heading as its id: a letter, then letters, digits and hyphens',
    );
  else report(line, `{${text}} is code in MDX`, `put it into backticks: \`{${text}}\``);
}

/** Pages that describe automation: every page of the scripts. */
const isAutomation = ({ collection, slug }: Page): boolean =>
  collection === 'docs' && slug.startsWith('tutorial-scripts/');

function checkAutomation(page: Page, report: Report): void {
  if (!isAutomation(page) || page.syntaxError) return;
  if (page.elements.some(({ name }) => name === 'UseResponsibly')) return;
  report(1, 'a page on automation without <UseResponsibly>', 'write <UseResponsibly topic="…" /> right after the lead');
}
