import { type ReactNode, useState } from 'react';
import { phoneRange, phoneStops, problemText } from '../../i18n/counts.ts';
import type { Locale } from '../../i18n/locales.ts';
import { island } from '../../islands/CrashCard.tsx';
import { FactRow } from '../../ui/FactRow.tsx';
import { NumberField } from '../../ui/NumberField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { useCount } from '../../ui/use-count.ts';
import { How, Outcome } from '../shared/Outcome.tsx';
import { type Say, sayIn } from '../shared/say.ts';
import type { ToolLabels } from '../shared/words.ts';
import styles from './FarmPlanner.module.css';
import {
  advisedHubPorts,
  defaultInput,
  defaultOf,
  type FarmFacts,
  type FarmInput,
  type FarmPlan,
  hubSizes,
  phonesPerStrongComputer,
  planFarm,
  usbUsableMbit,
  videoRates,
  wattRange,
} from './farm-plan.ts';

type Words = ToolLabels<'farm-planner'>;

interface Props extends FarmFacts {
  locale: Locale;
  labels: Words;
  local: string;
  /** How the figures are worked out. */
  children?: ReactNode;
}

function FarmPlanner({ locale, labels, local, children, ...facts }: Props) {
  const phones = useCount(defaultInput.phones, phoneRange);
  const watts = useCount(defaultInput.wattsPerPhone, wattRange);
  const [choices, setChoices] = useState(defaultInput);
  const input: FarmInput = { ...choices, phones: phones.value, wattsPerPhone: watts.value };
  const plan = planFarm(input, facts);
  const say = sayIn(locale, labels);
  const { format } = new Intl.NumberFormat(locale);
  const { headline, groups, notes } = outcome(input, plan, facts, say);
  const written = (value: string | number): string => (typeof value === 'number' ? format(value) : value);

  function choice<Name extends 'connection' | 'board' | 'hubPorts' | 'videoRate'>(
    name: Name,
    legend: string,
    options: ReadonlyArray<readonly [value: FarmInput[Name], label: string]>,
  ) {
    return (
      <SegmentedControl
        legend={legend}
        name={name}
        chosen={String(input[name])}
        onChoose={(chosen) => {
          const option = options.find(([value]) => String(value) === chosen);
          if (option) setChoices({ ...choices, [name]: option[0] });
        }}
        disabled={name === 'board' && input.connection === 'network'}
        options={options.map(([value, label]) => ({ value: String(value), label }))}
      />
    );
  }

  return (
    <Panel title={labels.title} local={local}>
      <form className={styles.form} onSubmit={(event) => event.preventDefault()} autoComplete="off">
        <NumberField
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
        {choice('connection', labels.connection, [
          ['usb', labels.usb],
          ['network', labels.network],
        ])}
        {choice('board', labels.board, [
          ['ordinary', labels.ordinary],
          ['workstation', labels.workstation],
        ])}
        {choice(
          'hubPorts',
          labels.hubPorts,
          hubSizes.map((size) => [size, format(size)]),
        )}
        {choice(
          'videoRate',
          labels.video,
          videoRates.map((rate) => [rate, format(rate)]),
        )}
        <NumberField
          name="wattsPerPhone"
          label={labels.watts}
          text={watts.text}
          onType={watts.type}
          unit={labels.wattsUnit}
          problem={problemText(watts.problem, wattRange, labels, format)}
        />
      </form>

      <Outcome
        live
        label={labels.result}
        items={headline.map(([name, value]) => ({ name, value: written(value) }))}
        stale={(phones.problem || watts.problem) && labels.stale}
        notes={notes}
      >
        <div className={styles.groups}>
          {groups.map(({ title, rows }) => (
            <div key={title}>
              <p>
                <strong>{title}</strong>
              </p>
              <dl>
                {rows.map(([label, value, warn]) => (
                  <FactRow key={label} label={label} warn={warn ?? false}>
                    {written(value)}
                  </FactRow>
                ))}
              </dl>
            </div>
          ))}
        </div>
      </Outcome>
      <How title={labels.how}>{children}</How>
    </Panel>
  );
}

export default island(FarmPlanner);

type Row = [label: string, value: string | number, warn?: boolean];

/** The plan in words: the figures everybody asks for, the others in groups, and what to mind. */
function outcome(input: FarmInput, plan: FarmPlan, facts: FarmFacts, say: Say<keyof Words>) {
  const onNetwork = input.connection === 'network';
  const hubs = say(onNetwork ? 'chargingHubs' : 'hubs');
  const span = (values: readonly number[]): string | number => {
    const [least, most] = [Math.min(...values), Math.max(...values)];
    // Word joiners keep the range on one line.
    return least === most ? most : `${least}\u2060–\u2060${most}`;
  };
  const headline: Row[] = [
    [say('computers'), plan.computers.length],
    [say('controllers'), onNetwork ? say('noUsb') : plan.controllers],
    [hubs, plan.banks.length],
    [say('tiers'), onNetwork ? say('noUsb') : plan.tiers],
  ];
  const splitters: Row[] = plan.splitters > 0 ? [[say('splitters'), plan.splitters]] : [];
  const line: Row[] = onNetwork
    ? [[say('videoNetwork'), say('videoNetworkValue', { n: plan.videoMbit })]]
    : [
        [say('tiersLimit'), defaultOf(facts, 'tiers')],
        [say('addresses'), say('ofLimit', { n: plan.addresses, max: defaultOf(facts, 'addresses') })],
        [say('videoUsb'), say('videoUsbValue', { n: plan.videoMbit, max: usbUsableMbit }), !plan.videoFits],
      ];
  const layout: Row[] = [
    [say('perComputer'), span(plan.computers.map(({ phones }) => phones))],
    [say('perHub'), span(plan.banks)],
    ...splitters,
    ...line,
  ];
  const power: Row[] = [
    [say('bank'), say('bankValue', { watts: plan.bankWatts, amps: plan.bankAmps })],
    [say('supply'), say('atLeastWatts', { n: plan.supplyWatts })],
    [say('total'), say('totalValue', { n: plan.totalWatts })],
    [say('wall'), say('wallValue', { n: plan.wallWatts })],
  ];
  const licenses = plan.licenses.map(({ plan: { name }, computers }) => say('planValue', { n: computers, plan: name }));
  const program: Row[] = [
    [say('plan'), licenses.join(' + ')],
    [say('accounts'), say('upTo', { n: plan.accounts })],
  ];
  const [{ controllers = [], banks = [] } = {}] = plan.computers;
  const tree: Row[] = onNetwork
    ? [[hubs, banks.join(' + ')]]
    : controllers.map((controller, index) => [say('controller', { n: index + 1 }), controller.banks.join(' + ')]);
  return {
    headline,
    groups: [
      { title: say('groupLayout'), rows: layout },
      { title: say('groupPower'), rows: power },
      { title: say('groupProgram'), rows: program },
      { title: say('computerOf', { n: 1, all: plan.computers.length }), rows: tree },
    ],
    notes: [
      plan.computers.length > 1 && say('noteComputers'),
      !onNetwork &&
        input.board === 'workstation' &&
        say('noteWorkstation', { n: defaultOf(facts, 'perController'), max: phonesPerStrongComputer }),
      onNetwork && say('noteNetwork'),
      input.hubPorts > advisedHubPorts && say('noteHub'),
      !plan.videoFits && say('noteVideo'),
    ].filter((note) => note !== false),
  };
}
