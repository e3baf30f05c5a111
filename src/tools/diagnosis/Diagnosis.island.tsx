import { createContext, Suspense, use, useMemo, useReducer } from 'react';
import { fill } from '../../i18n/labels.ts';
import { defaultLocale, type Locale } from '../../i18n/locales.ts';
import { splitLocale } from '../../i18n/routes.ts';
import { island } from '../../islands/CrashCard.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { Button } from '../../ui/Button.tsx';
import type { Tone } from '../shared/Outcome.tsx';
import { Excerpt, Finding, Hint, type PanelLabels, PastePanel, Results, Words } from '../shared/PastePanel.tsx';
import { type Say, sayIn } from '../shared/say.ts';
import styles from './Diagnosis.module.css';
import type { Device } from './devices.ts';
import { type Excerpt as ExcerptOf, type Finding as FindingOf, type Rule, reader, slotsOf } from './diagnose.ts';
import { messageBook } from './messages.ts';
import { forgetRules, loadRules, type RulesFile } from './rules-file.ts';

/** A longer list folds, so that a whole farm does not bury the remedies. */
const openListUpTo = 12;

const icon =
  'M4.5 3.5h11M4.5 7h11M4.5 10.5H8M4.5 14H7M15.5 16.5l-2-2M14.2 12.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0z';

interface Place {
  locale: Locale;
  /** The page the reader is on, without language: no link leads back to it. */
  here: string;
}

interface Props extends Place {
  labels: PanelLabels & { failed: string; retry: string };
  placeholder: string;
  examples: ReadonlyArray<{ name: string; text: string }>;
  /** Of the rules. */
  address: string;
}

function Diagnosis({ labels, placeholder, examples, address, ...place }: Props) {
  return (
    <PastePanel
      labels={labels}
      icon={icon}
      placeholder={placeholder}
      columns
      examples={examples}
      onFocus={() => loadRules(address)}
    >
      {(text) => (
        <Suspense>
          <Answer text={text} address={address} labels={labels} {...place} />
        </Suspense>
      )}
    </PastePanel>
  );
}

export default island(Diagnosis);

function Answer({ address, labels, ...own }: Place & Pick<Props, 'address' | 'labels'> & { text: string }) {
  const rules = use(loadRules(address));
  const [, tryAgain] = useReducer((tries: number) => tries + 1, 0);
  if (rules) return <ReportOn rules={rules} {...own} />;
  const retry = (): void => {
    forgetRules(address);
    tryAgain();
  };
  return (
    <div role="alert">
      <p>{labels.failed}</p>
      <Button onClick={retry}>{labels.retry}</Button>
    </div>
  );
}

const Context = createContext<Place & { say: Say; quotes: boolean }>({
  locale: defaultLocale,
  here: '',
  say: () => '',
  quotes: false,
});

const tones: Readonly<Record<string, Tone>> = { ready: 'tip', attention: 'warning', causes: 'warning' };

function ReportOn({ rules, text, ...place }: Place & { rules: RulesFile; text: string }) {
  const { ruleBook, messages, labels, links, quotes } = rules;
  const { locale } = place;
  const say = useMemo(() => sayIn(locale, labels), [locale, labels]);
  const { format } = new Intl.NumberFormat(locale);
  const diagnose = useMemo(() => reader(ruleBook), [ruleBook]);
  const book = useMemo(() => messageBook(messages), [messages]);
  const { verdict, lines, cut, devices, findings, suspects } = useMemo(
    () => diagnose(text, book),
    [diagnose, text, book],
  );
  const ready = devices.filter(({ state }) => state === 'device').length;
  const figures: Record<string, number> =
    verdict === 'list'
      ? { devices: devices.length, ready, attention: devices.length - ready }
      : { lines, causes: findings.length };
  const summary = say(`summary.${verdict}`, { ...figures, n: findings.length });
  const explained = say(`text.${verdict}`);
  const isClean = findings.length === 0;

  return (
    <Context value={{ ...place, say, quotes }}>
      <Results
        spoken={summary}
        figures={Object.entries(figures)
          .filter(([name]) => say(`figure.${name}`))
          .map(([name, value]) => ({
            name: say(`figure.${name}`),
            value: format(value),
            tone: value > 0 && tones[name],
          }))}
      >
        {cut && <Hint>{say('cut')}</Hint>}
        <ol className="stack">
          {explained && (
            <Finding tone={quotes ? 'info' : 'warning'} title={say(`title.${verdict}`) || summary}>
              <p>
                <Words text={explained} />
              </p>
              {isClean && <Suspects label="suspects" excerpts={suspects} />}
              {isClean && say('send.title') && <Send />}
              <More link={links[verdict]} />
            </Finding>
          )}
          {findings.map((finding) => (
            <FindingCard key={finding.advice.id} {...finding} />
          ))}
          {!isClean && suspects.length > 0 && (
            <Finding>
              <Suspects label="suspects.more" excerpts={suspects} />
            </Finding>
          )}
        </ol>
      </Results>
    </Context>
  );
}

