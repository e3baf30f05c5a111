import { type FormEvent, useEffect } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { phoneRange, problemText } from '../../lib/counts.ts';
import type { Locale } from '../../lib/locales.ts';
import { computerRange } from '../../lib/plans.ts';
import controls from '../../ui/controls.module.css';
import { NumberField } from '../../ui/NumberField.tsx';
import { type NumberSetting, useNumberForm } from '../../ui/use-number-form.ts';
import { Answer } from './Answer.tsx';
import { Cards } from './Cards.tsx';
import type { PlanFinderLabels } from './labels.ts';
import type { OfferedPlan, Tier } from './offer.ts';
import styles from './PlanFinder.module.css';
import { findPlan, type Question, sliderStops } from './plan-finder.ts';
import { Steps } from './Steps.tsx';
import { Ticks } from './Ticks.tsx';

interface Props {
  locale: Locale;
  labels: PlanFinderLabels;
  /** Smallest first; capacities from the registry of figures. */
  plans: readonly OfferedPlan[];
  tiers: readonly Tier[];
  accountsPerPhone: number;
  yearlyDiscountPercent: number;
  /** The page with the contact section, where the choice becomes a message. */
  homeHref: string;
  downloadHref: string;
}

const first: { numbers: Question; choices: undefined } = { numbers: { phones: 20, computers: 1 }, choices: undefined };
const noChoices = (): undefined => undefined;

/** The radio buttons of the steps, as they stand in the form. */
function radiosIn(form: HTMLFormElement | null): HTMLInputElement[] {
  const radios = form?.elements.namedItem('plan');
  return radios instanceof RadioNodeList ? [...radios].filter((radio) => radio instanceof HTMLInputElement) : [];
}

/** What it costs: phones and computers choose the plan, and the three ways to pay follow. */
function PlanFinder(props: Props) {
  const { locale, labels, plans, tiers, accountsPerPhone, yearlyDiscountPercent, homeHref, downloadHref } = props;
  const stops = sliderStops(plans);
  const settings: ReadonlyArray<NumberSetting<keyof Question>> = [
    { name: 'phones', range: phoneRange, stops },
    { name: 'computers', range: computerRange },
  ];
  const { form, onInput, numbers, problems, fillIn } = useNumberForm(settings, first, noChoices);
  const { format } = new Intl.NumberFormat(locale);
  const finding = findPlan(numbers, plans);
  const step = finding.plan?.key;

  const choose = (key: string): void => {
    const plan = plans.find((each) => each.key === key);
    if (plan) fillIn('phones', Math.min(phoneRange.max, plan.phones * numbers.computers), 'stays');
  };

  // A step may have been chosen before this code arrived.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code arrives
  useEffect(() => {
    const chosen = radiosIn(form.current).find((radio) => radio.checked && !radio.defaultChecked);
    if (chosen) choose(chosen.value);
  }, []);

  useEffect(() => {
    for (const radio of radiosIn(form.current)) radio.checked = radio.value === step;
  }, [form, step]);

  const onFormInput = (event: FormEvent<HTMLFormElement>): void => {
    if (event.target instanceof HTMLInputElement && event.target.name === 'plan') choose(event.target.value);
    else onInput(event);
  };

  return (
    <section className={`${controls.panel} ${styles.panel}`} aria-label={labels.title}>
      <form ref={form} className={styles.form} onInput={onFormInput} autoComplete="off">
        <div className={`${styles.size} needs-js`}>
          <div>
            <NumberField
              name="phones"
              label={labels.phones}
              first={first.numbers.phones}
              slider={{ label: labels.phonesSlider, stops, valueText: format(numbers.phones) }}
              problem={problemText(problems.get('phones'), phoneRange, labels, format)}
            />
            <Ticks at={plans.map(({ phones }) => phones)} stops={stops} chosen={finding.plan?.phones} format={format} />
          </div>
          <NumberField
            name="computers"
            label={labels.computers}
            first={first.numbers.computers}
            problem={problemText(problems.get('computers'), computerRange, labels, format)}
          />
        </div>
        <Steps
          plans={plans}
          first={findPlan(first.numbers, plans).plan?.key}
          accountsPerPhone={accountsPerPhone}
          labels={labels}
          locale={locale}
        />
      </form>
      <Answer
        finding={finding}
        phones={numbers.phones}
        accountsPerPhone={accountsPerPhone}
        largest={plans.at(-1)}
        stale={problems.size > 0}
        labels={labels}
        locale={locale}
        onDivide={(computers) => fillIn('computers', computers)}
      />
      <Cards
        tiers={tiers}
        licenses={finding.licenses}
        question={numbers}
        yearlyDiscountPercent={yearlyDiscountPercent}
        labels={labels}
        locale={locale}
        homeHref={homeHref}
        downloadHref={downloadHref}
      />
    </section>
  );
}

export default island(PlanFinder);
