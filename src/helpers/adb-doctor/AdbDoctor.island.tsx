import { useDeferredValue, useMemo } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { fill } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import { localizePath, splitLocale } from '../../lib/routes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import looks from '../shared/Findings.module.css';
import { Figures } from '../shared/Findings.tsx';
import { HelperPanel, PasteField, Results, usePastedText, Words } from '../shared/HelperPanel.tsx';
import { type KnownMessage, messagesIn } from '../shared/messages.ts';
import { useMessages } from '../shared/use-messages.ts';
import type { HelperLabels } from '../words.ts';
import styles from './AdbDoctor.module.css';
import { type AdbNotice, type AdbReport, readAdbDevices } from './adb.ts';
import { adbExamples } from './examples.ts';
import { type AdbGroup, adbRemedyLinks, connectPhonesPath, groupPhones, remedyOf } from './remedies.ts';
import type { AdbPhone } from './states.ts';
import type english from './words/en.json';

type Labels = HelperLabels<typeof english>;

interface Props {
  locale: Locale;
  labels: Labels;
  /** The page the reader is on, without language: no link leads back to it. */
  here: string;
}

const icon =
  'M6.5 2.5h7a1 1 0 0 1 1 1v13a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-13a1 1 0 0 1 1-1zM5.5 10H8l1-2.5 2 5 1-2.5h2.5';
const placeholder = 'List of devices attached\nR58M12ABCDE   device';
/** A longer list folds, so that a whole farm does not bury the remedies. */
const openListUpTo = 12;

function AdbDoctor({ locale, labels, here, messages }: Props & { messages: string }) {
  const pasted = usePastedText();
  const text = useDeferredValue(pasted.text);
  const book = useMessages(messages);
  const report = useMemo(() => readAdbDevices(text), [text]);
  const said = useMemo(() => messagesIn(text, book), [text, book]);
  const numbers = new Intl.NumberFormat(locale);
  const ready = report.phones.filter((phone) => phone.state === 'device').length;
  const figures = {
    n: numbers.format(report.phones.length),
    ready: numbers.format(ready),
    attention: numbers.format(report.phones.length - ready),
  };
  const summary = report.verdict === 'empty' ? '' : fill(labels[`summary.${report.verdict}`], figures);

  return (
    <HelperPanel labels={labels} icon={icon}>
      <PasteField
        pasted={pasted}
        labels={labels}
        placeholder={placeholder}
        columns
        examples={[
          { name: labels['example.ready'], text: adbExamples.ready },
          { name: labels['example.mixed'], text: adbExamples.mixed },
          { name: labels['example.none'], text: adbExamples.none },
          { name: labels['example.error'], text: adbExamples.error },
        ]}
      />
      <LiveRegion text={summary} />
      {report.verdict !== 'empty' && (
        <Results>
          {report.verdict === 'phones' ? (
            <Figures
              items={[
                { name: labels['figure.phones'], value: figures.n },
                { name: labels['figure.ready'], value: figures.ready, tone: ready > 0 ? 'tip' : undefined },
                {
                  name: labels['figure.attention'],
                  value: figures.attention,
                  tone: ready < report.phones.length ? 'warning' : undefined,
                },
              ]}
            />
          ) : (
            // What the program itself says is no garbage, though adb did not print it.
            (report.verdict !== 'garbage' || said.length === 0) && (
              <Verdict verdict={report.verdict} summary={summary} labels={labels} locale={locale} here={here} />
            )
          )}
          {said.length > 0 && <Said messages={said} labels={labels} here={here} />}
          <Notices notices={report.notices} labels={labels} />
          {report.phones.length > 0 && (
            <ul className={looks.findings}>
              {groupPhones(report.phones).map((group) => (
                <Group
                  key={`${group.state} ${group.remedy}`}
                  group={group}
                  labels={labels}
                  locale={locale}
                  here={here}
                />
              ))}
            </ul>
          )}
        </Results>
      )}
    </HelperPanel>
  );
}

interface VerdictProps extends Props {
  verdict: Exclude<AdbReport['verdict'], 'empty' | 'phones'>;
  summary: string;
}

