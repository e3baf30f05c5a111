import { useDeferredValue, useMemo } from 'react';
import { fill, type Slots } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import { splitLocale } from '../../i18n/routes.ts';
import { island } from '../../islands/CrashCard.tsx';
import { Badge } from '../../ui/Badge.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import looks from '../shared/Findings.module.css';
import { Excerpt, Figures } from '../shared/Findings.tsx';
import { PasteField, PastePanel, Results, usePastedText, Words } from '../shared/PastePanel.tsx';
import styles from './Diagnosis.module.css';
import {
  type Device,
  type Excerpt as ExcerptOf,
  type Finding,
  type Report,
  type Rule,
  type RuleBook,
  reader,
  slotsOf,
} from './diagnose.ts';
import { useMessages } from './use-messages.ts';

/** A longer list folds, so that a whole farm does not bury the remedies. */
const openListUpTo = 12;

const icon =
  'M4.5 3.5h11M4.5 7h11M4.5 10.5H8M4.5 14H7M15.5 16.5l-2-2M14.2 12.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0z';

interface Context {
  locale: Locale;
  labels: Record<string, string>;
  /** The page the reader is on, without language: no link leads back to it. */
  here: string;
  /** Findings show the lines they come from. */
  quotes: boolean;
}

interface Props extends Context {
  ruleBook: RuleBook;
  /** Where a text without a finding leads. */
  links: Partial<Record<Report['verdict'], Rule['link']>>;
  placeholder: string;
  examples: ReadonlyArray<{ name: string; text: string }>;
  /** Where the program's own messages are. */
  messages: string;
}

const say = (labels: Context['labels'], key: string, slots: Slots = {}): string => fill(labels[key] ?? '', slots);

function Diagnosis({ ruleBook, links, placeholder, examples, messages, ...context }: Props) {
  const { locale, labels } = context;
  const pasted = usePastedText();
  const text = useDeferredValue(pasted.text);
  const book = useMessages(messages);
  const diagnose = useMemo(() => reader(ruleBook), [ruleBook]);
  const report = useMemo(() => diagnose(text, book), [diagnose, text, book]);
  const { verdict, findings, suspects } = report;
  const figures = figuresOf(report, locale);
  const summary = say(labels, `summary.${verdict}`, figures);
  const explained = say(labels, `text.${verdict}`);
  const isClean = findings.length === 0;

  return (
    <PastePanel labels={{ title: '', intro: '', local: '', ...labels }} icon={icon}>
      <PasteField
        pasted={pasted}
        labels={{ input: '', examples: '', clear: '', ...labels }}
        placeholder={placeholder}
        columns
        examples={examples}
      />
      <LiveRegion text={summary} />
      {verdict !== 'empty' && (
        <Results>
          <Figures items={shownFigures(report, figures, labels)} />
          {report.cut && <p className={looks.hint}>{labels.cut}</p>}
          {explained && (
            <div className={looks.finding} data-tone={context.quotes ? 'info' : 'warning'}>
              <p className={looks.findingTitle}>{labels[`title.${verdict}`] ?? summary}</p>
              <p>
                <Words text={explained} />
              </p>
              {isClean && <Suspects label={labels.suspects} excerpts={suspects} {...context} />}
              {isClean && labels['send.title'] && <Send labels={labels} />}
              <More link={links[verdict]} {...context} />
            </div>
          )}
          {!isClean && (
            <ol className={looks.findings}>
              {findings.map((finding) => (
                <FindingCard key={finding.advice.id} finding={finding} {...context} />
              ))}
            </ol>
          )}
          {!isClean && suspects.length > 0 && (
            <div className={looks.finding}>
              <Suspects label={labels['suspects.more']} excerpts={suspects} {...context} />
            </div>
          )}
        </Results>
      )}
    </PastePanel>
  );
}

export default island(Diagnosis);

function figuresOf({ lines, findings, devices }: Report, locale: Locale) {
  const numbers = new Intl.NumberFormat(locale);
  const ready = devices.filter(({ state }) => state === 'device').length;
  return {
    lines: numbers.format(lines),
    n: numbers.format(findings.length),
    devices: numbers.format(devices.length),
    ready: numbers.format(ready),
    attention: numbers.format(devices.length - ready),
  };
}

