import { useDeferredValue, useId, useMemo, useState } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { fill } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import looks from '../../tools/shared/Findings.module.css';
import { Excerpt, Figures, type Tone } from '../../tools/shared/Findings.tsx';
import { PasteField, PastePanel, Results, usePastedText, Words } from '../../tools/shared/PastePanel.tsx';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import type { HelperLabels } from '../words.ts';
import styles from './CaptionLab.module.css';
import {
  type CaptionProblem,
  type CaptionReport,
  type CaptionVariant,
  columnOf,
  type ResultCount,
  readCaptions,
} from './spintax.ts';
import type english from './words/en.json';

type Labels = HelperLabels<typeof english>;

interface Props {
  locale: Locale;
  labels: Labels;
}

const icon = 'M7 3.5c-3 0-1.5 6.5-4 6.5 2.5 0 1 6.5 4 6.5M13 3.5c3 0 1.5 6.5 4 6.5-2.5 0-1 6.5-4 6.5M10 6.5v7';
const variantChoices = [3, 5, 10];
/** So many captions are shown with results; a list of hundreds is only checked. */
const inFull = 20;
/** So many faulty captions beyond those are shown: more than anyone mends at once. */
const flawedBeyond = 20;
const contextAround = 32;
const longestShown = 600;
const shortened = (text: string): string => (text.length > longestShown ? `${text.slice(0, longestShown)}…` : text);

function formatCount({ count, precision }: ResultCount, labels: Labels, locale: Locale): string {
  const n = new Intl.NumberFormat(locale).format(count);
  return precision === 'exact' ? n : fill(labels[`count.${precision}`], { n });
}

function CaptionLab({ locale, labels }: Props) {
  const pasted = usePastedText();
  const [variants, setVariants] = useState(3);
  const [sample, setSample] = useState(1);
  const countId = useId();
  const text = useDeferredValue(pasted.text);
  const report = useMemo(() => readCaptions(text, { variants, seed: sample * 7919, inFull }), [text, variants, sample]);
  const numbers = new Intl.NumberFormat(locale);
  const { captions } = report;
  const figures = {
    captions: numbers.format(captions.length),
    results: formatCount(report.results, labels, locale),
    flawed: numbers.format(report.flawed),
  };
  const shown = captions.slice(0, inFull);
  const flawed = captions.slice(inFull).filter((caption) => caption.problems.length > 0);

  return (
    <PastePanel labels={labels} icon={icon}>
      <PasteField
        pasted={pasted}
        labels={labels}
        placeholder=""
        examples={[
          { name: labels['example.variants'], text: labels['sample.variants'] },
          { name: labels['example.title'], text: labels['sample.title'] },
          { name: labels['example.broken'], text: labels['sample.broken'] },
        ]}
      />
      <LiveRegion text={captions.length === 0 ? '' : fill(labels.summary, figures)} />
      {captions.length > 0 && (
        <Results>
          <Figures
            items={[
              { name: labels['figure.captions'], value: figures.captions },
              { name: labels['figure.results'], value: figures.results },
              { name: labels['figure.flawed'], value: figures.flawed, tone: report.flawed ? 'warning' : undefined },
            ]}
          />
          <div className={styles.controls}>
            <label htmlFor={countId}>{labels.perCaption}</label>
            <select id={countId} value={variants} onChange={(event) => setVariants(Number(event.target.value))}>
              {variantChoices.map((choice) => (
                <option key={choice} value={choice}>
                  {numbers.format(choice)}
                </option>
              ))}
            </select>
            <Button look="secondary" className={styles.action ?? ''} onClick={() => setSample(sample + 1)}>
              {labels.newSample}
            </Button>
            <span className={looks.hint}>{fill(labels.sampleNumber, { n: numbers.format(sample) })}</span>
          </div>
          {captions.length > inFull && (
            <p className={looks.hint}>{fill(labels.limited, { n: numbers.format(inFull) })}</p>
          )}
          <ol className={looks.findings}>
            {[...shown, ...flawed.slice(0, flawedBeyond)].map((caption) => (
              <Caption key={caption.line} report={caption} labels={labels} locale={locale} />
            ))}
          </ol>
        </Results>
      )}
    </PastePanel>
  );
}

const toneOf = (problems: CaptionProblem[]): Tone => {
  if (problems.some((problem) => problem.level === 'error')) return 'danger';
  return problems.length > 0 ? 'warning' : 'tip';
};

function Caption({ report, labels, locale }: { report: CaptionReport; labels: Labels; locale: Locale }) {
  const { line, caption, problems, results, variants, complete } = report;
  return (
    <li className={looks.finding} data-tone={toneOf(problems)}>
      <p className={looks.findingTitle}>
        {fill(labels.line, { n: new Intl.NumberFormat(locale).format(line) })}
        <span className={looks.hint}>{fill(labels.results, { n: formatCount(results, labels, locale) })}</span>
      </p>
      {problems.map((problem) => (
        <Problem key={`${problem.id} ${problem.at}`} problem={problem} caption={caption} labels={labels} />
      ))}
      {variants.length > 0 && (
        <>
          <p className={looks.hint}>{complete ? labels.all : labels.random}</p>
          <ul className={styles.variants}>
            {variants.map((variant) => (
              <Variant key={`${variant.title}##${variant.description}`} variant={variant} labels={labels} />
            ))}
          </ul>
        </>
      )}
    </li>
  );
}

function Problem({ problem, caption, labels }: { problem: CaptionProblem; caption: string; labels: Labels }) {
  const { id, at, length } = problem;
  const from = Math.max(0, at - contextAround);
  const to = Math.min(caption.length, at + length + contextAround);
  return (
    <div className={styles.problem}>
      <Excerpt
        label={fill(labels.problem, { column: columnOf(caption, at) })}
        before={(from > 0 ? '…' : '') + caption.slice(from, at)}
        hit={shortened(caption.slice(at, at + length))}
        after={caption.slice(at + length, to) + (to < caption.length ? '…' : '')}
      />
      <p>
        <Words text={labels[`problem.${id}`]} />
      </p>
    </div>
  );
}

function Variant({ variant, labels }: { variant: CaptionVariant; labels: Labels }) {
  const { title, description, mentions, tags, characters } = variant;
  return (
    <li className={styles.variant}>
      {title !== undefined && (
        <>
          <p className={styles.part}>{labels['part.title']}</p>
          <p className={styles.postTitle} dir="auto">
            {shortened(title) || labels.empty}
          </p>
          <p className={styles.part}>{labels['part.description']}</p>
        </>
      )}
      <p dir="auto">{shortened(description) || labels.empty}</p>
      <p className={styles.meta}>
        <button
          type="button"
          className={styles.copy}
          data-copy={title === undefined ? description : `${title}##${description}`}
          data-copied={labels.copied}
        >
          {labels.copy}
        </button>
        <span>{fill(labels.characters, { n: characters })}</span>
        <span>{fill(labels.mentions, { n: mentions })}</span>
        <span>{fill(labels.tags, { n: tags })}</span>
      </p>
    </li>
  );
}

export default island(CaptionLab);
