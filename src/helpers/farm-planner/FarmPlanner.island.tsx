import { type FormEvent, type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { type CountProblem, nearestStop, parseCount, phoneStops } from '../../lib/counts.ts';
import { fill } from '../../lib/i18n.ts';
import type { Locale } from '../../lib/locales.ts';
import controls from '../../ui/controls.module.css';
import styles from './FarmPlanner.module.css';
import {
  advisedHubPorts,
  type Computer,
  chipsOfHub,
  defaultInput,
  type FarmFacts,
  type FarmInput,
  type FarmPlan,
  type HubPorts,
  hubSizes,
  maxTiers,
  phoneRange,
  phonesPerStrongComputer,
  planFarm,
  rootPorts,
  supplyEfficiency,
  supplyReserve,
  type TreeLine,
  treeLines,
  usbTierLimit,
  usbUsableMbit,
  videoRates,
  wattRange,
} from './farm-plan.ts';
import type { FarmPlannerLabels } from './label-keys.ts';

interface Props extends FarmFacts {
  locale: Locale;
  labels: FarmPlannerLabels;
}

interface Reading {
  /** The last input without mistakes: what the result shows. */
  input: FarmInput;
  problems: { phones?: CountProblem; watts?: CountProblem };
}

function oneOf<T extends string | number>(options: readonly T[], value: FormDataEntryValue | null, fallback: T): T {
  return options.find((option) => String(option) === value) ?? fallback;
}

function readForm(form: HTMLFormElement, last: FarmInput): Reading {
  const data = new FormData(form);
  const phones = parseCount(String(data.get('phones') ?? ''), phoneRange);
  const watts = parseCount(String(data.get('watts') ?? ''), wattRange);
  return {
    input: {
      phones: phones.problem ? last.phones : phones.value,
      wattsPerPhone: watts.problem ? last.wattsPerPhone : watts.value,
      connection: oneOf(['usb', 'network'], data.get('connection'), last.connection),
      board: oneOf(['ordinary', 'workstation'], data.get('board'), last.board),
      hubPorts: oneOf(hubSizes, data.get('hubPorts'), last.hubPorts),
      videoRate: oneOf(videoRates, data.get('videoRate'), last.videoRate),
    },
    problems: {
      ...(phones.problem && { phones: phones.problem }),
      ...(watts.problem && { watts: watts.problem }),
    },
  };
}

/** The slider follows the number, and the other way round; `moved` tells which of the two the reader touched. */
function alignSlider(form: HTMLFormElement, moved: 'slider' | 'number'): void {
  const number = form.elements.namedItem('phones');
  const slider = form.elements.namedItem('phonesSlider');
  if (!(number instanceof HTMLInputElement && slider instanceof HTMLInputElement)) return;
  if (moved === 'slider') {
    number.value = String(phoneStops[slider.valueAsNumber] ?? phoneRange.min);
    return;
  }
  const typed = parseCount(number.value, phoneRange);
  if (!typed.problem) slider.value = String(nearestStop(typed.value, phoneStops));
}

function FarmPlanner({ locale, labels, ...facts }: Props) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [{ input, problems }, setReading] = useState<Reading>({ input: defaultInput, problems: {} });
  const plan = planFarm(input, facts);
  const stale = Object.keys(problems).length > 0;
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });

  // The fields may have been changed before this code arrived: what stands in them counts.
  useEffect(() => {
    if (!form.current) return;
    const slider = form.current.elements.namedItem('phonesSlider');
    const moved = slider instanceof HTMLInputElement && slider.value !== slider.defaultValue;
    const typed = new FormData(form.current).get('phones') !== String(defaultInput.phones);
    alignSlider(form.current, moved && !typed ? 'slider' : 'number');
    setReading(readForm(form.current, defaultInput));
  }, []);

  const onInput = (event: FormEvent<HTMLFormElement>): void => {
    const { target, currentTarget } = event;
    alignSlider(currentTarget, target instanceof HTMLInputElement && target.type === 'range' ? 'slider' : 'number');
    setReading((last) => readForm(currentTarget, last.input));
  };

  const message = (problem: CountProblem | undefined, range: { min: number; max: number }): string =>
    problem ? fill(labels[problem], { min: number.format(range.min), max: number.format(range.max) }) : '';

  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-label={labels.title}>
      <header className={controls.head}>
        <h3 className={controls.title}>{labels.title}</h3>
        <p className={controls.local}>{labels.local}</p>
      </header>

      <form ref={form} className={styles.form} onInput={onInput} autoComplete="off">
        <div className={`${controls.field} ${styles.wide}`}>
          <label className={styles.label} htmlFor={`${id}phones`}>
            {labels.phones}
          </label>
          <div className={controls.pair}>
            <input
              id={`${id}phones`}
              className={`${styles.input} ${styles.large}`}
              name="phones"
              type="text"
              inputMode="numeric"
              defaultValue={defaultInput.phones}
              aria-invalid={problems.phones !== undefined}
              aria-describedby={`${id}phones-problem`}
            />
            <input
              className={`${controls.slider} needs-js`}
              name="phonesSlider"
              type="range"
              min={0}
              max={phoneStops.length - 1}
              defaultValue={nearestStop(defaultInput.phones, phoneStops)}
              aria-label={labels.phonesSlider}
              aria-valuetext={number.format(input.phones)}
            />
          </div>
          <Problem id={`${id}phones-problem`}>{message(problems.phones, phoneRange)}</Problem>
        </div>

        <Choice
          name="connection"
          label={labels.connection}
          chosen={defaultInput.connection}
          options={[
            ['usb', labels.usb],
            ['network', labels.network],
          ]}
        />
        <Choice
          name="board"
          label={labels.board}
          chosen={defaultInput.board}
          disabled={input.connection === 'network'}
          options={[
            ['ordinary', labels.ordinary],
            ['workstation', labels.workstation],
          ]}
        />
        <Choice
          name="hubPorts"
          label={labels.hubPorts}
          chosen={String(defaultInput.hubPorts)}
          options={hubSizes.map((size) => [String(size), String(size)])}
        />
        <div className={controls.field}>
          <label className={styles.label} htmlFor={`${id}watts`}>
            {labels.watts}
          </label>
          <span className={styles.measured}>
            <input
              id={`${id}watts`}
              className={styles.input}
              name="watts"
              type="text"
              inputMode="numeric"
              defaultValue={defaultInput.wattsPerPhone}
              aria-invalid={problems.watts !== undefined}
              aria-describedby={`${id}watts-unit ${id}watts-problem`}
            />
            <span id={`${id}watts-unit`} className={styles.unit}>
              {labels.wattsUnit}
            </span>
          </span>
          <Problem id={`${id}watts-problem`}>{message(problems.watts, wattRange)}</Problem>
        </div>
        <div className={controls.field}>
          <label className={styles.label} htmlFor={`${id}video`}>
            {labels.video}
          </label>
          <select id={`${id}video`} className={styles.input} name="videoRate" defaultValue={defaultInput.videoRate}>
            {videoRates.map((rate) => (
              <option key={rate} value={rate}>
                {fill(labels.videoOption, { n: rate })}
              </option>
            ))}
          </select>
        </div>
      </form>

      <section className={styles.result} aria-label={labels.result} data-stale={stale || undefined}>
        <Headline plan={plan} labels={labels} format={number.format} network={input.connection === 'network'} />
        <p className={styles.stale} hidden={!stale}>
          {labels.stale}
        </p>
        <div className={styles.columns}>
          <Details plan={plan} input={input} facts={facts} labels={labels} format={number.format} />
          <Drawing plan={plan} input={input} labels={labels} format={number.format} />
        </div>
        <Notes plan={plan} input={input} facts={facts} labels={labels} />
      </section>

      <Rules facts={facts} labels={labels} locale={locale} />
    </section>
  );
}

