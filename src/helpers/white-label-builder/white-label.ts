/** The five white-label settings: what they accept and the record they make. */
export const nameMaxLength = 40;
/** What the program takes. */
export const logoMaxBytes = 2 * 1024 * 1024;
/** Pixels, advised. */
export const logoSide = 128;
export const exportFileName = 'whitelabel-config.json';

const logoTypes = new Map([
  ['image/png', ['png']],
  ['image/jpeg', ['jpg', 'jpeg']],
  ['image/svg+xml', ['svg']],
]);
export const logoAccept = [...logoTypes.keys()].join(',');

export interface LogoFile {
  name: string;
  size: number;
  /** Empty where the browser knows no type for the ending. */
  type: string;
}

export interface Settings {
  appName: string;
  logo: LogoFile | undefined;
  supportEmail: string;
  tutorialUrl: string;
  telegramUrl: string;
}

export type Field = keyof Settings;
export const fields: readonly Field[] = ['appName', 'logo', 'supportEmail', 'tutorialUrl', 'telegramUrl'];

export type Problem =
  | 'nameMissing'
  | 'nameTooLong'
  | 'emailBad'
  | 'urlBad'
  | 'urlNoScheme'
  | 'urlScheme'
  | 'logoType'
  | 'logoEmpty'
  | 'logoTooLarge'
  | 'logoUnreadable';

export type Problems = Partial<Record<Field, Problem>>;

export const emptySettings: Settings = {
  appName: '',
  logo: undefined,
  supportEmail: '',
  tutorialUrl: '',
  telegramUrl: '',
};

function nameProblem(text: string): Problem | undefined {
  const name = text.trim();
  if (name === '') return 'nameMissing';
  return [...name].length > nameMaxLength ? 'nameTooLong' : undefined;
}

// One @, no spaces or separators before it, and a domain of at least two labels; letters of any script.
const emailPattern =
  /^[^\s@<>()[\]\\,;:".]+(\.[^\s@<>()[\]\\,;:".]+)*@([\p{L}\p{N}]([\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+[\p{L}\p{N}-]{2,}$/u;

function emailProblem(text: string): Problem | undefined {
  const address = text.trim();
  if (address === '') return undefined;
  return address.length <= 254 && emailPattern.test(address) ? undefined : 'emailBad';
}

function urlProblem(text: string): Problem | undefined {
  const address = text.trim();
  if (address === '') return undefined;
  if (/\s/.test(address)) return 'urlBad';
  // `example.com:8080/x` would parse as the scheme `example.com:`.
  if (!/^[a-z][a-z\d+.-]*:(?!\d)/i.test(address)) return 'urlNoScheme';
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (url && !/^https?:$/.test(url.protocol)) return 'urlScheme';
  // The parser forgives `https:example.com`, other programs do not.
  if (!url || !/^https?:\/\//i.test(address)) return 'urlBad';
  if (url.username || url.password || !/[^.]\.[^.]/.test(url.hostname)) return 'urlBad';
  return undefined;
}

function logoProblem(logo: LogoFile | undefined): Problem | undefined {
  if (!logo) return undefined;
  const ending = logo.name.split('.').at(-1)?.toLowerCase() ?? '';
  const known = logo.type ? logoTypes.has(logo.type) : [...logoTypes.values()].flat().includes(ending);
  if (!known) return 'logoType';
  if (logo.size === 0) return 'logoEmpty';
  return logo.size > logoMaxBytes ? 'logoTooLarge' : undefined;
}

/** What is wrong with each setting. Only the name is required. */
export function findProblems(settings: Settings): Problems {
  const all: Array<[Field, Problem | undefined]> = [
    ['appName', nameProblem(settings.appName)],
    ['logo', logoProblem(settings.logo)],
    ['supportEmail', emailProblem(settings.supportEmail)],
    ['tutorialUrl', urlProblem(settings.tutorialUrl)],
    ['telegramUrl', urlProblem(settings.telegramUrl)],
  ];
  return Object.fromEntries(all.filter(([, problem]) => problem));
}

/** The record. Settings that are empty or refused are left out: the program keeps its own for them. */
export function whiteLabelJson(settings: Settings, problems: Problems): string {
  const accepted = (field: Exclude<Field, 'logo'>): string | undefined =>
    problems[field] ? undefined : settings[field].trim() || undefined;
  const config = {
    appName: accepted('appName'),
    logo: problems.logo ? undefined : settings.logo?.name,
    supportEmail: accepted('supportEmail'),
    tutorialUrl: accepted('tutorialUrl'),
    telegramUrl: accepted('telegramUrl'),
  };
  return JSON.stringify(config, null, 2);
}

/** The letter that stands for a missing logo. */
export const initial = (name: string): string => [...name.trim()][0]?.toUpperCase() ?? '';
