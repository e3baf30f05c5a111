import { z } from 'zod';
import { inSomeLanguages } from '../../src/lib/content-schemas.ts';

const word = z.string({ error: 'write the word to use' }).min(1, 'write the word to use');

/** content/glossary.yaml: what writers may not write, and the word to use. */
export const glossarySchema = inSomeLanguages(z.record(z.string(), word)).describe(
  'For each language: what writers may not write, in quotes, and the word to use. * stands for any ending.',
);
export type Glossary = z.output<typeof glossarySchema>;
