import { evenly } from '../../lib/plans.ts';
import { defineCalculator } from '../shared/define-calculator.ts';
import { chipsOf, depthOf, splittersFor } from '../shared/usb-tree.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Hubs, tiers and cables for a number of phones on USB. */
export const calculator = defineCalculator({
  fields: {
    phones: { first: 40, min: 1, max: 1000, unit: 'phones' },
    ports: { first: 10, min: 2, max: 30, unit: 'ports' },
    rootPorts: { first: 4, min: 1, max: 16, unit: 'ports', ours: true },
    chipPorts: { first: 4, min: 4, max: 16, unit: 'ports', ours: true },
    tiers: { first: 3, min: 1, max: 5, ours: true },
    // The first values of these two come from the registry of figures.
    perController: { first: 40, min: 1, max: 127, unit: 'phones', ours: true },
    addresses: { first: 127, min: 32, max: 127, unit: 'addresses' },
  },
  results: {
    chips: { unit: 'chips', formula: '({ports} − 1) ÷ ({chipPorts} − 1)', rounded: 'up' },
    capacity: { unit: 'phones' },
    controllers: { unit: 'controllers', headline: true, formula: '{phones} ÷ {capacity}', rounded: 'up' },
    phonesEach: { unit: 'phones', formula: '{phones} ÷ {controllers}', rounded: 'up' },
    hubsEach: { unit: 'hubs', formula: '{phonesEach} ÷ {ports}', rounded: 'up' },
    splittersEach: { unit: 'splitters', formula: '({hubsEach} − {rootPorts}) ÷ ({chipPorts} − 1)', rounded: 'up' },
    behind: { unit: 'hubs', formula: '{hubsEach} − ({rootPorts} − {splittersEach})' },
    deep: { unit: 'chips', headline: true },
    used: {
      unit: 'addresses',
      headline: true,
      formula: ({ splittersEach }) =>
        splittersEach > 0
          ? '{phonesEach} + {hubsEach} × {chips} + {splittersEach}'
          : '{phonesEach} + {hubsEach} × {chips}',
    },
    hubs: { unit: 'hubs', headline: true },
    splitters: { unit: 'splitters' },
    cables: {
      unit: 'cables',
      formula: ({ splitters }) => (splitters > 0 ? '{phones} + {hubs} + {splitters}' : '{phones} + {hubs}'),
    },
  },
  compute: ({ phones, ports, rootPorts, chipPorts, tiers, perController, addresses }) => {
    const chips = chipsOf(ports, chipPorts);
    const depth = depthOf(chips, chipPorts);
    const hubsFor = (count: number): number => Math.ceil(count / ports);
    const splitsFor = (count: number): number => splittersFor(hubsFor(count), rootPorts, chipPorts);
    const usedBy = (count: number): number => count + hubsFor(count) * chips + splitsFor(count);
    const fits = (count: number): boolean =>
      hubsFor(count) <= rootPorts * chipPorts &&
      depth + Math.min(1, splitsFor(count)) <= tiers &&
      usedBy(count) <= addresses;

    let capacity = perController;
    while (capacity > 0 && !fits(capacity)) capacity -= 1;
    const possible = capacity > 0;
    const loads = possible ? evenly(phones, Math.ceil(phones / capacity)) : [];
    const [phonesEach = 0] = loads;
    const hubs = sum(loads.map(hubsFor));
    const splitters = sum(loads.map(splitsFor));
    const hubsEach = hubsFor(phonesEach);
    const splittersEach = splitsFor(phonesEach);
    const known = (value: number): number | undefined => (possible ? value : undefined);
    return {
      results: {
        chips,
        capacity: known(capacity),
        controllers: known(loads.length),
        phonesEach: known(phonesEach),
        hubsEach: known(hubsEach),
        splittersEach: splittersEach || undefined,
        behind: splittersEach ? hubsEach - (rootPorts - splittersEach) : undefined,
        deep: known(depth + Math.min(1, splittersEach)),
        used: known(usedBy(phonesEach)),
        hubs: known(hubs),
        splitters: splitters || undefined,
        cables: known(phones + hubs + splitters),
      },
      notes: { tooDeep: !possible, rule: possible, large: ports > 10 },
    };
  },
  sources: {
    addresses: {
      title: 'USB Host Controller Driver Architecture',
      publisher: 'Microsoft Learn',
      url: 'https://learn.microsoft.com/en-us/previous-versions/windows/embedded/ee482700(v=winembedded.60)',
      read: '2026-11-15',
    },
    tiers: {
      title: 'USB_HOST_HUB_TIER_LEVEL Macro',
      publisher: 'Microchip, MPLAB Harmony USB Host Stack',
      url: 'https://onlinedocs.microchip.com/oxy/GUID-F87FB96D-14AD-4C42-95C0-20BDC3958789-en-US-4/GUID-AFEA360D-2AB1-4B25-B8F0-3A6C02F13478.html',
      read: '2026-11-15',
    },
  },
});
