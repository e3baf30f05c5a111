import { cellSeparator, type Heads, hrefOf, type Texts } from './index-format.ts';

export type Page = Heads['pages'][number];

/** What can be found on a page: its top, a section, a row of a table. */
export interface Place {
  page: Page;
  id: string;
  heading: string;
  /** The heading above a row. */
  under: string;
  text: string;
  /** The searchable text. */
  fields: Partial<
    Record<'title' | 'description' | 'keywords' | 'names' | 'heading' | 'questions' | 'text' | 'code', string>
  >;
  /** Titles, headings, keywords, labels and questions: compared with the query as a whole. */
  phrases: string[];
}

/** Without texts, what is known of titles, headings and questions. */
export const placesOf = ({ pages, answers }: Heads, texts?: Texts): Place[] =>
  pages.flatMap((page, at) =>
    page.sections.flatMap(({ id, heading, questions }, index): Place[] => {
      const { text = '', code = '', rows = [] } = texts?.[at]?.[index] ?? {};
      const href = hrefOf(page.path, id);
      const asked = [...questions, ...answers.flatMap((answer) => (answer.href === href ? answer.asks : []))];
      const { title, description, keywords, names } = page;
      const top = { title, description, keywords: keywords.join('\n'), names: names.join('\n') };
      return [
        {
          page,
          id,
          heading,
          under: '',
          text,
          fields: { heading, questions: asked.join('\n'), text, code, ...(index === 0 && top) },
          phrases: [heading, ...asked, ...(index === 0 ? [title, ...keywords, ...names] : [])].filter(Boolean),
        },
        ...rows.map((row) => {
          const [label = '', ...cells] = row.text.split(cellSeparator);
          const shown = { id: row.id, heading: label, under: heading, text: cells.join(cellSeparator) };
          return { page, ...shown, fields: { text: row.text }, phrases: [row.text] };
        }),
      ];
    }),
  );
