import { CORE_SCHEMA, load } from 'js-yaml';

const deepFrozen = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFrozen(inner);
  }
  return value;
};

/**
 * By the text itself, so that what was read is never older than its file. Beside all modules: a build runs this code
 * three times in one thread (configuration, schemas of the texts, pages), each time as modules of their own.
 */
declare global {
  var parsedYaml: Map<string, unknown> | undefined;
}
globalThis.parsedYaml ??= new Map();
const parsed = globalThis.parsedYaml;

/**
 * What a YAML text says. Whoever asks for the same text gets the same object: nobody can change it. Not by the parser
 * that the check and the editor use: it knows the line of every word, and takes ten times as long.
 */
export function parseYaml(text: string): unknown {
  if (!parsed.has(text)) parsed.set(text, deepFrozen(load(text, { schema: CORE_SCHEMA })));
  return parsed.get(text);
}
