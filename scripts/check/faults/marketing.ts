import { type Fault, inFile, rewrite } from './fault.ts';

/** The data of home, product and download pages. What is changed is the first entry of its kind, whatever it says. */
export const marketing: Fault[] = [
  ...inFile('content/plans.yaml', 'data', [
    {
      name: 'a plan that cites a fact nobody knows',
      change: rewrite(/phonesFact: .*/, 'phonesFact: plan-mini-phones'),
      at: 'plan-mini-phones',
      what: /plans.0.phonesFact: "plan-mini-phones"/,
      fix: /content\/facts\.yaml/,
    },
  ]),
  ...inFile('content/faqs.yaml', 'data', [
    {
      name: 'two questions with one id',
      change: rewrite(/- id: (.*)([\s\S]*?)- id: .*/, '- id: $1$2- id: $1'),
      at: 'home:',
      what: /home/,
      fix: /two questions share an id/,
    },
    {
      name: 'a link to nowhere',
      rule: 'links',
      change: rewrite(/href: .*/, 'href: /docs/nothing'),
      at: '/docs/nothing',
      what: /link \/docs\/nothing: no such page/,
      fix: /correct the address/,
    },
    {
      name: 'a placeholder nobody fills',
      rule: 'names',
      change: rewrite(/question: \{ en: "/, 'question: { en: "{fact:speed} '),
      at: '{fact:speed}',
      what: /unknown fact/,
      fix: /facts\.yaml/,
    },
  ]),
  ...inFile('content/features.yaml', 'data', [
    {
      name: 'a stage that needs what no site has',
      rule: 'names',
      change: rewrite(/needs: videomagic/, 'needs: videomagick'),
      at: 'needs: videomagick',
      what: /needs: "videomagick" is no part of the site/,
      fix: /known: blog/,
    },
  ]),
  ...inFile('content/advantages.yaml', 'data', [
    {
      name: 'a claim without its mark',
      change: rewrite(/\n {4}claim: true/, ''),
      at: '',
      what: /claims.\d+/,
      fix: /must agree whether the figure is a vendor claim/,
    },
  ]),
  ...inFile('content/testimonials.yaml', 'data', [
    {
      name: 'a testimonial that does not say whether it is a sample',
      change: rewrite(/- sample: true\n {4}/, '- '),
      at: 'sender:',
      what: /entries.0.sample is missing/,
      fix: /true or false/,
    },
  ]),
  ...inFile('content/partners.yaml', 'data', []),
  ...inFile('content/products.yaml', 'data', [
    {
      name: 'a column that one row lacks',
      change: rewrite(/(\n {8,}|, )low: \{.*\}(\n)/, '$2'),
      at: '',
      what: /low is missing/,
      fix: /each language/,
    },
  ]),
  ...inFile('content/home.yaml', 'data', [
    {
      name: 'a section misspelled',
      change: rewrite(/^ {2}pricing:/m, '  prices:'),
      at: 'prices:',
      what: /unknown field "prices" in sections/,
      fix: /known here: .*pricing/,
    },
  ]),
];
