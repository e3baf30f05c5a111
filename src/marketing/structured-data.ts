import type { FAQPage } from 'schema-dts';
import type { Locale } from '../i18n/locales.ts';
import type { Question } from './data.ts';

/** The questions of a page as search engines read them: plain text, no claims (those never stand in answers). Without questions, none. */
export function faqData(questions: ReadonlyArray<Pick<Question, 'question' | 'answer'>>, locale: Locale): FAQPage[] {
  if (questions.length === 0) return [];
  const data: FAQPage = {
    '@type': 'FAQPage',
    inLanguage: locale,
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  return [data];
}
