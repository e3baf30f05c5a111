import { type AdbKind, type AdbPhone, type AdbState, type AdbTone, adbStates, toneOf } from './states.ts';

export type AdbRemedy =
  | 'device'
  | 'unauthorized'
  | 'unauthorized-network'
  | 'offline-usb'
  | 'offline-network'
  | 'offline-emulator'
  | 'no-permissions'
  | 'restart'
  | 'wait'
  | 'host'
  | 'unknown';

export interface AdbGroup {
  remedy: AdbRemedy;
  state: AdbState;
  /** Set where the remedy depends on how the phone is connected. */
  kind?: AdbKind;
  tone: AdbTone;
  phones: AdbPhone[];
}

export function remedyOf(phone: Pick<AdbPhone, 'state' | 'kind'>): AdbRemedy {
  switch (phone.state) {
    case 'offline':
      return `offline-${phone.kind}`;
    case 'unauthorized':
      return phone.kind === 'network' ? 'unauthorized-network' : 'unauthorized';
    case 'recovery':
    case 'sideload':
    case 'rescue':
    case 'bootloader':
      return 'restart';
    case 'authorizing':
    case 'connecting':
      return 'wait';
    default:
      return phone.state;
  }
}

/** Phones with the same state and remedy together, what needs attention first: a farm has hundreds of lines. */
export function groupPhones(phones: AdbPhone[]): AdbGroup[] {
  const groups = new Map<string, AdbGroup>();
  for (const phone of phones) {
    const remedy = remedyOf(phone);
    const key = `${phone.state} ${remedy}`;
    const group = groups.get(key);
    if (group) group.phones.push(phone);
    else {
      const kind = phone.state === 'offline' || remedy === 'unauthorized-network' ? phone.kind : undefined;
      groups.set(key, { remedy, state: phone.state, kind, tone: toneOf(phone.state), phones: [phone] });
    }
  }
  return [...groups.values()].sort((a, b) => adbStates.indexOf(a.state) - adbStates.indexOf(b.state));
}

/** Where a remedy is described at length: page and heading, without language. */
export const adbRemedyLinks: Record<AdbRemedy, { page: 'detect' | 'connect' | 'cloud'; path: string }> = {
  device: { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#listed-but-missing' },
  unauthorized: { page: 'connect', path: '/docs/tutorial-basics/connect-to-devices#steps' },
  'unauthorized-network': { page: 'cloud', path: '/docs/tutorial-basics/connect-to-cloudphone#if-it-fails' },
  'offline-usb': { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#states' },
  'offline-network': { page: 'connect', path: '/docs/tutorial-basics/connect-to-devices#network' },
  'offline-emulator': { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#states' },
  'no-permissions': { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#states' },
  restart: { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#states' },
  wait: { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#states' },
  host: { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#if-it-fails' },
  unknown: { page: 'detect', path: '/docs/troubleshooting/unable-detect-phone#if-it-fails' },
};
export const connectPhonesPath = '/docs/tutorial-basics/connect-to-devices#steps';
