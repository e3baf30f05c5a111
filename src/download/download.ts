import { fill } from '../i18n/labels.ts';
import type { Build } from '../lib/site-schema.ts';

/** Which build suits the reader's machine, and the links and commands around it. */
export type BuildSystem = 'windows' | 'macos';
export type System = BuildSystem | 'linux' | 'phone' | 'unknown';

/** The known values of a build, formatted; unknown ones are left out. */
export function buildFacts(
  { version, released, bytes }: Build,
  words: { version: string; size: string },
  locale: string,
) {
  const size = bytes && new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(bytes / 1_000_000);
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' });
  return {
    version: version && fill(words.version, { version }),
    released: released && day.format(new Date(released)),
    size: size && fill(words.size, { n: size }),
  };
}

/** Browser properties that identify the system. */
export interface BrowserHints {
  /** `navigator.userAgentData.platform`, where there is one. */
  platform: string | undefined;
  userAgent: string;
  maxTouchPoints: number;
}

/** Phones and tablets first: their user agents also name Linux or Macintosh. */
export function recognizeSystem({ platform = '', userAgent, maxTouchPoints }: BrowserHints): System {
  const said = platform || userAgent;
  if (/android|iphone|ipad|ipod|\bios\b/i.test(said)) return 'phone';
  // iPads ask for desktop pages under the name of a Mac; no Mac has a touch screen.
  if (/mac/i.test(said)) return maxTouchPoints > 1 ? 'phone' : 'macos';
  if (/\bwin/i.test(said)) return 'windows';
  if (/cros|chrome ?os|chromium ?os/i.test(said)) return 'unknown';
  return /linux|x11/i.test(said) ? 'linux' : 'unknown';
}

/** The reseller's mark from the page's own address; anything but a plain identifier is ignored. */
export function readDistributor(search: string): string | undefined {
  const value = new URLSearchParams(search).get('distributor');
  return value !== null && /^[A-Za-z0-9_-]{1,64}$/.test(value) ? value : undefined;
}

/** Set through the URL parser, so that the mark cannot change host, path or another parameter. */
export function withDistributor(url: string, distributor: string | undefined): string {
  if (!distributor) return url;
  const link = new URL(url);
  link.searchParams.set('distributor', distributor);
  return link.href;
}

const endings: Record<BuildSystem, string> = { windows: 'exe', macos: 'dmg' };

/** Name of the saved file for commands that are copied into a terminal: the address's own only if it is harmless there. */
export function installerName(url: string, system: BuildSystem): string {
  const last = new URL(url).pathname.split('/').at(-1) ?? '';
  return /^\w[\w.-]*\.(exe|msi|zip|dmg|pkg)$/i.test(last) ? last : `installer.${endings[system]}`;
}

export function checksumCommand(url: string, system: BuildSystem): string {
  const file = installerName(url, system);
  return system === 'windows'
    ? `Get-FileHash -Algorithm SHA256 "$HOME\\Downloads\\${file}"`
    : `shasum -a 256 ~/Downloads/${file}`;
}
