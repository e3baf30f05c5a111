import type { Report, Rule, RuleBook } from './diagnose.ts';
import type { KnownMessage } from './messages.ts';

/** Fetched by a panel on first input: pages/[...locale]/diagnosis/[name].json.ts. */
export interface RulesFile {
  ruleBook: RuleBook;
  /** The program's own messages. */
  messages: KnownMessage[];
  labels: Record<string, string>;
  /** The link for a text without a finding. */
  links: Partial<Record<Report['verdict'], Rule['link']>>;
  /** Findings show the lines they come from. */
  quotes: boolean;
}

const files = new Map<string, Promise<RulesFile | undefined>>();

async function fetchRules(address: string): Promise<RulesFile | undefined> {
  try {
    const response = await fetch(address);
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Memoised, as `use` wants it; `undefined` if it failed to load, until it is forgotten. */
export function loadRules(address: string): Promise<RulesFile | undefined> {
  const file = files.get(address) ?? fetchRules(address);
  files.set(address, file);
  return file;
}

export const forgetRules = (address: string): boolean => files.delete(address);
