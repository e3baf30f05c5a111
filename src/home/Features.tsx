import type { FeatureGroup } from '../marketing/data.ts';
import { DialogFigure } from '../program/Dialog.tsx';
import type { Studio } from '../program/picture.ts';
import { dialogNamed } from '../program/uses.ts';
import { Badge } from '../ui/Badge.tsx';
import styles from './Features.module.css';

interface Props {
  groups: readonly FeatureGroup[];
  studio: Studio;
  labels: { stages: string; discontinued: string };
}

/**
 * The stages of a working day: radio buttons and a style rule show one at a time, so it works before and without script
 * and with the arrow keys; on paper all of them are printed.
 */
export function Features({ groups, studio, labels }: Props) {
  return (
    <div className={styles.stages}>
      <fieldset className={styles.tabs}>
        <legend className="visually-hidden">{labels.stages}</legend>
        {groups.map(({ key, title }, index) => (
          <label key={key} className={styles.tab}>
            <input type="radio" name="stage" value={key} defaultChecked={index === 0} />
            <span>{title}</span>
          </label>
        ))}
      </fieldset>
      <div className={styles.panels}>
        {groups.map((group) => (
          <Stage key={group.key} group={group} studio={studio} discontinued={labels.discontinued} />
        ))}
      </div>
    </div>
  );
}

interface StageProps {
  group: FeatureGroup;
  studio: Studio;
  discontinued: string;
}

function Stage({ group: { key, title, text, picture, items }, studio, discontinued }: StageProps) {
  const id = `features-${key}`;
  return (
    <section className={styles.panel} data-stage={key} id={id} aria-labelledby={`${id}-title`}>
      <div>
        <h3 className={styles.title} id={`${id}-title`}>
          {title}
        </h3>
        <p className={styles.lead}>{text}</p>
        <ul className={styles.items}>
          {items.map((item) => (
            <li key={item.key}>
              {item.href ? <a href={item.href}>{item.title}</a> : <b>{item.title}</b>}
              {item.status && <Badge tone="warning">{discontinued}</Badge>}
              <p>{item.text}</p>
            </li>
          ))}
        </ul>
      </div>
      <DialogFigure
        studio={studio}
        dialog={dialogNamed(studio.registry, picture.dialog)}
        view={picture.show}
        tab={picture.tab}
        part={picture.part}
        id={`${id}-picture`}
      />
    </section>
  );
}