function More({ link }: { link: Rule['link'] }) {
  const { here, say } = use(Context);
  if (!link || splitLocale(link.href.split('#')[0] ?? '').path === here) return null;
  return (
    <p>
      <a href={link.href}>{say('more', { page: link.page })}</a>
    </p>
  );
}

function FindingCard(finding: FindingOf) {
  const { say, quotes } = use(Context);
  const { advice, devices, excerpts, count } = finding;
  const { severity, title, text, link } = advice;
  const certainty = say(`severity.${severity}`);
  const hints = new Set(devices.flatMap(({ hint }) => hint ?? []));
  return (
    <Finding
      tone={severity}
      title={
        <>
          <span>
            <Words text={fill(title, slotsOf(finding))} />
          </span>
          {certainty && <Badge>{certainty}</Badge>}
          {[...new Set(devices.map(({ state }) => state))].map((state) => (
            <code key={state}>{state}</code>
          ))}
        </>
      }
    >
      {text && (
        <p>
          <Words text={text} />
        </p>
      )}
      {[...hints].map((hint) => (
        <Hint key={hint}>
          {say('adds')} <samp>{hint}</samp>
        </Hint>
      ))}
      <Devices devices={devices} />
      {quotes && <Lines excerpts={excerpts} />}
      {quotes && count > excerpts.length && <Hint>{say('moreLines', { n: count - excerpts.length })}</Hint>}
      <More link={link} />
    </Finding>
  );
}

function Devices({ devices }: { devices: Device[] }) {
  const { say } = use(Context);
  if (devices.length === 0) return null;
  // If all are connected the same way, the connection is in the title or irrelevant.
  const kinds = new Set(devices.map(({ kind }) => kind));
  const list = (
    <ul className={styles.devices}>
      {devices.map(({ line, serial, model, kind }) => (
        <li key={line}>
          <samp>{serial}</samp> {model} {kinds.size > 1 && <Badge>{say(`kind.${kind}`)}</Badge>}
        </li>
      ))}
    </ul>
  );
  if (devices.length <= openListUpTo) return list;
  return (
    <details>
      <summary className={styles.fold}>{say('phones', { n: devices.length })}</summary>
      {list}
    </details>
  );
}

function Lines({ excerpts }: { excerpts: ExcerptOf[] }) {
  const { say } = use(Context);
  return excerpts.map(({ line, ...excerpt }) => <Excerpt key={line} label={say('line', { n: line })} {...excerpt} />);
}

function Suspects({ label, excerpts }: { label: string; excerpts: ExcerptOf[] }) {
  const { say } = use(Context);
  if (excerpts.length === 0) return null;
  return (
    <>
      <strong>{say(label)}</strong>
      <Lines excerpts={excerpts} />
    </>
  );
}

/** The report for support. */
function Send() {
  const { say } = use(Context);
  return (
    <>
      <strong>{say('send.title')}</strong>
      <ul className={styles.bullets}>
        {['lines', 'settings', 'phone', 'system'].map((each) => (
          <li key={each}>{say(`send.${each}`)}</li>
        ))}
      </ul>
      <p>{say('send.privacy')}</p>
    </>
  );
}
