import { z } from 'zod';
import { severities } from './severities.ts';

/** The shape of content/data/diagnosis/<name>.yaml; see docs/how-to/add-a-diagnosis-rule.md. Build time only. */

export const diagnosisNames = ['adb', 'log'] as const;
export type DiagnosisName = (typeof diagnosisNames)[number];

const key = z.string().regex(/^[a-z]\w*$/i, 'start with a letter; then letters and digits');
const pattern = z.string({ error: 'write a regular expression in quotes' }).min(1);
const href = z
  .string()
  .regex(/^\/(?:docs|blog)\/[\w/-]+#[\w-]+$/, 'write /docs/<page>#<heading> or /blog/<post>#<heading>');

const rule = z.strictObject({
  severity: z.enum(severities),
  patterns: z
    .array(pattern)
    .default([])
    .describe('The first that fits names the line; {name} is a fragment of this file'),
  unless: pattern.optional().describe('Lines the rule does not hold for'),
  alone: z.literal(true).optional().describe('Left out where there is another finding'),
  states: z.array(z.string()).default([]).describe('What the list says of a device; "*": whatever no other rule has'),
  kind: key.optional().describe('Only for devices connected this way'),
  remedy: key.optional().describe('The rule whose remedy holds here, too'),
  href: href.optional(),
});

const table = z.strictObject({
  header: pattern,
  empty: pattern,
  row: pattern,
  serial: pattern,
  kinds: z.record(key, pattern),
  noise: z.array(pattern),
});

const example = z.strictObject({
  name: key.optional().describe('Offered to readers under this name'),
  text: z.string(),
  gives: z.array(key).describe('The rules that are found, in order'),
  verdict: z.enum(['empty', 'nothing', 'found', 'emptyList', 'list']).optional(),
});

export const diagnosisSchema = z
  .strictObject({
    order: z.enum(['rules', 'latest']).describe('Among equals: as in this file, or the one seen last'),
    placeholder: z.string(),
    quotes: z.literal(true).optional().describe('Findings show the lines they come from'),
    suspicious: pattern.optional().describe('Lines worth showing where no rule knows them'),
    table: table.optional(),
    fragments: z.record(key, pattern).default({}),
    include: z.partialRecord(z.enum(diagnosisNames), z.array(key)).default({}).describe('Rules of another file'),
    rules: z.record(key, rule),
    links: z.partialRecord(z.enum(['nothing', 'emptyList']), z.strictObject({ href })).default({}),
    examples: z.array(example).min(1),
  })
  .superRefine((file, context) => {
    const report = (path: PropertyKey[], message: string) => context.addIssue({ code: 'custom', path, message });
    const tryOut = (path: PropertyKey[], text: string | undefined): void => {
      try {
        new RegExp(withFragments(text ?? '', file.fragments));
      } catch (error) {
        report(path, `write a regular expression: ${error instanceof Error ? error.message : error}`);
      }
    };
    for (const [id, { patterns, unless, remedy, kind }] of Object.entries(file.rules)) {
      for (const [index, text] of patterns.entries()) tryOut(['rules', id, 'patterns', index], text);
      tryOut(['rules', id, 'unless'], unless);
      if (remedy !== undefined && !(remedy in file.rules)) report(['rules', id, 'remedy'], 'use a rule of this file');
      if (kind !== undefined && !(kind in (file.table?.kinds ?? {})))
        report(['rules', id, 'kind'], 'use a kind of the table');
    }
    tryOut(['suspicious'], file.suspicious);
    for (const [name, value] of Object.entries(file.table ?? {}))
      if (typeof value === 'string') tryOut(['table', name], value);
  });

export type DiagnosisFile = z.infer<typeof diagnosisSchema>;

/** `{loopback}` in a pattern is replaced by the fragment of that name; quantifiers such as `{0,60}` stay. */
export const withFragments = (pattern: string, fragments: DiagnosisFile['fragments']): string =>
  pattern.replace(/\{([a-z]\w*)\}/gi, (whole, name: string) => fragments[name] ?? whole);
