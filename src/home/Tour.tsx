import type { Marketing } from '../marketing/data.ts';
import { DialogWindow } from '../program/Dialog.tsx';
import { ProgramFigure } from '../program/Figure.tsx';
import type { Studio } from '../program/picture.ts';
import { dialogNamed } from '../program/uses.ts';
import { TitleBar } from '../program/window/Bars.tsx';
import { Frame } from '../program/window/items.tsx';
import styles from './Tour.module.css';

type TourTexts = Marketing['tour'];
type Scene = TourTexts['scenes'][number];

interface Props {
  tour: TourTexts;
  studio: Studio;
}

const sceneId = ({ key }: Scene): string => `tour-${key}`;

/**
 * Scenes side by side in a strip that scrolls and snaps; the steps above it are links to them, so it is walked by
 * scrolling, by arrow keys and by links without any script. tour.client.ts keeps the page still and marks the step.
 */
export function Tour({ tour, studio }: Props) {
  return (
    <div className="stack" data-tour>
      <ol className={`quiet-links no-print ${styles.steps}`} aria-label={tour.scenesLabel}>
        {tour.scenes.map((scene, index) => (
          <li key={scene.key}>
            <a href={`#${sceneId(scene)}`} data-tour-step aria-current={index === 0 ? 'step' : undefined}>
              {index + 1}. {scene.name}
            </a>
          </li>
        ))}
      </ol>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard */}
      <section className={styles.strip} data-tour-strip tabIndex={0} aria-label={tour.scenesLabel}>
        {tour.scenes.map((scene) => (
          <article key={scene.key} className={`stack ${styles.scene}`} id={sceneId(scene)}>
            <div className={`stack ${styles.words}`}>
              <h3>{scene.title}</h3>
              <p>{scene.text}</p>
              {scene.href && (
                <a href={scene.href}>
                  {tour.linkLabel}
                  <span className="visually-hidden">{` ${scene.name}`}</span>
                </a>
              )}
            </div>
            <Picture scene={scene} studio={studio} />
          </article>
        ))}
      </section>
    </div>
  );
}

/** The main window behind, the dialog of the scene in front. */
function Picture({ scene, studio }: { scene: Scene; studio: Studio }) {
  const dialog = dialogNamed(studio.registry, scene.dialog);
  const id = `${sceneId(scene)}-picture`;
  return (
    <ProgramFigure
      dialog={dialog.id}
      note={studio.note}
      caption={studio.fill(dialog.opensFrom[studio.locale])}
      id={`${id}-caption`}
    >
      <Frame className={styles.window}>
        <div className={styles.bar} aria-hidden="true">
          <TitleBar studio={studio} />
        </div>
        <div className={styles.desk}>
          <DialogWindow studio={studio} dialog={dialog} view={scene.view} tab={scene.tab} part={undefined} />
        </div>
      </Frame>
    </ProgramFigure>
  );
}
