/**
 * Everything the site keeps in the reader's browser, key by key; the privacy policy lists the same.
 * Storage may be blocked or full: reading then gives nothing, writing does nothing, the page goes on.
 */
export type StorageKey =
  | 'theme'
  | 'announcement'
  | 'consent'
  | `tabs:${string}`
  | `checklist:${string}`
  | 'docs-version'
  | 'sidebar-hidden'
  | 'sidebar-open'
  | 'recent-searches';

export function readStored(key: StorageKey): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

export function writeStored(key: StorageKey, value: string | null): void {
  try {
    if (value === null) localStorage.removeItem(key);
    else localStorage.setItem(key, value);
  } catch {
    // Remembering is a convenience; without it the control still works for this page.
  }
}
