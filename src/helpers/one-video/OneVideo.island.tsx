import { type ReactNode, useEffect, useRef, useState } from 'react';
import { island } from '../../islands/CrashCard.tsx';
import { pluralText } from '../../lib/labels.ts';
import type { Locale } from '../../lib/locales.ts';
import type { HelperLabels } from '../words.ts';
import styles from './OneVideo.module.css';
import { Scene, SceneSource } from './Scene.tsx';
import { lookOf, type Picture, pictureOf, type Stage, stages, translationFor, versionRange } from './stages.ts';
import type english from './words/en.json';

type Labels = HelperLabels<typeof english>;

interface Props {
  locale: Locale;
  labels: Labels;
}

/** The program's own labels. Its window was seen in English only. */
const program = {
  list: ['Add Videos', 'Select All'],
  tools: ['Show Subtitles', 'Try Effect', 'Start Process'],
  panels: [
    { name: 'Video Effects', at: 'vary' },
    { name: 'Video Speed', at: 'vary' },
    { name: 'Video Concat', at: 'vary' },
    { name: 'Audio', at: 'vary' },
    { name: 'Watermark', at: 'vary' },
    { name: 'Subtitle', at: 'render' },
    { name: 'Scrolling Text', at: 'vary' },
    { name: 'Metadata', at: 'render' },
    { name: 'Output', at: 'render' },
  ],
} as const;

/**
 * One drawn video through its stages. Which stage is shown is held by radio buttons and the style sheet, so that the
 * choice works at once; this code moves the two sliders. Without script all stages stand side by side.
 */
function OneVideo({ locale, labels }: Props) {
  return (
    <section className={styles.helper} aria-label={labels.title}>
      <SceneSource />
      <div className={styles.stages} role="radiogroup" aria-label={labels.title}>
        <Window name={labels.program} />
        {stages.map((stage, index) => (
          <div key={stage} className={styles.stage} data-stage={stage}>
            <label className={styles.step}>
              <input
                className="needs-js"
                type="radio"
                name="one-video-stage"
                value={stage}
                defaultChecked={index === 0}
                aria-describedby={`one-video-${stage}`}
              />
              <b>{index + 1}</b>
              <span>{labels[`${stage}.title`]}</span>
            </label>
            <p id={`one-video-${stage}`} className={styles.text}>
              {labels[`${stage}.text`]}
            </p>
            <div className={styles.picture}>
              {stage === 'render' ? (
                <Versions locale={locale} labels={labels} />
              ) : (
                <Compared stage={stage} locale={locale} labels={labels} />
              )}
            </div>
          </div>
        ))}
      </div>
      <p className={styles.caption}>
        <strong>{labels.note}</strong> {labels.caption}
      </p>
    </section>
  );
}

/** What surrounds the picture in the program: the list of videos, and nine panels with settings. */
function Window({ name }: { name: string }) {
  return (
    <div className={styles.window} lang="en" aria-hidden="true">
      <p className={styles.bar}>{name}</p>
      <ul className={styles.list}>
        {program.list.map((name) => (
          <li key={name}>{name}</li>
        ))}
        <li data-file>mug.mp4</li>
        <li data-file data-srt>
          mug.srt
        </li>
      </ul>
      <ul className={styles.tools}>
        {program.tools.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
      <ul className={styles.panels}>
        {program.panels.map(({ name, at }) => (
          <li key={name} data-at={at}>
            {name}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The number a slider stands at, read once more when this code arrives: the reader may have moved it before. */
function useSlider(first: number) {
  const input = useRef<HTMLInputElement>(null);
  const [value, setValue] = useState(first);
  const read = (): void => setValue(input.current?.valueAsNumber ?? first);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, on arrival
  useEffect(read, []);
  return { input, value, read };
}

function Compared({ stage, locale, labels }: Props & { stage: Stage }) {
  const { input, value, read } = useSlider(0);
  const picture = pictureOf(stage);
  if (stage === 'source')
    return (
      <div className={styles.frame}>
        <Shown picture={picture} locale={locale} labels={labels} />
      </div>
    );
  return (
    <>
      <div className={styles.frame}>
        <Scene />
        {/* No style in built HTML: at first the whole picture shows. */}
        <div className={styles.after} style={value === 0 ? undefined : { clipPath: `inset(0 0 0 ${value}%)` }}>
          <Shown picture={picture} locale={locale} labels={labels} />
        </div>
        <i
          className={styles.edge}
          hidden={value === 0 || value === 100}
          style={value === 0 ? undefined : { insetInlineStart: `${value}%` }}
        />
      </div>
      <label className={`${styles.slider} needs-js`}>
        <span>{labels.compare}</span>
        <input ref={input} type="range" min={0} max={100} defaultValue={0} onInput={read} />
      </label>
    </>
  );
}

function Shown({ picture, locale, labels }: Props & { picture: Picture }): ReactNode {
  const translation = translationFor(locale);
  const { subtitle, voice, varied } = picture;
  return (
    <>
      <Scene {...(varied && { look: lookOf(3) })} />
      {varied && <p className={styles.running}>{labels.running}</p>}
      {varied && <p className={styles.watermark}>{labels.watermark}</p>}
      {voice && <p className={styles.voice}>{labels.aiVoice}</p>}
      {subtitle === 'spoken' && <p className={styles.subtitle}>{labels.spoken}</p>}
      {subtitle === 'translated' && (
        <p className={styles.subtitle} lang={translation.lang}>
          {translation.text}
        </p>
      )}
    </>
  );
}

function Versions({ locale, labels }: Props) {
  const { min, max, first } = versionRange;
  const { input, value, read } = useSlider(first);
  return (
    <>
      <div className={styles.frame} data-count={value}>
        {Array.from({ length: value }, (_, version) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: versions have their place and nothing else
          <Scene key={version} look={lookOf(version)} />
        ))}
      </div>
      <label className={`${styles.slider} needs-js`}>
        <span>{pluralText(labels.count, value, locale)}</span>
        <input ref={input} type="range" min={min} max={max} defaultValue={first} onInput={read} />
      </label>
    </>
  );
}

export default island(OneVideo);
