import type { Slots } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import { evenly, type License, licensesFor, type Plan } from '../../lib/plans.ts';
import { calculate, type Definition } from '../calculator/calculate.ts';

/**
 * A farm on computers, USB controllers and hubs. What a controller carries, how many chips and addresses hubs take and what
 * they draw are the formulas of content/data/calculators/hub-tree.yaml and hub-power.yaml; here phones are divided.
 */
export const hubSizes = [7, 10, 16] as const;
/** Mbit/s. 8 is the default of scrcpy (its doc/video.md) for a full-size picture; pictures in a grid need far less. */
export const videoRates = [1, 2, 4, 8] as const;
export const wattRange = { min: 1, max: 25 } as const;
export const volts = 5;
/** Larger hubs are outside the advice of 7–10 ports to a bank. */
export const advisedHubPorts = 10;
/** One computer with enough controllers, or with phones on the network: a failure stops only its share. */
export const phonesPerStrongComputer = 100;
/** Usable data rate of USB 2.0's 480 Mbit/s after protocol overhead. */
export const usbUsableMbit = 280;

export interface FarmFacts {
  hubTree: Definition;
  hubPower: Definition;
  accountsPerPhone: number;
  /** Smallest first. */
  plans: readonly Plan[];
}

export interface FarmInput {
  phones: number;
  wattsPerPhone: number;
  connection: 'usb' | 'network';
  board: 'ordinary' | 'workstation';
  hubPorts: number;
  videoRate: number;
}

export const defaultInput: FarmInput = {
  phones: 100,
  wattsPerPhone: 10,
  connection: 'usb',
  board: 'ordinary',
  hubPorts: 10,
  videoRate: 2,
};

export interface Controller {
  phones: number;
  /** Phones on each hub. */
  banks: number[];
  splitters: number;
  addresses: number;
  /** Hub chips in a row between the computer and a phone. */
  tiers: number;
}

export interface Computer {
  phones: number;
  /** None when the phones are on the network: then the hubs only charge. */
  controllers: Controller[];
  banks: number[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const most = (values: readonly number[]): number => Math.max(0, ...values);

export function planFarm(input: FarmInput, { hubTree, hubPower, accountsPerPhone, plans }: FarmFacts) {
  const { phones, wattsPerPhone, connection, board, hubPorts: ports, videoRate } = input;
  const onUsb = connection === 'usb';
  const trees = new Map<number, (name: string) => number>();
  /** A result of hub-tree for so many phones. */
  const tree = (of: number, name: string): number => {
    const lookUp = trees.get(of) ?? calculate(hubTree, { phones: of, ports }).lookUp;
    trees.set(of, lookUp);
    return lookUp(name);
  };
  const power = (of: number, name: string): number =>
    calculate(hubPower, { phones: of, volts, amps: wattsPerPhone / volts, hubs: 1 }).lookUp(name);

  const controllerWith = (share: number): Controller => ({
    phones: share,
    banks: evenly(share, tree(share, 'hubs')),
    splitters: tree(share, 'splitters'),
    addresses: tree(share, 'used'),
    tiers: tree(share, 'deep'),
  });
  const computerWith = (load: number): Computer => {
    const controllers = onUsb ? evenly(load, tree(load, 'controllers')).map(controllerWith) : [];
    const banks = onUsb ? controllers.flatMap((controller) => controller.banks) : evenly(load, Math.ceil(load / ports));
    return { phones: load, controllers, banks };
  };
  const carries = onUsb && board === 'ordinary' ? tree(phones, 'capacity') : phonesPerStrongComputer;
  // The largest plan limits how many phones of one computer run scripts in parallel.
  const capacity = Math.min(carries, plans.at(-1)?.phones ?? carries);
  /** Fullest first. */
  const computers = evenly(phones, Math.ceil(phones / capacity)).map(computerWith);

  const controllers = computers.flatMap((computer) => computer.controllers);
  const banks = computers.flatMap((computer) => computer.banks);
  const fullest = most(banks);
  const videoMbit = (onUsb ? most(controllers.map((each) => each.phones)) : phones) * videoRate;
  const licenses: License[] = licensesFor(
    computers.map((computer) => computer.phones),
    plans,
  );
  return {
    computers,
    banks,
    controllers: controllers.length,
    splitters: sum(controllers.map((each) => each.splitters)),
    /** On the fullest controller. */
    addresses: most(controllers.map((each) => each.addresses)),
    tiers: most(controllers.map((each) => each.tiers)),
    bankWatts: power(fullest, 'phonePower'),
    bankAmps: power(fullest, 'lowCurrent'),
    supplyWatts: Math.ceil(power(fullest, 'rating')),
    totalWatts: power(phones, 'phonePower'),
    wallWatts: Math.round(power(phones, 'wall')),
    /** On the fullest controller, or through the network as a whole. */
    videoMbit,
    videoFits: !onUsb || videoMbit <= usbUsableMbit,
    licenses,
    accounts: phones * accountsPerPhone,
  };
}

export type FarmPlan = ReturnType<typeof planFarm>;

export const defaultOf = ({ hubTree, hubPower }: FarmFacts, name: string): number =>
  (hubTree.fields[name] ?? hubPower.fields[name])?.default ?? 0;

/** The figures of the sentences that say how a plan is worked out. */
export function ruleSlots(facts: FarmFacts, locale: Locale): Slots {
  const [small = 0, middle = 0, large = 0] = hubSizes.map((ports) =>
    calculate(facts.hubTree, { ports }).lookUp('chips'),
  );
  const figure = (name: string): number => defaultOf(facts, name);
  const { format } = new Intl.NumberFormat(locale, { style: 'percent' });
  return {
    perController: figure('perController'),
    perComputer: phonesPerStrongComputer,
    addresses: figure('addresses'),
    small,
    middle,
    large,
    rootPorts: figure('rootPorts'),
    tiers: figure('tiers'),
    limit: facts.hubTree.fields.tiers?.max ?? 0,
    hub: format(figure('hubEfficiency') / 100),
    load: format(figure('load') / 100),
    supply: format(figure('supplyEfficiency') / 100),
    usable: usbUsableMbit,
    grid: defaultInput.videoRate,
    full: Math.max(...videoRates),
    accounts: facts.accountsPerPhone,
  };
}
