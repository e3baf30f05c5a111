/** A component in MDX, with its content. The build and the checker each create it from their own tree. */
export interface Block {
  name: string;
  /** `undefined` for a value that is not a plain text in quotes. */
  attributes: ReadonlyMap<string, string | undefined>;
  line: number;
  /** Kinds of its direct children: names of components, or Markdown types such as `list`. */
  children: string[];
  orderedList: boolean;
  /** The components in it. */
  inside: Block[];
}

export interface Complaint {
  line: number;
  what: string;
  fix: string;
}

/** The required parent of each. */
const parents: Record<string, { parent: string; example: string }> = {
  Question: { parent: 'DecisionTree', example: '<DecisionTree> … </DecisionTree>' },
  Option: { parent: 'Question', example: '<Question id="…" ask="…"> … </Question>' },
  Moment: { parent: 'Timeline', example: '<Timeline> … </Timeline>' },
  Tab: { parent: 'Tabs', example: '<Tabs group="os"> … </Tabs>' },
};

/** The only children allowed in each. */
const parts: Record<string, { part: string; least: number; example: string }> = {
  DecisionTree: { part: 'Question', least: 1, example: '<Question id="…" ask="…"> … </Question>' },
  Question: { part: 'Option', least: 2, example: '<Option answer="…"> … </Option>' },
  Timeline: { part: 'Moment', least: 2, example: '<Moment at="08:30" title="…"> … </Moment>' },
  Tabs: { part: 'Tab', least: 2, example: '<Tab id="windows" label="Windows"> … </Tab>' },
};

/** Errors in the steps, tabs, checklists, decision trees and timelines of a text. `headings`: the lines of their ids. */
export function listComplaints(blocks: Block[], headings: ReadonlyMap<string, number>): Complaint[] {
  return [...blocks.flatMap((block) => shapeOf(block, undefined)), ...repeatedIds(blocks, headings)];
}

function shapeOf(block: Block, parent: string | undefined): Complaint[] {
  const { name, line, inside } = block;
  const complaints: Complaint[] = [];
  const wanted = parents[name];
  if (wanted && parent !== wanted.parent)
    complaints.push({ line, what: `<${name}> is outside <${wanted.parent}>`, fix: `wrap it: ${wanted.example}` });
  if (name === 'Checklist' || name === 'Steps') complaints.push(...listShape(block));
  if (name === 'Option') complaints.push(...optionShape(block));
  complaints.push(...wholeShape(block));
  if (name === 'DecisionTree') complaints.push(...treeShape(block));
  return [...complaints, ...inside.flatMap((each) => shapeOf(each, name))];
}

function listShape({ name, line, children, orderedList }: Block): Complaint[] {
  const isNumbered = name === 'Steps';
  if (children.length === 1 && children[0] === 'list' && orderedList === isNumbered) return [];
  const [kind, list] = isNumbered ? ['numbered list', '1. 2. 3.'] : ['list', '"- …"'];
  const fix = `put only the list ${list} inside, with an empty line after <${name}> and before </${name}>`;
  return [{ line, what: `<${name}> holds something other than one ${kind}`, fix }];
}

function wholeShape({ name, line, children }: Block): Complaint[] {
  const whole = parts[name];
  if (!whole) return [];
  const { part, least, example } = whole;
  const found = children.filter((child) => child === part).length;
  if (found >= least && found === children.length) return [];
  const count = least === 1 ? `a <${part}>` : `at least two <${part}>`;
  return [{ line, what: `<${name}> needs ${count} and nothing else inside`, fix: `write ${example} for each` }];
}

function optionShape({ line, attributes, children }: Block): Complaint[] {
  const answer = attributes.get('answer') ?? '…';
  const next = attributes.get('next');
  const complaint = (what: string, fix: string): Complaint[] => [{ line, what: `the answer "${answer}" ${what}`, fix }];
  if (next && children.length > 0)
    return complaint(
      `has a text and leads to question "${next}"`,
      'keep one: the text says what to do, next="…" asks on',
    );
  if (!next && children.length === 0)
    return complaint('leads nowhere', 'write what to do inside it, or next="…" with the id of another question');
  if (children.includes('text'))
    return complaint(
      'has its text on the line of its tag',
      'put an empty line after the opening tag and before </Option>',
    );
  return [];
}

const textOf = ({ attributes }: Block, name: string): string => attributes.get(name) ?? '';

export const questionsIn = (tree: Block): Block[] => tree.inside.filter(({ name }) => name === 'Question');
export const optionsIn = (question: Block): Block[] => question.inside.filter(({ name }) => name === 'Option');

/** Every answer leads to a question of its tree, and every question can be reached from the first. */
function treeShape(tree: Block): Complaint[] {
  const questions = new Map(questionsIn(tree).map((question) => [textOf(question, 'id'), question]));
  const ids = [...questions.keys()];
  const [first] = questions.values();
  const reached = new Set<Block>();
  const reach = (question: Block | undefined): void => {
    if (!question || reached.has(question)) return;
    reached.add(question);
    for (const option of optionsIn(question)) reach(questions.get(textOf(option, 'next')));
  };
  reach(first);
  const lost = [...questions.values()]
    .flatMap(optionsIn)
    .filter((option) => textOf(option, 'next') !== '' && !questions.has(textOf(option, 'next')))
    .map((option) => ({
      line: option.line,
      what: `next="${textOf(option, 'next')}" names no question of this tree`,
      fix: `use one of ${ids.join(', ')}`,
    }));
  const unreachable = questionsIn(tree)
    .filter((question) => !reached.has(question) && questions.get(textOf(question, 'id')) === question)
    .map((question) => ({
      line: question.line,
      what: `no answer leads to the question "${textOf(question, 'id')}"`,
      fix: `write next="${textOf(question, 'id')}" in an <Option>, or remove the question`,
    }));
  return [...lost, ...unreachable];
}

/** Ids of headings and questions are addresses on the page; that of a checklist is the storage key of its ticks. */
function repeatedIds(blocks: Block[], headings: ReadonlyMap<string, number>): Complaint[] {
  const seen = { Question: new Map(headings), Checklist: new Map<string, number>() };
  const complaints: Complaint[] = [];
  const look = (block: Block): void => {
    const { name, line, inside } = block;
    const others = name === 'Checklist' || name === 'Question' ? seen[name] : undefined;
    const id = others ? textOf(block, 'id') : '';
    const taken = others?.get(id);
    if (id && !/^[a-z][a-z0-9-]*$/.test(id))
      complaints.push({
        line,
        what: `<${name} id="${id}"> is no address`,
        fix: 'use a letter, then lower-case letters, digits and hyphens, the same in all languages',
      });
    else if (id && taken !== undefined)
      complaints.push({
        line,
        what: `the id "${id}" is already used on line ${taken}`,
        fix:
          name === 'Question'
            ? 'give headings and questions ids of their own, the same in all languages'
            : 'give each checklist an id of its own, the same in all languages',
      });
    else if (id) others?.set(id, line);
    for (const each of inside) look(each);
  };
  for (const block of blocks) look(block);
  return complaints;
}
