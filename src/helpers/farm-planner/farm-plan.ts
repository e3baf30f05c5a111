import { evenly, type License, licensesFor, type Plan } from '../../lib/plans.ts';
import { chipsOf, depthOf, splittersFor } from './usb-tree.ts';

/**
 * The arithmetic of the farm planner:
 *
 * - An ordinary board carries about `usbPhonesInPractice` USB phones. The limit is the USB controller's and not the
 *   system's, so a workstation board or added controller cards carry that many for each controller.
 * - A controller has `usbAddressLimit` addresses, and hubs take some of them. What it counts are hub chips.
 * - Powered hubs of 7 to 10 ports, each with a supply of its own, and at most 3 hub chips in a row: a usual hub is two
 *   deep, and USB allows no more than 5 (USB 2.0 specification, 4.1.1).
 * - From 100 phones on the farm is divided over several computers: one that fails stops only its share.
 */
export type Connection = 'usb' | 'network';
export type Board = 'ordinary' | 'workstation';
export type HubPorts = 7 | 10 | 16;

export const hubSizes: readonly HubPorts[] = [7, 10, 16];
export const wattRange = { min: 1, max: 25 } as const;

/** Hubs with more ports are outside the advice of 7–10 ports to a bank. */
export const advisedHubPorts = 10;
export const maxTiers = 3;
export const usbTierLimit = 5;
/** One computer with enough controllers, or with phones on the network. */
export const phonesPerStrongComputer = 100;
/** Rear ports of one controller that carry hubs; a usual controller card has four sockets. */
export const rootPorts = 4;
/** Hubs are built from four-port chips: 3+4, 2+4+4 and 4+4+4+4 free ports behind one chip at the top. */
const chipPorts = 4;
export const chipsOfHub = (hubPorts: HubPorts): number => chipsOf(hubPorts, chipPorts);
const volts = 5;
/** The same figures as in the calculators of power. */
export const shares = {
  hub: 0.9,
  supply: 0.88,
  load: 0.8,
};
/** What is left of USB 2.0's 480 Mbit/s for data once the protocol has taken its share. */
export const usbUsableMbit = 280;
/** 8 Mbit/s is the default of scrcpy (its doc/video.md) for a full-size picture; pictures in a grid need far less. */
export const videoRates = [1, 2, 4, 8] as const;
export type VideoRate = (typeof videoRates)[number];

export interface FarmFacts {
  usbPhonesInPractice: number;
  usbAddressLimit: number;
  accountsPerPhone: number;
  /** Smallest first. */
  plans: readonly Plan[];
}

export interface FarmNumbers {
  phones: number;
  wattsPerPhone: number;
}

export interface FarmChoices {
  connection: Connection;
  board: Board;
  hubPorts: HubPorts;
  videoRate: VideoRate;
}

export type FarmInput = FarmNumbers & FarmChoices;

export const defaultInput: FarmInput = {
  phones: 100,
  connection: 'usb',
  board: 'ordinary',
  hubPorts: 10,
  wattsPerPhone: 10,
  videoRate: 2,
};

/** Hubs behind one port of the computer: one hub, or several behind a four-port splitter. */
export interface Branch {
  splitter: boolean;
  /** Phones on each hub. */
  banks: number[];
}

export interface Controller {
  phones: number;
  branches: Branch[];
  addresses: number;
  /** Hub chips in a row between the computer and a phone. */
  tiers: number;
}

export interface Computer {
  phones: number;
  /** None when the phones are on the network: then the banks only charge. */
  controllers: Controller[];
  banks: number[];
}

