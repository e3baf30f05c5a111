import type { Redirect } from './addresses.ts';
import type { ResponseHeaders } from './policy.ts';

/** All that a host has to know, whatever form its files have. */
export interface SiteDescription {
  host: string;
  headers: ResponseHeaders;
  redirects: Redirect[];
  /** Every built file as an address: `/docs/intro.html`. */
  files: string[];
}
