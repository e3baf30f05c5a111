import { z } from 'zod';

/** A wrong value: its position in the file, what is wrong, how to fix it. */
export interface ValueProblem {
  path: PropertyKey[];
  what: string;
  fix: string;
}

type Issue = z.core.$ZodIssue;

/** Examples of each kind of value. */
const kinds: Record<string, string> = {
  string: 'a text in quotes',
  number: 'a number, without quotes',
  int: 'a whole number, without quotes',
  boolean: 'true or false, without quotes',
  array: 'a list: [one, two], or one line with "- " each',
  object: 'an entry with fields, like its neighbors',
  record: 'entries with a name each, like the neighbors',
  date: 'a day such as 2026-11-15, without quotes',
};

/** Messages of zod itself say what was expected in its own terms; ours say what to write. */
const isZodsOwn = ({ message }: Issue): boolean => /^(Invalid|Too (small|big)|Unrecognized)/.test(message);

const known = (path: PropertyKey[]): string => path.map(String).join('.') || 'the file';

const valueAt = (data: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, step) => (typeof value === 'object' && value ? Reflect.get(value, step) : undefined), data);

/** As written in the file, truncated. */
function shown(value: unknown): string {
  const text = value instanceof Date ? value.toISOString().slice(0, 10) : (JSON.stringify(value) ?? String(value));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}

/** The schema of the value at a path, where it is known without the value. */
function schemaAt(schema: unknown, path: ReadonlyArray<PropertyKey>): unknown {
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault ||
    schema instanceof z.ZodPrefault
  )
    return schemaAt(schema.unwrap(), path);
  if (schema instanceof z.ZodPipe) return schemaAt(schema.in, path);
  const [step, ...rest] = path;
  if (step === undefined) return schema;
  if (schema instanceof z.ZodObject) return schemaAt(schema.shape[String(step)], rest);
  if (schema instanceof z.ZodArray) return schemaAt(schema.element, rest);
  return schema instanceof z.ZodRecord ? schemaAt(schema.valueType, rest) : undefined;
}

function unknownKeys(schema: unknown, path: PropertyKey[], keys: string[]): ValueProblem[] {
  const there = schemaAt(schema, path);
  const names = there instanceof z.ZodObject ? `; known here: ${Object.keys(there.shape).join(', ')}` : '';
  const where = path.length > 0 ? ` in ${known(path)}` : '';
  return keys.map((key) => ({
    path: [...path, key],
    what: `unknown field "${key}"${where}`,
    fix: `remove it or correct its name${names}`,
  }));
}

/** What to write instead, if the schema gives no message. */
function remedy(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return `write ${kinds[issue.expected] ?? issue.expected}`;
    case 'invalid_value':
      return `write ${issue.values.length > 1 ? 'one of ' : ''}${issue.values.map(String).join(', ')}`;
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'write the text'
        : `write ${issue.origin === 'array' ? 'a list of ' : ''}at least ${issue.minimum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'too_big':
      return `write at most ${issue.maximum}${issue.origin === 'string' ? ' characters' : ''}`;
    case 'invalid_key':
      return `rename it: ${issue.issues.map(({ message }) => message).join('; ')}`;
    default:
      return 'write it like its neighbors in this file';
  }
}

/**
 * The union member a value is closest to: its issues say more than "none of the forms".
 * Undefined for values without fields, where the schema's own words list the forms.
 */
function closestForm(issue: Issue, value: unknown): Issue[] | undefined {
  if (issue.code !== 'invalid_union' || typeof value !== 'object') return undefined;
  const [closest, next] = issue.errors.toSorted((a, b) => a.length - b.length);
  if (!closest || closest.length === next?.length) return undefined;
  return closest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] }));
}

function problemsOf(issue: Issue, schema: z.ZodType, data: unknown): ValueProblem[] {
  const { path } = issue;
  if (issue.code === 'unrecognized_keys') return unknownKeys(schema, path, issue.keys);
  const value = valueAt(data, path);
  const closest = closestForm(issue, value);
  if (closest) return closest.flatMap((inner) => problemsOf(inner, schema, data));
  const own = isZodsOwn(issue);
  const fix = own ? remedy(issue) : issue.message;
  if (value === undefined || value === null)
    return [{ path, what: path.length > 0 ? `${known(path)} is missing` : 'the file is empty', fix }];
  if (value === '') return [{ path, what: `${known(path)} is empty`, fix }];
  const what = own && typeof value === 'object' ? issue.message : `${shown(value)} is not accepted`;
  return [{ path, what: `${known(path)}: ${what}`, fix }];
}

/** Every wrong value of a file, in words for its author. */
export const valueProblems = (schema: z.ZodType, data: unknown): ValueProblem[] =>
  schema.safeParse(data).error?.issues.flatMap((issue) => problemsOf(issue, schema, data)) ?? [];