export interface FarmPlan {
  /** Fullest first. */
  computers: [Computer, ...Computer[]];
  controllers: number;
  hubs: number;
  splitters: number;
  tiers: number;
  /** On the fullest controller. */
  addresses: number;
  power: {
    bankPhones: number;
    bankWatts: number;
    bankAmps: number;
    supplyWatts: number;
    totalWatts: number;
    wallWatts: number;
  };
  /** On the fullest controller, or through the network as a whole. */
  videoMbit: number;
  videoFits: boolean;
  licenses: License[];
  accounts: number;
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const splittersBefore = (hubs: number): number => splittersFor(hubs, rootPorts, chipPorts);

/** Addresses that phones and the hubs they hang on take on one controller. */
export function addressesUsed(phones: number, hubPorts: HubPorts): number {
  const hubs = Math.ceil(phones / hubPorts);
  return phones + hubs * chipsOfHub(hubPorts) + splittersBefore(hubs);
}

/** Phones one controller carries: what practice allows, as long as addresses and tiers allow it too. */
export function controllerCapacity(hubPorts: HubPorts, facts: FarmFacts): number {
  let phones = facts.usbPhonesInPractice;
  while (
    phones > 1 &&
    (addressesUsed(phones, hubPorts) > facts.usbAddressLimit || Math.ceil(phones / hubPorts) > rootPorts * chipPorts)
  ) {
    phones -= 1;
  }
  return phones;
}

function computerCapacity({ connection, board, hubPorts }: FarmInput, facts: FarmFacts): number {
  const carries =
    connection === 'usb' && board === 'ordinary' ? controllerCapacity(hubPorts, facts) : phonesPerStrongComputer;
  // No plan runs scripts on more phones of one computer at once than the largest.
  return Math.min(carries, facts.plans.at(-1)?.phones ?? carries);
}

function planController(phones: number, hubPorts: HubPorts): Controller {
  const banks = evenly(phones, Math.ceil(phones / hubPorts));
  const splitters = splittersBefore(banks.length);
  const depth = depthOf(chipsOfHub(hubPorts), chipPorts);
  const direct = rootPorts - splitters;
  const branches: Branch[] = banks.slice(0, direct).map((bank) => ({ splitter: false, banks: [bank] }));
  for (let start = direct; start < banks.length; start += chipPorts) {
    branches.push({ splitter: true, banks: banks.slice(start, start + chipPorts) });
  }
  return {
    phones,
    branches,
    addresses: addressesUsed(phones, hubPorts),
    tiers: splitters > 0 ? depth + 1 : depth,
  };
}

function planComputer(phones: number, input: FarmInput, facts: FarmFacts): Computer {
  if (input.connection === 'network') {
    return { phones, controllers: [], banks: evenly(phones, Math.ceil(phones / input.hubPorts)) };
  }
  const count = Math.ceil(phones / controllerCapacity(input.hubPorts, facts));
  const controllers = evenly(phones, count).map((share) => planController(share, input.hubPorts));
  return {
    phones,
    controllers,
    banks: controllers.flatMap(({ branches }) => branches.flatMap(({ banks }) => banks)),
  };
}

/** `input.phones` is a whole number of `phoneRange` (lib/counts.ts). */
export function planFarm(input: FarmInput, facts: FarmFacts): FarmPlan {
  const [largest = 0, ...others] = evenly(input.phones, Math.ceil(input.phones / computerCapacity(input, facts)));
  const first = planComputer(largest, input, facts);
  const computers: FarmPlan['computers'] = [first, ...others.map((load) => planComputer(load, input, facts))];

  const controllers = computers.flatMap((computer) => computer.controllers);
  const bankPhones = Math.max(...first.banks);
  const bankWatts = bankPhones * input.wattsPerPhone;
  const totalWatts = input.phones * input.wattsPerPhone;
  const overNetwork = input.connection === 'network';
  const fullest = Math.max(0, ...controllers.map(({ phones }) => phones));
  const videoMbit = (overNetwork ? input.phones : fullest) * input.videoRate;
  return {
    computers,
    controllers: controllers.length,
    hubs: sum(computers.map(({ banks }) => banks.length)),
    splitters: sum(controllers.map(({ branches }) => branches.filter(({ splitter }) => splitter).length)),
    tiers: Math.max(0, ...controllers.map(({ tiers }) => tiers)),
    addresses: Math.max(0, ...controllers.map(({ addresses }) => addresses)),
    power: {
      bankPhones,
      bankWatts,
      bankAmps: bankWatts / volts,
      supplyWatts: Math.ceil(bankWatts / shares.hub / shares.load),
      totalWatts,
      wallWatts: Math.round(totalWatts / shares.hub / shares.supply),
    },
    videoMbit,
    videoFits: overNetwork || videoMbit <= usbUsableMbit,
    licenses: licensesFor(
      computers.map(({ phones }) => phones),
      facts.plans,
    ),
    accounts: input.phones * facts.accountsPerPhone,
  };
}
