import { useDeferredValue, useId, useMemo, useState } from 'react';
import { fill } from '../../i18n/labels.ts';
import type { Locale } from '../../i18n/locales.ts';
import { island } from '../../islands/CrashCard.tsx';
import { Button } from '../../ui/Button.tsx';
import { LiveRegion } from '../../ui/LiveRegion.tsx';
import looks from '../shared/Findings.module.css';
import { Excerpt, Figures } from '../shared/Findings.tsx';
import { PasteField, PastePanel, Results, usePastedText, Words } from '../shared/PastePanel.tsx';
import type { ToolLabels } from '../shared/words.ts';
import { useCopy } from '../use-copy.ts';
import styles from './CaptionLab.module.css';
import { type Caption, countCap, type Problem, readCaptions, type Variant } from './spintax.ts';

interface Context {
  locale: Locale;
  labels: ToolLabels<'caption-lab'>;
}

const icon = 'M7 3.5c-3 0-1.5 6.5-4 6.5 2.5 0 1 6.5 4 6.5M13 3.5c3 0 1.5 6.5 4 6.5-2.5 0-1 6.5-4 6.5M10 6.5v7';
/** So many captions are shown with results; of the others so many that have a problem. */
const shownAtMost = 20;
const contextAround = 32;

function CaptionLab({ locale, labels, local }: Context & { local: string }) {
  const pasted = usePastedText();
  const [wanted, setWanted] = useState(3);
  const [sample, setSample] = useState(1);
  const countId = useId();
  const text = useDeferredValue(pasted.text);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sample of the same captions
  const captions = useMemo(() => readCaptions(text, wanted, shownAtMost), [text, wanted, sample]);
  const { format } = new Intl.NumberFormat(locale);
  const flawed = captions.filter(({ problems }) => problems.length > 0);
  const total = captions.reduce((sum, { count }) => sum + count, 0);
  const figures = {
    captions: format(captions.length),
    results: formatCount(
      total,
      captions.every(({ exact }) => exact),
      { locale, labels },
    ),
    flawed: format(flawed.length),
  };
  const shown = captions.slice(0, shownAtMost);
  const others = flawed.filter((caption) => !shown.includes(caption));

  return (
    <PastePanel labels={{ ...labels, local }} icon={icon}>
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
              { name: labels['figure.flawed'], value: figures.flawed, tone: flawed.length ? 'warning' : undefined },
            ]}
          />
          <div className={styles.controls}>
            <label htmlFor={countId}>{labels.perCaption}</label>
            <select id={countId} value={wanted} onChange={({ target }) => setWanted(Number(target.value))}>
              {[3, 5, 10].map((choice) => (
                <option key={choice} value={choice}>
                  {format(choice)}
                </option>
              ))}
            </select>
            <Button look="secondary" onClick={() => setSample(sample + 1)}>
              {labels.newSample}
            </Button>
          </div>
          {captions.length > shownAtMost && (
            <p className={looks.hint}>{fill(labels.limited, { n: format(shownAtMost) })}</p>
          )}
          <ol className={looks.findings}>
            {[...shown, ...others.slice(0, shownAtMost)].map((caption) => (
              <CaptionCard key={caption.line} {...caption} locale={locale} labels={labels} />
            ))}
          </ol>
        </Results>
      )}
    </PastePanel>
  );
}

export default island(CaptionLab);

function formatCount(count: number, exact: boolean, { locale, labels }: Context): string {
  const n = new Intl.NumberFormat(locale).format(Math.min(count, countCap));
  if (exact) return n;
  return fill(labels[count >= countCap ? 'count.over' : 'count.upTo'], { n });
}

function CaptionCard({ line, caption, problems, count, exact, variants, complete, ...context }: Caption & Context) {
  const { locale, labels } = context;
  // What is not closed changes the post; the rest may be meant.
  const isBroken = problems.some(({ id }) => id === 'unclosed' || id === 'strayClose');
  return (
    <li className={looks.finding} data-tone={isBroken ? 'danger' : problems.length > 0 ? 'warning' : 'tip'}>
      <p className={looks.findingTitle}>
        {fill(labels.line, { n: new Intl.NumberFormat(locale).format(line) })}
        <span className={looks.hint}>{fill(labels.results, { n: formatCount(count, exact, context) })}</span>
      </p>
      {problems.map((problem) => (
        <ProblemText key={`${problem.id} ${problem.at}`} problem={problem} caption={caption} labels={labels} />
      ))}
      {variants.length > 0 && <p className={looks.hint}>{complete ? labels.all : labels.random}</p>}
      {variants.map((variant) => (
        <VariantText key={`${variant.title}##${variant.description}`} {...variant} labels={labels} />
      ))}
    </li>
  );
}

type Labelled = Pick<Context, 'labels'>;

function ProblemText({
  problem: { id, at, length },
  caption,
  labels,
}: Labelled & { problem: Problem; caption: string }) {
  const end = at + length;
  return (
    <>
      <Excerpt
        // An emoji is one column.
        label={fill(labels.problem, { column: [...caption.slice(0, at)].length + 1 })}
        before={(at > contextAround ? '…' : '') + caption.slice(Math.max(0, at - contextAround), at)}
        hit={caption.slice(at, end)}
        after={caption.slice(end, end + contextAround) + (end + contextAround < caption.length ? '…' : '')}
      />
      <p>
        <Words text={labels[`problem.${id}`]} />
      </p>
    </>
  );
}

function VariantText({ title, description, mentions, tags, characters, labels }: Variant & Labelled) {
  const { state, copy } = useCopy();
  return (
    <div className={styles.variant}>
      {title !== undefined && (
        <>
          <small>{labels['part.title']}</small>
          <strong dir="auto">{title || labels.empty}</strong>
          <small>{labels['part.description']}</small>
        </>
      )}
      <p dir="auto">{description || labels.empty}</p>
      <p className={styles.meta}>
        <button type="button" onClick={() => copy(title === undefined ? description : `${title}##${description}`)}>
          {state === 'copied' ? labels.copied : labels.copy}
        </button>
        <span>{fill(labels.characters, { n: characters })}</span>
        <span>{fill(labels.mentions, { n: mentions })}</span>
        <span>{fill(labels.tags, { n: tags })}</span>
      </p>
    </div>
  );
}
