import { z } from 'zod';

/** The files in content/<language>/search, for the build and for the checker. */
const words = z.array(z.string({ error: 'write a word' }).min(1, 'write a word')).min(1, 'write at least one word');

export const synonymsSchema = z.strictObject({
  same: z.array(words.min(2, 'a line needs at least two words')).default([]).describe('Words that mean the same'),
  leads: z
    .record(z.string().min(1), words)
    .default({})
    .describe('A word that also finds others, not the other way round'),
});

export type Synonyms = z.output<typeof synonymsSchema>;

/** Queries of readers for a page or one of its sections, by address: in content/<language>/search/questions.yaml. */
export const questionsSchema = z.record(
  z
    .string()
    .regex(/^\//, 'an address without language, with the id of a heading where one answers: /Download, /#pricing'),
  words.max(20, 'at most twenty: the rest belongs to another page or section'),
);

/** Questions with a known answer, in content/<language>/search/answers.yaml: the sentence is shown above the pages found. */
export const answersSchema = z.array(
  z.strictObject({
    asks: words,
    says: z
      .string({ error: 'write the answer' })
      .min(1, 'write the answer')
      .max(240, 'at most 240 characters: one or two sentences'),
    /** Gone where the site does without the page. */
    href: z.string().regex(/^\//, 'an address without language: /Download, /#pricing').optional(),
  }),
);

export const keywordsSchema = z.record(
  z.string().regex(/^\//, 'an address without language, e.g. /Download'),
  words.max(10, 'at most ten'),
);
