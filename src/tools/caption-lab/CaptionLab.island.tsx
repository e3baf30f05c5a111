import { createContext, use, useId, useMemo, useState } from 'react';
import type { Locale } from '../../i18n/locales.ts';
import { island } from '../../islands/CrashCard.tsx';
import controls from '../../ui/controls.module.css';
import { Excerpt, Finding, Hint, PastePanel, Results, Words } from '../shared/PastePanel.tsx';
import { type Say, sayIn } from '../shared/say.ts';
import type { ToolLabels } from '../shared/words.ts';
import { useCopy } from '../use-copy.ts';
import styles from './CaptionLab.module.css';
import { type Caption, countCap, type Problem, readCaptions, type Variant } from './spintax.ts';

type Labels = ToolLabels<'caption-lab'>;

interface Props {
  locale: Locale;
  labels: Labels;
  local: string;
}

const icon = 'M7 3.5c-3 0-1.5 6.5-4 6.5 2.5 0 1 6.5 4 6.5M13 3.5c3 0 1.5 6.5 4 6.5-2.5 0-1 6.5-4 6.5M10 6.5v7';
/** Limits: captions shown with results, and further captions with a problem. */
const shownAtMost = 20;
const contextAround = 32;

const SayContext = createContext<Say<keyof Labels>>(() => '');

function CaptionLab({ locale, labels, local }: Props) {
  const say = useMemo(() => sayIn(locale, labels), [locale, labels]);
  return (
    <SayContext value={say}>
      <PastePanel
        labels={{ ...labels, local }}
        icon={icon}
        examples={[
          { name: labels['example.variants'], text: labels['sample.variants'] },
          { name: labels['example.title'], text: labels['sample.title'] },
          { name: labels['example.broken'], text: labels['sample.broken'] },
        ]}
      >
        {(text) => <Captions text={text} locale={locale} />}
      </PastePanel>
    </SayContext>
  );
}

export default island(CaptionLab);

function Captions({ text, locale }: { text: string; locale: Locale }) {
  const say = use(SayContext);
  const countId = useId();
  const { format } = new Intl.NumberFormat(locale);
  const [wanted, setWanted] = useState(3);
  const [sample, setSample] = useState(1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sample of the same captions
  const captions = useMemo(() => readCaptions(text, wanted, shownAtMost), [text, wanted, sample]);
  const flawed = captions.filter(({ problems }) => problems.length > 0);
  const results = countText(say, {
    count: captions.reduce((sum, { count }) => sum + count, 0),
    exact: captions.every(({ exact }) => exact),
  });
  const shown = captions.slice(0, shownAtMost);
  const others = flawed.filter((caption) => !shown.includes(caption)).slice(0, shownAtMost);

  return (
    <Results
      spoken={say('summary', { captions: captions.length, results, flawed: flawed.length })}
      figures={[
        { name: say('figure.captions'), value: format(captions.length) },
        { name: say('figure.results'), value: typeof results === 'number' ? format(results) : results },
        { name: say('figure.flawed'), value: format(flawed.length), tone: flawed.length > 0 && 'warning' },
      ]}
    >
      <p className={`${styles.controls} cluster no-print`}>
        <label htmlFor={countId}>{say('perCaption')}</label>
        <select
          id={countId}
          className={controls.input}
          value={wanted}
          onChange={({ target }) => setWanted(Number(target.value))}
        >
          {[3, 5, 10].map((choice) => (
            <option key={choice}>{choice}</option>
          ))}
        </select>
        <button type="button" className="action" onClick={() => setSample(sample + 1)}>
          {say('newSample')}
        </button>
      </p>
      {captions.length > shownAtMost && <Hint>{say('limited', { n: shownAtMost })}</Hint>}
      <ol className="stack">
        {[...shown, ...others].map((caption) => (
          <CaptionCard key={caption.line} {...caption} />
        ))}
      </ol>
    </Results>
  );
}

function countText(say: Say<keyof Labels>, { count, exact }: Pick<Caption, 'count' | 'exact'>): string | number {
  if (exact) return count;
  return say(count >= countCap ? 'count.over' : 'count.upTo', { n: Math.min(count, countCap) });
}

function CaptionCard({ line, caption, problems, variants, complete, ...results }: Caption) {
  const say = use(SayContext);
  // An unclosed brace changes the post; other problems may be intended.
  const isBroken = problems.some(({ id }) => id === 'unclosed' || id === 'strayClose');
  return (
    <Finding
      tone={isBroken ? 'danger' : problems.length > 0 ? 'warning' : 'tip'}
      title={
        <>
          {say('line', { n: line })} <small className="meta">{say('results', { n: countText(say, results) })}</small>
        </>
      }
    >
      {problems.map((problem) => (
        <ProblemText key={`${problem.id} ${problem.at}`} {...problem} caption={caption} />
      ))}
      {variants.length > 0 && <Hint>{say(complete ? 'all' : 'random')}</Hint>}
      {variants.map((variant) => (
        <VariantText key={`${variant.title}##${variant.description}`} {...variant} />
      ))}
    </Finding>
  );
}

function ProblemText({ id, at, length, caption }: Problem & { caption: string }) {
  const say = use(SayContext);
  const end = at + length;
  return (
    <>
      <Excerpt
        // An emoji is one column.
        label={say('problem', { column: [...caption.slice(0, at)].length + 1 })}
        before={(at > contextAround ? '…' : '') + caption.slice(Math.max(0, at - contextAround), at)}
        hit={caption.slice(at, end)}
        after={caption.slice(end, end + contextAround) + (end + contextAround < caption.length ? '…' : '')}
      />
      <p>
        <Words text={say(`problem.${id}`)} />
      </p>
    </>
  );
}

function VariantText({ title, description, mentions, tags, characters }: Variant) {
  const say = use(SayContext);
  const { state, copy } = useCopy();
  return (
    <div className={`stack ${styles.variant}`}>
      {title !== undefined && (
        <p dir="auto">
          <small>{say('part.title')}</small> <strong>{title || say('empty')}</strong>
        </p>
      )}
      <p dir="auto">
        {title !== undefined && <small>{say('part.description')}</small>} {description || say('empty')}
      </p>
      <p className={`${styles.controls} cluster`}>
        <button
          type="button"
          className="action no-print"
          onClick={() => copy(title === undefined ? description : `${title}##${description}`)}
        >
          {say(state === 'copied' ? 'copied' : 'copy')}
        </button>
        <small>{say('characters', { n: characters })}</small>
        <small>{say('mentions', { n: mentions })}</small>
        <small>{say('tags', { n: tags })}</small>
      </p>
    </div>
  );
}
