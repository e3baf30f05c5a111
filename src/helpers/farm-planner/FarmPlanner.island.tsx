import { useId } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { phoneRange, phoneStops, problemText } from '../../lib/counts.ts';
import { fill } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import controls from '../../ui/controls.module.css';
import { NumberField } from '../../ui/NumberField.tsx';
import { Panel } from '../../ui/Panel.tsx';
import results from '../../ui/results.module.css';
import { SegmentedControl } from '../../ui/SegmentedControl.tsx';
import { type NumberSetting, useNumberForm } from '../../ui/use-number-form.ts';
import { FarmDrawing } from './FarmDrawing.tsx';
import styles from './FarmPlanner.module.css';
import { Details, Headline, Notes, Rules } from './FarmResult.tsx';
import {
  defaultInput,
  type FarmChoices,
  type FarmFacts,
  type FarmInput,
  type FarmNumbers,
  hubSizes,
  planFarm,
  videoRates,
  wattRange,
} from './farm-plan.ts';
import type { FarmLabels } from './labels.ts';

interface Props extends FarmFacts {
  locale: Locale;
  labels: FarmLabels;
}

const settings: ReadonlyArray<NumberSetting<keyof FarmNumbers>> = [
  { name: 'phones', range: phoneRange, stops: phoneStops },
  { name: 'wattsPerPhone', range: wattRange },
];

function oneOf<T extends string | number>(options: readonly T[], value: FormDataEntryValue | null, fallback: T): T {
  return options.find((option) => String(option) === value) ?? fallback;
}

/** A part of the form that is switched off gives no value: it keeps the last one. */
const choicesIn = (data: FormData, last: FarmChoices): FarmChoices => ({
  connection: oneOf(['usb', 'network'], data.get('connection'), last.connection),
  board: oneOf(['ordinary', 'workstation'], data.get('board'), last.board),
  hubPorts: oneOf(hubSizes, data.get('hubPorts'), last.hubPorts),
  videoRate: oneOf(videoRates, data.get('videoRate'), last.videoRate),
});
const { phones, wattsPerPhone, ...choicesAtFirst } = defaultInput;
const first = { numbers: { phones, wattsPerPhone }, choices: choicesAtFirst };

function FarmPlanner({ locale, labels, ...facts }: Props) {
  const id = useId();
  const { form, onInput, numbers, choices, problems } = useNumberForm(settings, first, choicesIn);
  const input: FarmInput = { ...numbers, ...choices };
  const plan = planFarm(input, facts);
  const stale = problems.size > 0;
  const { format } = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const part = { plan, input, labels, format };

  return (
    <Panel title={labels.title} local={labels.local}>
      <form ref={form} className={`${results.form} ${styles.form}`} onInput={onInput} autoComplete="off">
        <NumberField
          className={styles.wide}
          name="phones"
          label={labels.phones}
          first={defaultInput.phones}
          slider={{ label: labels.phonesSlider, stops: phoneStops, valueText: format(input.phones) }}
          problem={problemText(problems.get('phones'), phoneRange, labels, format)}
        />
        <SegmentedControl
          className={styles.half}
          legend={labels.connection}
          name="connection"
          chosen={defaultInput.connection}
          options={[
            { value: 'usb', label: labels.usb },
            { value: 'network', label: labels.network },
          ]}
        />
        <SegmentedControl
          className={styles.half}
          legend={labels.board}
          name="board"
          chosen={defaultInput.board}
          disabled={input.connection === 'network'}
          options={[
            { value: 'ordinary', label: labels.ordinary },
            { value: 'workstation', label: labels.workstation },
          ]}
        />
        <SegmentedControl
          legend={labels.hubPorts}
          name="hubPorts"
          chosen={String(defaultInput.hubPorts)}
          options={hubSizes.map((size) => ({ value: String(size), label: size }))}
        />
        <NumberField
          name="wattsPerPhone"
          label={labels.watts}
          first={defaultInput.wattsPerPhone}
          unit={labels.wattsUnit}
          problem={problemText(problems.get('wattsPerPhone'), wattRange, labels, format)}
        />
        <div className={controls.field}>
          <label htmlFor={id}>{labels.video}</label>
          <select
            id={id}
            className={`${controls.input} ${styles.select}`}
            name="videoRate"
            defaultValue={defaultInput.videoRate}
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
        <Headline {...part} />
        <p className={results.stale} hidden={!stale}>
          {labels.stale}
        </p>
        <div className={styles.columns}>
          <Details {...part} facts={facts} />
          <FarmDrawing {...part} />
        </div>
        <Notes plan={plan} input={input} facts={facts} labels={labels} />
      </section>

      <Rules facts={facts} labels={labels} locale={locale} />
    </Panel>
  );
}

export default island(FarmPlanner);
