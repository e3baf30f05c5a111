import { type Block, optionsIn, questionsIn } from './rules.ts';

export interface PlacedHeading {
  depth: number;
  id: string | undefined;
  line: number;
}

/** The attributes of each list that depend on its place in the text. */
type ListAttributes = Map<Block, Record<string, string>>;

/** A question that leads here, e.g. `1=who-sees-it`. */
const reference = (number: number, id: string): string => `${number}=${id}`;

export const referencesIn = (text: string): Array<{ number: string; id: string }> =>
  text
    .split(' ')
    .filter(Boolean)
    .map((pair) => ({ number: pair.slice(0, pair.indexOf('=')), id: pair.slice(pair.indexOf('=') + 1) }));

/**
 * Numbers the questions of every tree, tells answers which question they lead to and questions which lead to them;
 * gives headings inside the lists the level below the heading above them, and checklists its id as their name.
 */
export function planLists(blocks: Block[], headings: PlacedHeading[]): ListAttributes {
  const planned: ListAttributes = new Map();
  const above = ({ line }: Block): PlacedHeading | undefined => headings.findLast((heading) => heading.line < line);
  const level = (block: Block): string => String(Math.min((above(block)?.depth ?? 1) + 1, 6));
  const plan = (block: Block): void => {
    if (block.name === 'Checklist') planned.set(block, { labelledBy: above(block)?.id ?? '' });
    if (block.name === 'Timeline') for (const moment of block.inside) planned.set(moment, { level: level(block) });
    if (block.name === 'DecisionTree') planTree(block, level(block), planned);
    for (const each of block.inside) plan(each);
  };
  for (const block of blocks) plan(block);
  return planned;
}

function planTree(tree: Block, level: string, planned: ListAttributes): void {
  const questions = questionsIn(tree);
  const numbers = new Map(questions.map(({ attributes }, index) => [attributes.get('id') ?? '', index + 1]));
  for (const [index, question] of questions.entries()) {
    const id = question.attributes.get('id') ?? '';
    // The way back up; a later question may lead here, too.
    const from = questions
      .slice(0, index)
      .flatMap((other, place) =>
        optionsIn(other).some(({ attributes }) => attributes.get('next') === id)
          ? [reference(place + 1, other.attributes.get('id') ?? '')]
          : [],
      );
    planned.set(question, { level, number: String(index + 1), from: from.join(' ') });
    for (const option of optionsIn(question)) {
      const next = option.attributes.get('next');
      const number = next === undefined ? undefined : numbers.get(next);
      const target = number === undefined ? undefined : questions[number - 1];
      if (target) planned.set(option, { nextNumber: String(number), nextAsk: target.attributes.get('ask') ?? '' });
    }
  }
}
