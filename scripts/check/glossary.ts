import { z } from 'zod';
import type { Locale } from '../../src/languages/index.ts';

const word = z.string({ error: 'write the word to use' }).min(1, 'write the word to use');

/** content/<language>/glossary.yaml: what writers may not write, and the word to use. */
export const glossarySchema = z
  .record(z.string(), word)
  .describe('What writers may not write, in quotes, and the word to use. * stands for any ending.');
export type Glossary = Partial<Record<Locale, z.output<typeof glossarySchema>>>;
