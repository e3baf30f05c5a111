import { describe, expect, it } from 'vitest';
import { readData } from '../files/content.ts';
import { locales } from '../i18n/locales.ts';
import { factsSchema, formatFact } from '../lib/facts.ts';
import { readMarketing, resolveMarketing } from './data.ts';
import { faqData } from './structured-data.ts';

const facts = readData('facts.yaml', factsSchema);
const source = readMarketing();

describe.each(locales)('%s', (locale) => {
  it('tells search engines every question with its answer, and no vendor claim', () => {
    const { faqs, advantages } = resolveMarketing(
      source,
      { names: { brand: 'Testbrand', igmatrix: 'Ig', ytmatrix: 'Yt', videomagic: 'Vm' }, facts },
      locale,
    );
    const questions = [...faqs.home, ...faqs.igmatrix, ...faqs.download];
    const [data] = faqData(questions, locale);
    expect(data?.mainEntity).toHaveLength(questions.length);
    const text = JSON.stringify(data);
    expect(text).toContain(JSON.stringify(faqs.home[0]?.answer));
    for (const { name, label } of advantages.figures.filter(({ claim }) => claim)) {
      expect(text).not.toContain(label);
      // The discount reads like the traffic claim today; only a sentence about the claim itself would be wrong.
      if (name === 'claim-suspension') expect(text).not.toContain(` ${formatFact(facts, name, locale)} `);
    }
  });
});

it('is undefined without questions', () => {
  expect(faqData([], 'en')).toEqual([]);
});
