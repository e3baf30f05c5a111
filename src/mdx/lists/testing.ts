import type { Block } from './rules.ts';

interface Parts extends Partial<Omit<Block, 'attributes' | 'name'>> {
  attributes?: Record<string, string>;
}

/** Blocks for unit tests, as the writing tools would make them. */
export const block = (name: string, { attributes = {}, ...rest }: Parts = {}): Block => ({
  name,
  line: 1,
  orderedList: false,
  inside: [],
  children: (rest.inside ?? []).map((each) => each.name),
  ...rest,
  attributes: new Map(Object.entries(attributes)),
});

/** An answer that leads to a question, or one with a text. */
export const option = (next?: string): Block =>
  next ? block('Option', { attributes: { next } }) : block('Option', { children: ['paragraph'] });

export const question = (id: string, ...inside: Block[]): Block =>
  block('Question', { attributes: { id, ask: `${id}?` }, inside });

export const tree = (...inside: Block[]): Block => block('DecisionTree', { inside });
