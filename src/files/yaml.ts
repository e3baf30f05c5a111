import { CORE_SCHEMA, load } from 'js-yaml';

const deepFrozen = (value: unknown): unknown => {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFrozen(inner);
  }
  return value;
};

/**
 * Keyed by the text, so that the cache is never stale. Global, because a build evaluates this module
 * three times in one thread (configuration, content schemas, pages).
 */
declare global {
  var parsedYaml: Map<string, unknown> | undefined;
}
globalThis.parsedYaml ??= new Map();
const parsed = globalThis.parsedYaml;

/**
 * Parses YAML, memoized: the same text gives the same, deeply frozen object. js-yaml and not `yaml`, the parser
 * of the checker and the editor, which records the line of every value and takes ten times as long.
 */
export function parseYaml(text: string): unknown {
  if (!parsed.has(text)) parsed.set(text, deepFrozen(load(text, { schema: CORE_SCHEMA })));
  return parsed.get(text);
}