function Problem({ id, children }: { id: string; children: string }) {
  return (
    <p id={id} className={styles.problem} aria-live="polite">
      {children}
    </p>
  );
}

interface ChoiceProps {
  name: string;
  label: string;
  chosen: string;
  disabled?: boolean;
  options: ReadonlyArray<readonly [value: string, label: string]>;
}

function Choice({ name, label, chosen, disabled = false, options }: ChoiceProps) {
  return (
    <fieldset
      className={`${controls.field} ${styles.choice} ${options.length === 2 ? styles.half : ''}`}
      disabled={disabled}
    >
      <legend className={styles.label}>{label}</legend>
      <div className={controls.segments}>
        {options.map(([value, text]) => (
          <label key={value} className={controls.segment}>
            <input type="radio" name={name} value={value} defaultChecked={value === chosen} />
            <span>{text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Format = (value: number) => string;

interface HeadlineProps {
  plan: FarmPlan;
  labels: FarmPlannerLabels;
  format: Format;
  network: boolean;
}

function Headline({ plan, labels, format, network }: HeadlineProps) {
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
    <dl className={styles.figures} aria-live="polite" aria-atomic="true">
      {figures.map(([label, value, hint]) => (
        <div key={label} className={styles.figure}>
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

interface PartProps {
  plan: FarmPlan;
  input: FarmInput;
  labels: FarmPlannerLabels;
  format: Format;
}

const span = (values: readonly number[], format: Format): string => {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  // Word joiners keep the range on one line.
  return least === most ? format(most) : `${format(least)}\u2060–\u2060${format(most)}`;
};

function Details({ plan, input, facts, labels, format }: PartProps & { facts: FarmFacts }) {
  const network = input.connection === 'network';
  const { power } = plan;
  const banks = plan.computers.flatMap((computer) => computer.banks);
  const loads = plan.computers.map(({ phones }) => phones);
  return (
    <div className={styles.details}>
      <Group title={labels.groupLayout}>
        <Row label={labels.perComputer}>{span(loads, format)}</Row>
        <Row label={labels.perHub}>{span(banks, format)}</Row>
        {plan.splitters > 0 && <Row label={labels.splitters}>{format(plan.splitters)}</Row>}
        {!network && (
          <Row label={labels.addresses}>
            {fill(labels.ofLimit, { n: format(plan.addresses), max: format(facts.usbAddressLimit) })}
          </Row>
        )}
        <Row label={network ? labels.videoNetwork : labels.videoUsb} warn={!plan.videoFits}>
          {fill(network ? labels.videoNetworkValue : labels.videoUsbValue, {
            n: format(plan.videoMbit),
            max: format(usbUsableMbit),
          })}
        </Row>
      </Group>
      <Group title={labels.groupPower}>
        <Row label={labels.bank}>
          {fill(labels.bankValue, { watts: format(power.bankWatts), amps: format(power.bankAmps) })}
        </Row>
        <Row label={labels.supply}>{fill(labels.atLeastWatts, { n: format(power.supplyWatts) })}</Row>
        <Row label={labels.total}>{fill(labels.totalValue, { n: format(power.totalWatts) })}</Row>
        <Row label={labels.wall}>{fill(labels.wallValue, { n: format(power.wallWatts) })}</Row>
      </Group>
      <Group title={labels.groupProgram}>
        <Row label={labels.plan}>
          {plan.licenses.map((license) => (
            <span key={license.plan.key} className={styles.license}>
              {fill(labels.planValue, { n: format(license.computers), plan: license.plan.name })}
            </span>
          ))}
        </Row>
        <Row label={labels.accounts}>{fill(labels.upTo, { n: format(plan.accounts) })}</Row>
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

function Row({ label, warn = false, children }: { label: string; warn?: boolean; children: ReactNode }) {
  return (
    <div className={styles.row} data-warn={warn || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}

function Notes({ plan, input, facts, labels }: Omit<PartProps, 'format'> & { facts: FarmFacts }) {
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
    <ul className={styles.notes}>
      {notes.map((note) => (
        <li key={note}>{note}</li>
      ))}
    </ul>
  );
}

/* The drawing's own units; `scale` is its largest size in pixels, narrow columns shrink it. */
const canvas = { line: 27, indent: 17, phone: 8, step: 10.5, hub: 26, top: 18, minWidth: 190, scale: 1.4 };
const maxDrawnHubs = 6;

function Drawing({ plan, input, labels, format }: PartProps) {
  const [computer] = plan.computers;
  const network = input.connection === 'network';
  const lines = treeLines(network ? asChargers(computer) : computer, maxDrawnHubs);
  const description = fill(network ? labels.drawingNetwork : labels.drawingUsb, {
    phones: format(computer.phones),
    controllers: format(computer.controllers.length),
    hubs: format(computer.banks.length),
    tiers: format(plan.tiers),
    banks: computer.banks.map(format).join(' + '),
  });
  const deepest = Math.max(...lines.map(({ depth }) => depth));
  const width = Math.max(canvas.minWidth, bankX(lineX(deepest)) + input.hubPorts * canvas.step + 22);
  const height = lineY(lines.length - 1) + canvas.top;
  return (
    <figure className={styles.drawing}>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        width={width * canvas.scale}
        height={height * canvas.scale}
        role="img"
        aria-label={description}
      >
        {lines.map((line, index) => (
          <Line
            // biome-ignore lint/suspicious/noArrayIndexKey: lines have no identity besides their place in the tree
            key={index}
            line={line}
            at={index}
            parentDepth={lines[line.parent]?.depth ?? 0}
            hubPorts={input.hubPorts}
            network={network}
            labels={labels}
            format={format}
          />
        ))}
      </svg>
      <figcaption>
        <span className={styles.drawingNote}>{labels.drawing}</span>
        {fill(labels.drawingOf, { n: 1, all: format(plan.computers.length) })}
      </figcaption>
    </figure>
  );
}

/** On the network the hubs hang on nothing: they are drawn as one bank beside another. */
const asChargers = (computer: Computer): Computer => ({
  ...computer,
  controllers: [
    {
      phones: computer.phones,
      branches: computer.banks.map((bank) => ({ splitter: false, banks: [bank] })),
      addresses: 0,
      tiers: 0,
    },
  ],
});

interface LineProps {
  line: TreeLine;
  at: number;
  parentDepth: number;
  hubPorts: HubPorts;
  network: boolean;
  labels: FarmPlannerLabels;
  format: Format;
}

const lineX = (depth: number): number => 4 + depth * canvas.indent;
const lineY = (index: number): number => canvas.top + index * canvas.line;
const bankX = (x: number): number => x + canvas.hub + 6;

function Line({ line, at, parentDepth, hubPorts, network, labels, format }: LineProps) {
  const x = lineX(line.depth);
  const y = lineY(at);
  const stem = lineX(parentDepth) + 7;
  return (
    <g>
      {line.parent >= 0 && (
        <path
          className={network ? styles.air : styles.wire}
          d={`M${stem} ${lineY(line.parent) + 9}V${y - 4}q0 4 4 4H${x}`}
        />
      )}
      {line.kind === 'computer' && (
        <>
          <rect className={styles.node} x={x} y={y - 10} width="22" height="14" rx="2.5" />
          <path className={styles.outline} d={`M${x + 6} ${y + 8}h10M${x + 11} ${y + 4}v4`} />
          <text x={x + 30} y={y + 3}>
            {labels.computer}
          </text>
        </>
      )}
      {line.kind === 'controller' && (
        <>
          <rect className={styles.chip} x={x} y={y - 7} width="14" height="14" rx="3" />
          <text x={x + 21} y={y + 4}>
            {network ? labels.network : fill(labels.controller, { n: line.number })}
          </text>
        </>
      )}
      {line.kind === 'splitter' && (
        <>
          <rect className={styles.node} x={x} y={y - 5} width="14" height="10" rx="2" />
          <text x={x + 21} y={y + 4}>
            {labels.splitter}
          </text>
        </>
      )}
      {line.kind === 'bank' && <Bank x={x} y={y} phones={line.phones} ports={hubPorts} format={format} />}
      {line.kind === 'more' && (
        <text className={styles.more} x={x + 4} y={y + 4}>
          {fill(labels.moreHubs, { n: format(line.hubs) })}
        </text>
      )}
    </g>
  );
}

interface BankProps {
  x: number;
  y: number;
  phones: number;
  ports: HubPorts;
  format: Format;
}

function Bank({ x, y, phones, ports, format }: BankProps) {
  const start = bankX(x);
  return (
    <>
      <rect className={styles.node} x={x} y={y - 7} width={canvas.hub} height="14" rx="3" />
      <path className={styles.outline} d={`M${x + 6} ${y}h3M${x + 11.5} ${y}h3M${x + 17} ${y}h3`} />
      {Array.from({ length: ports }, (_, port) => (
        <rect
          // biome-ignore lint/suspicious/noArrayIndexKey: a port is its number
          key={port}
          className={port < phones ? styles.phone : styles.free}
          x={start + port * canvas.step}
          y={y - 8}
          width={canvas.phone}
          height="16"
          rx="2"
        />
      ))}
      <text className={styles.count} x={start + ports * canvas.step + 3} y={y + 4}>
        {format(phones)}
      </text>
    </>
  );
}

function Rules({ facts, labels, locale }: { facts: FarmFacts; labels: FarmPlannerLabels; locale: Locale }) {
  const percent = new Intl.NumberFormat(locale, { style: 'percent' });
  const rules = [
    fill(labels.rulePractice, { n: facts.usbPhonesInPractice }),
    fill(labels.ruleStrong, { n: phonesPerStrongComputer }),
    fill(labels.ruleAddresses, {
      n: facts.usbAddressLimit,
      small: chipsOfHub[7],
      middle: chipsOfHub[10],
      large: chipsOfHub[16],
    }),
    fill(labels.ruleTiers, { n: rootPorts, max: maxTiers, limit: usbTierLimit }),
    fill(labels.rulePower, { reserve: percent.format(supplyReserve) }),
    fill(labels.ruleWall, { efficiency: percent.format(supplyEfficiency) }),
    fill(labels.ruleVideo, { n: usbUsableMbit, grid: defaultInput.videoRate, full: Math.max(...videoRates) }),
    fill(labels.rulePlan, { n: facts.accountsPerPhone }),
  ];
  return (
    // The reader may have opened it before this code arrived: the attribute then differs from the markup, rightly.
    <details className={styles.rules} suppressHydrationWarning>
      <summary>{labels.rules}</summary>
      <ul>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}

export default island(FarmPlanner);
