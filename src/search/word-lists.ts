import { z } from 'zod';
import { inSomeLanguages } from '../lib/content-schemas.ts';

/** What stands in content/search, for the build and for the authors' check. */
const words = z.array(z.string({ error: 'write a word' }).min(1, 'write a word')).min(1, 'write at least one word');

export const synonymsSchema = z.strictObject({
  same: z.array(words.min(2, 'a line needs at least two words')).default([]),
  leads: z.record(z.string().min(1), words).default({}),
  spoken: z.record(z.string().min(1), z.string({ error: 'write what is meant' }).min(1, 'write what is meant')).default({}),
});

/** What readers type who need a page or one of its sections, by address: in content/search/questions.<language>.yaml. */
export const questionsSchema = z.record(
  z.string().regex(/^\//, 'an address without language, with the id of a heading where one answers: /Download, /#pricing'),
  words.max(20, 'at most twenty: the rest belongs to another page or section'),
);

export const keywordsSchema = z.record(
  z.string().regex(/^\//, 'an address without language, e.g. /Download'),
  inSomeLanguages(words.max(10, 'at most ten')),
);
