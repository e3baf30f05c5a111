import type { ReactNode } from 'react';
import type { Format } from '../../lib/counts.ts';
import { fill } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import { FactRow } from '../../ui/FactRow.tsx';
import results from '../../ui/results.module.css';
import styles from './FarmPlanner.module.css';
import {
  advisedHubPorts,
  chipsOfHub,
  defaultInput,
  type FarmFacts,
  type FarmInput,
  type FarmPlan,
  maxTiers,
  phonesPerStrongComputer,
  rootPorts,
  shares,
  usbTierLimit,
  usbUsableMbit,
  videoRates,
} from './farm-plan.ts';
import type { FarmLabels } from './labels.ts';

export interface PartProps {
  plan: FarmPlan;
  input: FarmInput;
  labels: FarmLabels;
  format: Format;
}

/** The four numbers everybody asks for. */
export function Headline({ plan, input, labels, format }: PartProps) {
  const network = input.connection === 'network';
  const figures: Array<[label: string, value: string, hint?: string]> = [
    [labels.computers, format(plan.computers.length)],
    [labels.controllers, network ? labels.noUsb : format(plan.controllers)],
    [network ? labels.chargingHubs : labels.hubs, format(plan.hubs)],
    [
      labels.tiers,
      network ? labels.noUsb : format(plan.tiers),
      network ? undefined : fill(labels.tiersLimit, { max: maxTiers }),
    ],
  ];
  return (
    <dl className={`${results.figures} ${styles.figures}`} aria-live="polite" aria-atomic="true">
      {figures.map(([label, value, hint]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {value}
            {hint && <small>{hint}</small>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

const span = (values: readonly number[], format: Format): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Word joiners keep the range on one line.
  return least === most ? format(most) : `${format(least)}\u2060–\u2060${format(most)}`;
};

export function Details({ plan, input, facts, labels, format }: PartProps & { facts: FarmFacts }) {
  const network = input.connection === 'network';
  const { power } = plan;
  const banks = plan.computers.flatMap((computer) => computer.banks);
  const loads = plan.computers.map(({ phones }) => phones);
  return (
    <div className={styles.details}>
      <Group title={labels.groupLayout}>
        <FactRow label={labels.perComputer}>{span(loads, format)}</FactRow>
        <FactRow label={labels.perHub}>{span(banks, format)}</FactRow>
        {plan.splitters > 0 && <FactRow label={labels.splitters}>{format(plan.splitters)}</FactRow>}
        {!network && (
          <FactRow label={labels.addresses}>
            {fill(labels.ofLimit, { n: format(plan.addresses), max: format(facts.usbAddressLimit) })}
          </FactRow>
        )}
        <FactRow label={network ? labels.videoNetwork : labels.videoUsb} warn={!plan.videoFits}>
          {fill(network ? labels.videoNetworkValue : labels.videoUsbValue, {
            n: format(plan.videoMbit),
            max: format(usbUsableMbit),
          })}
        </FactRow>
      </Group>
      <Group title={labels.groupPower}>
        <FactRow label={labels.bank}>
          {fill(labels.bankValue, { watts: format(power.bankWatts), amps: format(power.bankAmps) })}
        </FactRow>
        <FactRow label={labels.supply}>{fill(labels.atLeastWatts, { n: format(power.supplyWatts) })}</FactRow>
        <FactRow label={labels.total}>{fill(labels.totalValue, { n: format(power.totalWatts) })}</FactRow>
        <FactRow label={labels.wall}>{fill(labels.wallValue, { n: format(power.wallWatts) })}</FactRow>
      </Group>
      <Group title={labels.groupProgram}>
        <FactRow label={labels.plan}>
          {plan.licenses.map((license) => (
            <span key={license.plan.key} className={styles.license}>
              {fill(labels.planValue, { n: format(license.computers), plan: license.plan.name })}
            </span>
          ))}
        </FactRow>
        <FactRow label={labels.accounts}>{fill(labels.upTo, { n: format(plan.accounts) })}</FactRow>
      </Group>
    </div>
  );
}

function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className={styles.group}>
      <p className={styles.groupTitle}>{title}</p>
      <dl>{children}</dl>
    </div>
  );
}

/** What to mind with this very plan. */
export function Notes({ plan, input, facts, labels }: Omit<PartProps, 'format'> & { facts: FarmFacts }) {
  const network = input.connection === 'network';
  const notes = [
    plan.computers.length > 1 && labels.noteComputers,
    !network &&
      input.board === 'workstation' &&
      fill(labels.noteWorkstation, { n: facts.usbPhonesInPractice, max: phonesPerStrongComputer }),
    network && labels.noteNetwork,
    input.hubPorts > advisedHubPorts && labels.noteHub,
    !plan.videoFits && labels.noteVideo,
  ].filter((note) => note !== false);
  return (
    <ul className={results.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/** How the figures are worked out. */
export function Rules({ facts, labels, locale }: { facts: FarmFacts; labels: FarmLabels; locale: Locale }) {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const rules = [
    fill(labels.rulePractice, { n: facts.usbPhonesInPractice }),
    fill(labels.ruleStrong, { n: phonesPerStrongComputer }),
    fill(labels.ruleAddresses, {
      n: facts.usbAddressLimit,
      small: chipsOfHub(7),
      middle: chipsOfHub(10),
      large: chipsOfHub(16),
    }),
    fill(labels.ruleTiers, { n: rootPorts, max: maxTiers, limit: usbTierLimit }),
    fill(labels.rulePower, { hub: percent.format(shares.hub), load: percent.format(shares.load) }),
    fill(labels.ruleWall, { efficiency: percent.format(shares.supply) }),
    fill(labels.ruleVideo, { n: usbUsableMbit, grid: defaultInput.videoRate, full: Math.max(...videoRates) }),
    fill(labels.rulePlan, { n: facts.accountsPerPhone }),
  ];
  return (
    // The reader may have opened it before this code arrived: the attribute then differs from the markup, rightly.
    <details className={results.how} suppressHydrationWarning>
      <summary>{labels.rules}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