/** A list of devices is counted by device, a log by line. */
function shownFigures(
  { devices, findings, verdict }: Report,
  figures: ReturnType<typeof figuresOf>,
  labels: Context['labels'],
): Parameters<typeof Figures>[0]['items'] {
  const warning = (isOn: boolean) => (isOn ? ('warning' as const) : undefined);
  if (verdict === 'list')
    return [
      { name: say(labels, 'figure.devices'), value: figures.devices },
      { name: say(labels, 'figure.ready'), value: figures.ready, tone: figures.ready === '0' ? undefined : 'tip' },
      {
        name: say(labels, 'figure.attention'),
        value: figures.attention,
        tone: warning(devices.some(({ state }) => state !== 'device')),
      },
    ];
  return labels['figure.lines'] === undefined
    ? []
    : [
        { name: labels['figure.lines'], value: figures.lines },
        { name: say(labels, 'figure.causes'), value: figures.n, tone: warning(findings.length > 0) },
      ];
}

function More({ link, here, labels }: Pick<Context, 'here' | 'labels'> & { link: Rule['link'] }) {
  if (!link || splitLocale(link.href.split('#')[0] ?? '').path === here) return null;
  return (
    <p className={looks.more}>
      <a href={link.href}>{say(labels, 'more', { page: link.page })}</a>
    </p>
  );
}

function FindingCard({ finding, ...context }: Context & { finding: Finding }) {
  const { advice, devices, excerpts, count } = finding;
  const { locale, labels, quotes } = context;
  const { severity, title, text, link } = advice;
  const printed = [...new Set(devices.map(({ state }) => state))];
  const hints = [...new Set(devices.flatMap(({ hint }) => hint ?? []))];
  const further = count - excerpts.length;
  const certainty = labels[`severity.${severity}`];
  return (
    <li className={looks.finding} data-tone={severity}>
      <p className={looks.findingTitle}>
        <span>
          <Words text={fill(title, slotsOf(finding))} />
        </span>
        {certainty && <Badge>{certainty}</Badge>}
        {printed.map((state) => (
          <code key={state}>{state}</code>
        ))}
      </p>
      {text && (
        <p>
          <Words text={text} />
        </p>
      )}
      {hints.map((hint) => (
        <p key={hint} className={looks.hint}>
          {labels.adds} <samp>{hint}</samp>
        </p>
      ))}
      <Devices devices={devices} {...context} />
      {quotes && <Lines excerpts={excerpts} {...context} />}
      {quotes && further > 0 && (
        <p className={looks.hint}>{say(labels, 'moreLines', { n: new Intl.NumberFormat(locale).format(further) })}</p>
      )}
      <More link={link} {...context} />
    </li>
  );
}

function Devices({ devices, locale, labels }: Context & { devices: Device[] }) {
  if (devices.length === 0) return null;
  // Where all are connected in one way, the title says so or it does not matter.
  const kinds = new Set(devices.map(({ kind }) => kind));
  const list = (
    <ul className={styles.devices}>
      {devices.map(({ line, serial, model, kind }) => (
        <li key={line} className={styles.device}>
          <span className={styles.serial}>{serial}</span>
          {model && <span className={styles.model}>{model}</span>}
          {kinds.size > 1 && <Badge>{labels[`kind.${kind}`]}</Badge>}
        </li>
      ))}
    </ul>
  );
  if (devices.length <= openListUpTo) return list;
  return (
    <details className={styles.fold}>
      <summary>{say(labels, 'phones', { n: new Intl.NumberFormat(locale).format(devices.length) })}</summary>
      {list}
    </details>
  );
}

function Lines({ excerpts, locale, labels }: Context & { excerpts: ExcerptOf[] }) {
  const numbers = new Intl.NumberFormat(locale);
  return (
    <div className={styles.excerpts}>
      {excerpts.map(({ line, ...excerpt }) => (
        <Excerpt key={line} label={say(labels, 'line', { n: numbers.format(line) })} {...excerpt} />
      ))}
    </div>
  );
}

function Suspects({ label, excerpts, ...context }: Context & { label: string | undefined; excerpts: ExcerptOf[] }) {
  if (excerpts.length === 0) return null;
  return (
    <>
      <p className={styles.label}>{label}</p>
      <Lines excerpts={excerpts} {...context} />
    </>
  );
}

/** What support needs. */
function Send({ labels }: Pick<Context, 'labels'>) {
  return (
    <>
      <p className={styles.label}>{labels['send.title']}</p>
      <ul className={styles.bullets}>
        <li>{labels['send.lines']}</li>
        <li>{labels['send.settings']}</li>
        <li>{labels['send.phone']}</li>
        <li>{labels['send.system']}</li>
      </ul>
      <p>{labels['send.privacy']}</p>
    </>
  );
}
