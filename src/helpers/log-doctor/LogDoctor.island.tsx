import { useDeferredValue, useMemo } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { fill } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import { localizePath, splitLocale } from '../../lib/routes.ts';
import { Badge } from '../../ui/Badge.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import looks from '../shared/Findings.module.css';
import { Excerpt, Figures, type Tone } from '../shared/Findings.tsx';
import { HelperPanel, PasteField, Results, usePastedText, Words } from '../shared/HelperPanel.tsx';
import { useMessages } from '../shared/use-messages.ts';
import type { HelperLabels } from '../words.ts';
import type { LogCertainty } from './causes.ts';
import { logExamples } from './examples.ts';
import styles from './LogDoctor.module.css';
import { type LogExcerpt, type LogFinding, type LogReport, readLog } from './log.ts';
import { logPages, rulePath, supportPath } from './pages.ts';
import type english from './words/en.json';

type Labels = HelperLabels<typeof english>;

interface Props {
  locale: Locale;
  labels: Labels;
  /** Where the program's messages are. */
  messages: string;
  /** The page the reader is on, without language: no link leads back to it. */
  here: string;
}

const icon =
  'M4.5 3.5h11M4.5 7h11M4.5 10.5H8M4.5 14H7M15.5 16.5l-2-2M14.2 12.5a2.7 2.7 0 1 1-5.4 0 2.7 2.7 0 0 1 5.4 0z';
const placeholder = '[09:12:07] ERROR …';
const tones: Record<LogCertainty, Tone> = { exact: 'danger', known: 'warning', general: 'info' };

function LogDoctor({ locale, labels, messages, here }: Props) {
  const pasted = usePastedText();
  const text = useDeferredValue(pasted.text);
  const book = useMessages(messages);
  const report = useMemo(() => readLog(text, book), [text, book]);
  const numbers = new Intl.NumberFormat(locale);
  const figures = { lines: numbers.format(report.lines), n: numbers.format(report.findings.length) };
  const summary =
    report.lines === 0 ? '' : fill(labels[report.findings.length ? 'summary.found' : 'summary.nothing'], figures);

  return (
    <HelperPanel labels={labels} icon={icon}>
      <PasteField
        pasted={pasted}
        labels={labels}
        placeholder={placeholder}
        columns
        examples={[
          { name: labels['example.port'], text: logExamples.port },
          { name: labels['example.post'], text: logExamples.post },
          { name: labels['example.startup'], text: logExamples.startup },
          { name: labels['example.unknown'], text: logExamples.unknown },
        ]}
      />
      <LiveRegion text={summary} />
      {report.lines > 0 && (
        <Results>
          <Figures
            items={[
              { name: labels['figure.lines'], value: figures.lines },
              { name: labels['figure.causes'], value: figures.n, tone: report.findings.length ? 'warning' : undefined },
            ]}
          />
          {report.cut && <p className={looks.hint}>{labels.cut}</p>}
          {report.findings.length > 0 ? (
            <>
              <ol className={looks.findings}>
                {report.findings.map((finding) => (
                  <Finding key={idOf(finding)} finding={finding} labels={labels} locale={locale} here={here} />
                ))}
              </ol>
              {report.suspects.length > 0 && (
                <div className={looks.finding}>
                  <p className={styles.label}>{labels['suspects.more']}</p>
                  <Lines excerpts={report.suspects} labels={labels} locale={locale} />
                </div>
              )}
            </>
          ) : (
            <NothingKnown report={report} labels={labels} locale={locale} here={here} />
          )}
        </Results>
      )}
    </HelperPanel>
  );
}

const idOf = ({ known }: LogFinding): string => ('rule' in known ? known.rule.id : known.message.id);

/** Title, remedy and the page that says more; no page where the reader is already there, or that has no name: the site does without it. */
function wordsOf({ known }: LogFinding, labels: Labels, locale: Locale, here: string) {
  if ('message' in known) {
    const { cause, remedy, page } = known.message;
    const away = page && splitLocale(page.path).path !== here ? page : undefined;
    return { title: cause, remedy, link: away && { href: away.path, page: away.title } };
  }
  const { id, page } = known.rule;
  const href = localizePath(rulePath(known.rule), locale);
  const name = labels[`page.${page}`];
  return {
    title: labels[`rule.${id}.title`],
    remedy: labels[`rule.${id}.remedy`],
    link: logPages[page] === here || !name ? undefined : { href, page: name },
  };
}

interface FindingProps {
  finding: LogFinding;
  labels: Labels;
  locale: Locale;
  here: string;
}

function Finding({ finding, labels, locale, here }: FindingProps) {
  const { certainty, count, excerpts } = finding;
  const { title, remedy, link } = wordsOf(finding, labels, locale, here);
  const further = count - excerpts.length;
  return (
    <li className={looks.finding} data-tone={tones[certainty]}>
      <p className={looks.findingTitle}>
        <span>
          <Words text={title} />
        </span>
        <Badge>{labels[`certainty.${certainty}`]}</Badge>
      </p>
      <p>
        <Words text={remedy} />
      </p>
      <Lines excerpts={excerpts} labels={labels} locale={locale} />
      {further > 0 && (
        <p className={looks.hint}>{fill(labels.moreLines, { n: new Intl.NumberFormat(locale).format(further) })}</p>
      )}
      {link && (
        <p className={looks.more}>
          <a href={link.href}>{fill(labels.more, { page: link.page })}</a>
        </p>
      )}
    </li>
  );
}

function Lines({ excerpts, labels, locale }: { excerpts: LogExcerpt[]; labels: Labels; locale: Locale }) {
  const numbers = new Intl.NumberFormat(locale);
  return (
    <div className={styles.excerpts}>
      {excerpts.map(({ line, before, hit, after }) => (
        <Excerpt
          key={line}
          label={fill(labels.line, { n: numbers.format(line) })}
          before={before}
          hit={hit}
          after={after}
        />
      ))}
    </div>
  );
}

/** Says so plainly, and helps with the next step. */
function NothingKnown({ report, labels, locale, here }: Omit<Props, 'messages'> & { report: LogReport }) {
  return (
    <div className={looks.finding} data-tone="info">
      <p className={looks.findingTitle}>{labels['nothing.title']}</p>
      <p>{labels['nothing.text']}</p>
      {report.suspects.length > 0 && (
        <>
          <p className={styles.label}>{labels.suspects}</p>
          <Lines excerpts={report.suspects} labels={labels} locale={locale} />
        </>
      )}
      <p className={styles.label}>{labels['send.title']}</p>
      <ul className={styles.bullets}>
        <li>{labels['send.lines']}</li>
        <li>{labels['send.settings']}</li>
        <li>{labels['send.phone']}</li>
        <li>{labels['send.system']}</li>
      </ul>
      <p>{labels['send.privacy']}</p>
      {here !== logPages.taskFailed && (
        <p className={looks.more}>
          <a href={localizePath(supportPath, locale)}>{fill(labels.more, { page: labels['page.taskFailed'] })}</a>
        </p>
      )}
    </div>
  );
}

export default island(LogDoctor);
