import { type ReactNode, useId, useState } from 'react';
import { phoneRange, phoneStops, problemText } from '../../i18n/counts.ts';
import { fill } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import { island } from '../../islands/CrashCard.tsx';
import controls from '../../ui/controls.module.css';
import { FactRow } from '../../ui/FactRow.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import results from '../../ui/results.module.css';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useCount } from '../../ui/use-count.ts';
import { calculate } from '../calculator/calculate.ts';
import type { ToolLabels } from '../shared/words.ts';
import { FarmDrawing } from './FarmDrawing.tsx';
import styles from './FarmPlanner.module.css';
import {
  advisedHubPorts,
  defaultInput,
  type FarmFacts,
  type FarmInput,
  hubSizes,
  phonesPerStrongComputer,
  planFarm,
  usbUsableMbit,
  videoRates,
  wattRange,
} from './farm-plan.ts';

interface Props extends FarmFacts {
  locale: Locale;
  labels: ToolLabels<'farm-planner'>;
  local: string;
}

/** A figure, its name, and what to know about it. */
type Row = [label: string, value: ReactNode, more?: { hint?: string; warn?: boolean }];

function FarmPlanner({ locale, labels, local, ...facts }: Props) {
  const id = useId();
  const phones = useCount(defaultInput.phones, phoneRange);
  const watts = useCount(defaultInput.wattsPerPhone, wattRange);
  const [choices, setChoices] = useState(defaultInput);
  const choose = (choice: Partial<FarmInput>): void => setChoices((last) => ({ ...last, ...choice }));
  const input: FarmInput = { ...choices, phones: phones.value, wattsPerPhone: watts.value };
  const plan = planFarm(input, facts);
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const stale = phones.problem !== undefined || watts.problem !== undefined;
  const { headline, groups, notes } = outcome({ input, plan, facts, labels, format });

  return (
    <Panel title={labels.title} local={local}>
      <form
        className={`${results.form} ${styles.form}`}
        onSubmit={(event) => event.preventDefault()}
        autoComplete="off"
      >
        <NumberField
          className={styles.wide}
          name="phones"
          label={labels.phones}
          text={phones.text}
          onType={phones.type}
          slider={{
            label: labels.phonesSlider,
            stops: phoneStops,
            value: phones.value,
            valueText: format(phones.value),
          }}
          problem={problemText(phones.problem, phoneRange, labels, format)}
        />
        <SegmentedControl
          className={styles.half}
          legend={labels.connection}
          name="connection"
          controlled
          chosen={input.connection}
          onChoose={(value) => choose({ connection: value === 'network' ? value : 'usb' })}
          options={[
            { value: 'usb', label: labels.usb },
            { value: 'network', label: labels.network },
          ]}
        />
        <SegmentedControl
          className={styles.half}
          legend={labels.board}
          name="board"
          controlled
          chosen={input.board}
          onChoose={(value) => choose({ board: value === 'workstation' ? value : 'ordinary' })}
          disabled={input.connection === 'network'}
          options={[
            { value: 'ordinary', label: labels.ordinary },
            { value: 'workstation', label: labels.workstation },
          ]}
        />
        <SegmentedControl
          legend={labels.hubPorts}
          name="hubPorts"
          controlled
          chosen={String(input.hubPorts)}
          onChoose={(value) => choose({ hubPorts: Number(value) })}
          options={hubSizes.map((size) => ({ value: String(size), label: size }))}
        />
        <NumberField
          name="wattsPerPhone"
          label={labels.watts}
          text={watts.text}
          onType={watts.type}
          unit={labels.wattsUnit}
          problem={problemText(watts.problem, wattRange, labels, format)}
        />
        <div className={controls.field}>
          <label htmlFor={id}>{labels.video}</label>
          <select
            id={id}
            className={controls.input}
            name="videoRate"
            value={input.videoRate}
            onChange={({ target }) => choose({ videoRate: Number(target.value) })}
          >
            {videoRates.map((rate) => (
              <option key={rate} value={rate}>
                {fill(labels.videoOption, { n: rate })}
              </option>
            ))}
          </select>
        </div>
      </form>

      <section className={results.result} aria-label={labels.result} data-stale={stale || undefined}>
        <dl className={`${results.figures} ${styles.figures}`} aria-live="polite" aria-atomic="true">
          {headline.map(([label, value, { hint } = {}]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>
                {value}
                {hint && <small>{hint}</small>}
              </dd>
            </div>
          ))}
        </dl>
        <p className={results.stale} hidden={!stale}>
          {labels.stale}
        </p>
        <div className={styles.columns}>
          <div className={styles.details}>
            {groups.map(({ title, rows }) => (
              <div key={title} className={styles.group}>
                <p className={styles.groupTitle}>{title}</p>
                <dl>
                  {rows.map(([label, value, more]) => (
                    <FactRow key={label} label={label} warn={more?.warn ?? false}>
                      {value}
                    </FactRow>
                  ))}
                </dl>
              </div>
            ))}
          </div>
          <FarmDrawing plan={plan} input={input} hubTree={facts.hubTree} labels={labels} format={format} />
        </div>
        <ul className={results.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </section>

      {/* It may have been opened before hydration: the attribute then differs from the markup, rightly. */}
      <details className={results.how} suppressHydrationWarning>
        <summary>{labels.rules}</summary>
        <ul>
          {rules(facts, labels, locale).map((rule) => (
            <li key={rule}>{rule}</li>
          ))}
        </ul>
      </details>
    </Panel>
  );
}

export default island(FarmPlanner);

interface Outcome {
  input: FarmInput;
  plan: ReturnType<typeof planFarm>;
  facts: FarmFacts;
  labels: Props['labels'];
  format: (value: number) => string;
}

const defaultOf = ({ hubTree, hubPower }: FarmFacts, name: string): number =>
  (hubTree.fields[name] ?? hubPower.fields[name])?.default ?? 0;

/** The plan in words: the figures everybody asks for, the others in groups, and what to mind. */
function outcome({ input, plan, facts, labels, format }: Outcome) {
  const onNetwork = input.connection === 'network';
  const span = (values: readonly number[]): string => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    // Word joiners keep the range on one line.
    return least === most ? format(most) : `${format(least)}\u2060–\u2060${format(most)}`;
  };
  const say = (text: string, n: number, max = 0): string => fill(text, { n: format(n), max: format(max) });
  const headline: Row[] = [
    [labels.computers, format(plan.computers.length)],
    [labels.controllers, onNetwork ? labels.noUsb : format(plan.controllers)],
    [onNetwork ? labels.chargingHubs : labels.hubs, format(plan.banks.length)],
    onNetwork
      ? [labels.tiers, labels.noUsb]
      : [labels.tiers, format(plan.tiers), { hint: fill(labels.tiersLimit, { max: defaultOf(facts, 'tiers') }) }],
  ];
  const layout: Row[] = [
    [labels.perComputer, span(plan.computers.map(({ phones }) => phones))],
    [labels.perHub, span(plan.banks)],
  ];
  if (plan.splitters > 0) layout.push([labels.splitters, format(plan.splitters)]);
  if (onNetwork) layout.push([labels.videoNetwork, say(labels.videoNetworkValue, plan.videoMbit)]);
  else
    layout.push(
      [labels.addresses, say(labels.ofLimit, plan.addresses, defaultOf(facts, 'addresses'))],
      [labels.videoUsb, say(labels.videoUsbValue, plan.videoMbit, usbUsableMbit), { warn: !plan.videoFits }],
    );
  const power: Row[] = [
    [labels.bank, fill(labels.bankValue, { watts: format(plan.bankWatts), amps: format(plan.bankAmps) })],
    [labels.supply, say(labels.atLeastWatts, plan.supplyWatts)],
    [labels.total, say(labels.totalValue, plan.totalWatts)],
    [labels.wall, say(labels.wallValue, plan.wallWatts)],
  ];
  const licenses = plan.licenses.map(({ plan: { key, name }, computers }) => (
    <span key={key} className={styles.license}>
      {fill(labels.planValue, { n: format(computers), plan: name })}
    </span>
  ));
  const program: Row[] = [
    [labels.plan, licenses],
    [labels.accounts, say(labels.upTo, plan.accounts)],
  ];
  return {
    headline,
    groups: [
      { title: labels.groupLayout, rows: layout },
      { title: labels.groupPower, rows: power },
      { title: labels.groupProgram, rows: program },
    ],
    notes: [
      plan.computers.length > 1 && labels.noteComputers,
      !onNetwork &&
        input.board === 'workstation' &&
        fill(labels.noteWorkstation, { n: defaultOf(facts, 'perController'), max: phonesPerStrongComputer }),
      onNetwork && labels.noteNetwork,
      input.hubPorts > advisedHubPorts && labels.noteHub,
      !plan.videoFits && labels.noteVideo,
    ].filter((note) => note !== false),
  };
}

