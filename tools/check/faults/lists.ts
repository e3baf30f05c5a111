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
      name: 'a checklist with a sentence before its list',
      change: append(checklist('Do this:\n\n- One.')),
      at: '<Checklist',
      what: /something other than one list/,
      fix: /only the list/,
    },
    {
      name: 'an id with a space',
      change: append(checklist('- One.', 'the round')),
      at: '<Checklist',
      what: /id="the round"> is no address/,
      fix: /lower-case letters/,
    },
    {
      name: 'the id of a checklist twice',
      change: append(`${checklist('- One.')}\n\nText.\n\n${checklist('- Two.')}`),
      at: '<Checklist',
      what: /the id "round" is already used on line/,
      fix: /an id of its own/,
    },
    {
      name: 'the id of a heading given to a question',
      change: append(tree(question('why', option('Yes'), option('No')))),
      at: '<Question id="why"',
      what: /the id "why" is already used on line/,
      fix: /ids of their own/,
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
      name: 'an answer that leads to a question of another tree',
      change: append(`${tree(decided)}\n\nText.\n\n${tree(question('one', option('Yes', 'decided'), option('No')))}`),
      at: 'next="decided"',
      what: /names no question of this tree/,
      fix: /use one of one/,
    },
    {
      name: 'an answer with a text and a question',
      change: append(
        tree(question('one', '<Option answer="Yes" next="decided">\n\nText.\n\n</Option>', option('No')), decided),
      ),
      at: '<Option answer="Yes"',
      what: /"Yes" has a text and leads to question "decided"/,
      fix: /keep one/,
    },
    {
      name: 'an answer with neither',
      change: append(tree(question('one', '<Option answer="Yes" />', option('No')))),
      at: '<Option answer="Yes"',
      what: /"Yes" leads nowhere/,
      fix: /next="…"/,
    },
    {
      name: 'an outcome on the line of its tag',
      change: append(tree(question('one', '<Option answer="Yes">Do it.</Option>', option('No')))),
      at: '<Option answer="Yes"',
      what: /text on the line of its tag/,
      fix: /empty line/,
    },
    {
      name: 'a question no answer leads to',
      change: append(tree(question('one', option('Yes'), option('No')), decided)),
      at: '<Question id="decided"',
      what: /no answer leads to the question "decided"/,
      fix: /next="decided"/,
    },
    {
      name: 'a question with one answer',
      change: append(tree(question('one', option('Yes')))),
      at: '<Question',
      what: /at least 2 <Option>/,
      fix: /<Option answer="…">/,
    },
    {
      name: 'a decision tree with a text between its questions',
      change: append(tree(question('one', option('Yes', 'decided'), option('No')), '\nAnd now:\n', decided)),
      at: '<DecisionTree>',
      what: /<DecisionTree> needs a <Question> and nothing else/,
      fix: /<Question id="…" ask="…">/,
    },
    {
      name: 'a question outside a tree',
      change: append(decided),
      at: '<Question',
      what: /<Question> stands outside <DecisionTree>/,
      fix: /<DecisionTree> … <\/DecisionTree>/,
    },
    {
      name: 'an answer outside a question',
      change: append(option('Yes')),
      at: '<Option',
      what: /<Option> stands outside <Question>/,
      fix: /wrap it/,
    },
    {
      name: 'a moment outside a time line',
      change: append(moment),
      at: '<Moment',
      what: /<Moment> stands outside <Timeline>/,
      fix: /<Timeline> … <\/Timeline>/,
    },
    {
      name: 'a time line of one moment',
      change: append(`<Timeline>\n${moment}\n</Timeline>`),
      at: '<Timeline>',
      what: /at least 2 <Moment>/,
      fix: /<Moment at="08:30"/,
    },
    {
      name: 'a moment without its time',
      change: append(`<Timeline>\n${moment}\n${moment.replace('at="08:30" ', '')}\n</Timeline>`),
      at: '<Moment title',
      what: /<Moment> has no "at"/,
      fix: /<Moment at="…">/,
    },
    {
      name: 'a question with an exclamation mark',
      rule: 'typography',
      change: append(tree(decided.replace('Is it so?', 'Is it so!'))),
      at: '<Question',
      what: /exclamation mark/,
      fix: /period/,
    },
    {
      name: 'an answer with an exclamation mark',
      rule: 'typography',
      change: append(tree(question('one', option('Yes!'), option('No')))),
      at: '<Option answer="Yes!"',
      what: /exclamation mark/,
      fix: /period/,
    },
    {
      name: 'a link to a question that is not there',
      rule: 'links',
      change: append(`${tree(decided)}\n\nSee [the question](#decide).`),
      at: '#decide)',
      what: /no heading with the id "decide"/,
      fix: /decided/,
    },
  ]),
  ...inFile(introRu, 'components', [
    {
      name: 'a checklist with fewer points than its source',
      change: append(checklist('- Раз.')),
      also: {
        'content/docs/en/intro.mdx': append(checklist('- One.\n- Two.')),
        'content/docs/zh-Hans/intro.mdx': append(checklist('- 一。\n- 二。')),
      },
      at: '<Checklist',
      what: /with 1 point, where content\/docs\/en\/intro\.mdx:\d+ has <Checklist id="round"> with 2 points/,
      fix: /in all languages/,
    },
    {
      name: 'a question its source does not have',
      change: append(tree(decided)),
      at: '<Question',
      what: /<Question id="decided"> does not exist in content\/docs\/en\/intro\.mdx/,
      fix: /the same checklists, questions and answers/,
    },
  ]),
];