/** The answer where there is no phone to speak of. */
function Verdict({ verdict, summary, labels, locale, here }: VerdictProps) {
  return (
    <div className={looks.finding} data-tone={verdict === 'error' ? 'danger' : 'warning'}>
      <p className={looks.findingTitle}>{summary}</p>
      {verdict !== 'error' && (
        <p>
          <Words text={labels[`text.${verdict}`]} />
        </p>
      )}
      {verdict === 'none' && !leadsTo(connectPhonesPath, here) && (
        <p className={looks.more}>
          <a href={localizePath(connectPhonesPath, locale)}>{fill(labels.more, { page: labels['page.connect'] })}</a>
        </p>
      )}
    </div>
  );
}

const noticeText = (notice: AdbNotice, labels: Labels): string => {
  if (notice.id !== 'state') return fill(labels[`notice.${notice.id}`], notice.slots);
  // Such a message does not say how the phone is connected; by cable is the usual case.
  const remedy = remedyOf({ state: notice.state, kind: 'usb' });
  return `${labels[`meaning.${notice.state}`]} ${labels[`remedy.${remedy}`]}`;
};

function Notices({ notices, labels }: { notices: AdbNotice[]; labels: Labels }) {
  if (notices.length === 0) return null;
  const texts = new Map(notices.map((notice) => [noticeText(notice, labels), notice.tone]));
  return (
    <ul className={styles.notices}>
      {[...texts].map(([text, tone]) => (
        <li key={text} className={styles.notice} data-tone={tone}>
          <Words text={text} />
        </li>
      ))}
    </ul>
  );
}

/** The program's own messages among the lines. */
function Said({ messages, labels, here }: { messages: KnownMessage[]; labels: Labels; here: string }) {
  return (
    <ul className={looks.findings} aria-label={labels.messages}>
      {messages.map(({ id, cause, remedy, page }) => (
        <li key={id} className={looks.finding} data-tone="warning">
          <p className={looks.findingTitle}>
            <span>
              <Words text={cause} />
            </span>
          </p>
          <p>
            <Words text={remedy} />
          </p>
          {page && splitLocale(page.path).path !== here && (
            <p className={looks.more}>
              <a href={page.path}>{fill(labels.more, { page: page.title })}</a>
            </p>
          )}
        </li>
      ))}
    </ul>
  );
}

const leadsTo = (path: string, page: string): boolean => path.split('#')[0] === page;

function Group({ group, labels, locale, here }: Props & { group: AdbGroup }) {
  const { state, kind, phones } = group;
  const link = adbRemedyLinks[group.remedy];
  const title = kind ? `${labels[`state.${state}`]} · ${labels[`kind.${kind}`]}` : labels[`state.${state}`];
  const stateTexts = [...new Set(phones.map((phone) => phone.stateText))];
  const hints = [...new Set(phones.flatMap((phone) => phone.hint ?? []))];
  const list = <PhoneList phones={phones} labels={labels} showKind={!kind} />;
  return (
    <li className={looks.finding} data-tone={group.tone}>
      <p className={looks.findingTitle}>
        {title}
        {stateTexts.map((text) => (
          <code key={text}>{text}</code>
        ))}
      </p>
      <p>
        {labels[`meaning.${state}`]} <Words text={labels[`remedy.${group.remedy}`]} />
      </p>
      {hints.map((hint) => (
        <p key={hint} className={looks.hint}>
          {labels.adds} <samp>{hint}</samp>
        </p>
      ))}
      {phones.length <= openListUpTo ? (
        list
      ) : (
        <details className={styles.fold}>
          <summary>{fill(labels.phones, { n: new Intl.NumberFormat(locale).format(phones.length) })}</summary>
          {list}
        </details>
      )}
      {!leadsTo(link.path, here) && (
        <p className={looks.more}>
          <a href={localizePath(link.path, locale)}>{fill(labels.more, { page: labels[`page.${link.page}`] })}</a>
        </p>
      )}
    </li>
  );
}

interface PhoneListProps {
  phones: AdbPhone[];
  labels: Labels;
  /** Off where the title above already names the connection. */
  showKind: boolean;
}

function PhoneList({ phones, labels, showKind }: PhoneListProps) {
  return (
    <ul className={styles.phones}>
      {phones.map((phone) => (
        <li key={phone.line} className={styles.phone}>
          <span className={styles.serial}>{phone.serial}</span>
          {phone.model && <span className={styles.model}>{phone.model}</span>}
          {showKind && <Badge>{labels[`kind.${phone.kind}`]}</Badge>}
        </li>
      ))}
    </ul>
  );
}

export default island(AdbDoctor);