/** How the figures are worked out. */
function rules(facts: FarmFacts, labels: Props['labels'], locale: Locale): string[] {
  const percent = (name: string): string =>
    new Intl.NumberFormat(locale, { style: 'percent' }).format(defaultOf(facts, name) / 100);
  const [small = 0, middle = 0, large = 0] = hubSizes.map((ports) =>
    calculate(facts.hubTree, { ports }).lookUp('chips'),
  );
  return [
    fill(labels.rulePractice, { n: defaultOf(facts, 'perController') }),
    fill(labels.ruleStrong, { n: phonesPerStrongComputer }),
    fill(labels.ruleAddresses, { n: defaultOf(facts, 'addresses'), small, middle, large }),
    fill(labels.ruleTiers, {
      n: defaultOf(facts, 'rootPorts'),
      max: defaultOf(facts, 'tiers'),
      limit: facts.hubTree.fields.tiers?.max ?? 0,
    }),
    fill(labels.rulePower, { hub: percent('hubEfficiency'), load: percent('load') }),
    fill(labels.ruleWall, { efficiency: percent('supplyEfficiency') }),
    fill(labels.ruleVideo, { n: usbUsableMbit, grid: defaultInput.videoRate, full: Math.max(...videoRates) }),
    fill(labels.rulePlan, { n: facts.accountsPerPhone }),
  ];
}
