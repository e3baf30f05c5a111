import type { Redirect } from './addresses.ts';
import type { ResponseHeaders } from './policy.ts';

/** All that a host has to know, whatever form its files have. */
export interface SiteDescription {
  host: string;
  /** The base path before every address: empty, or `/site`. */
  base: string;
  headers: ResponseHeaders;
  /** Without the base. */
  redirects: Redirect[];
  /** Every built file from the root of the site: `/docs/intro.html`. */
  files: string[];
}
