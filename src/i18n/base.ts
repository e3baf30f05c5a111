import { base } from '#published';

/**
 * The address of a file or a page, given from the root of the site: `/icons/icon.svg` is `/site/icons/icon.svg` on a site
 * that begins at `/site/`. Nothing else puts the base before a path.
 */
export const withBase = (path: string): string => (base ? base + path : path);

/** Whether an address of this host is one of the site; its neighbors below the same name are not. */
export const isWithinBase = (address: string): boolean => !base || `${address}/`.startsWith(`${base}/`);

/** The inverse of `withBase`; addresses outside the base are returned unchanged. */
export const withoutBase = (address: string): string =>
  base && isWithinBase(address) ? address.slice(base.length) || '/' : address;
