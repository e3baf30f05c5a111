import type { SiteInput } from './lib/site-schema.ts';

/**
 * Types for the owner's editor. The values are checked where the file is read, so that every wrong one is named.
 * Imports nothing that runs: what reads the owner's file may not be waited for by it.
 */
export const defineSite = (input: SiteInput): SiteInput => input;
