import { append, type Fault, inFile, introRu, post } from './fault.ts';

const checklist = (inside: string, id = 'round'): string => `<Checklist id="${id}">\n\n${inside}\n\n</Checklist>`;
const option = (answer: string, next?: string): string =>
  next
    ? `<Option answer="${answer}" next="${next}" />`
    : `<Option answer="${answer}">\n\nDo what the manual says.\n\n</Option>`;
const question = (id: string, ...options: string[]): string =>
  `<Question id="${id}" ask="Is it so?">\n${options.join('\n')}\n</Question>`;
const tree = (...questions: string[]): string => `<DecisionTree>\n${questions.join('\n')}\n</DecisionTree>`;
const moment = '<Moment at="08:30" title="Begin">\n\nText.\n\n</Moment>';
const decided = question('decided', option('Yes'), option('No'));

/** Lists that are more than lists. */
export const lists: Fault[] = [
  ...inFile(post, 'components', [
    {
      name: 'a checklist without id',
      change: append('<Checklist>\n\n- One.\n\n</Checklist>'),
      at: '<Checklist>',
      what: /<Checklist> has no "id"/,
      fix: /<Checklist id="…">/,
    },
    {
      name: 'a checklist with a numbered list',
      change: append(checklist('1. One.\n2. Two.')),
      at: '<Checklist',
      what: /something other than one list/,
      fix: /only the list/,
    },
    {
      name: 'the id of a checklist twice',
      change: append(`${checklist('- One.')}\n\nText.\n\n${checklist('- Two.')}`),
      at: '<Checklist',
      what: /the id "round" is already used on line/,
      fix: /an id of its own/,
    },
    {
      name: 'a question twice',
      change: append(
        tree(
          question('one', option('Yes', 'two'), option('No')),
          question('two', option('Yes'), option('No')),
          question('two', option('Yes'), option('No')),
        ),
      ),
      at: '<Question id="two"',
      what: /the id "two" is already used/,
      fix: /ids of their own/,
    },
    {
      name: 'an answer that leads to no question',
      change: append(tree(question('one', option('Yes', 'nowhere'), option('No')))),
      at: 'next="nowhere"',
      what: /next="nowhere" names no question of this tree/,
      fix: /use one of one/,
    },
    {
      name: 'an answer with neither',
      change: append(tree(question('one', '<Option answer="Yes" />', option('No')))),
      at: '<Option answer="Yes"',
      what: /"Yes" leads nowhere/,
      fix: /next="…"/,
    },
    {
      name: 'a question no answer leads to',
      change: append(tree(question('one', option('Yes'), option('No')), decided)),
      at: '<Question id="decided"',
      what: /no answer leads to the question "decided"/,
      fix: /next="decided"/,
    },
    {
      name: 'a question outside a tree',
      change: append(decided),
      at: '<Question',
      what: /<Question> stands outside <DecisionTree>/,
      fix: /<DecisionTree> … <\/DecisionTree>/,
    },
    {
      name: 'a moment without its time',
      change: append(`<Timeline>\n${moment}\n${moment.replace('at="08:30" ', '')}\n</Timeline>`),
      at: '<Moment title',
      what: /<Moment> has no "at"/,
      fix: /<Moment at="…">/,
    },
  ]),
  ...inFile(introRu, 'components', [
    {
      name: 'a checklist with fewer points than its source',
      change: append(checklist('- Раз.')),
      also: {
        'content/en/docs/intro.mdx': append(checklist('- One.\n- Two.')),
        'content/zh-Hans/docs/intro.mdx': append(checklist('- 一。\n- 二。')),
      },
      at: '<Checklist',
      what: /with 1 point, where content\/en\/docs\/intro\.mdx:\d+ has <Checklist id="round"> with 2 points/,
      fix: /in all languages/,
    },
  ]),
];
