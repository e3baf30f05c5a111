import { Fragment } from 'react';
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
 * The stages of a working day, each a radio button with its panel behind it: CSS shows the panel of the chosen one, with
 * and without script, by pointer and by arrow keys; on paper all of them are printed.
 */
export function Features({ groups, studio, labels }: Props) {
  return (
    <fieldset className={styles.stages}>
      <legend className="visually-hidden">{labels.stages}</legend>
      {groups.map(({ key, title, text, picture, items }, index) => (
        <Fragment key={key}>
          <label className={`choice ${styles.tab}`}>
            <input type="radio" name="stage" value={key} defaultChecked={index === 0} />
            {title}
          </label>
          <section className={`stack ${styles.panel}`} data-stage={key} id={`features-${key}`} aria-label={title}>
            <div>
              <h3>{text}</h3>
              <ul className={styles.items}>
                {items.map((item) => (
                  <li key={item.key}>
                    {item.href ? <a href={item.href}>{item.title}</a> : <b>{item.title}</b>}
                    {item.status && <Badge tone="warning">{labels.discontinued}</Badge>}
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
              id={`features-${key}-picture`}
            />
          </section>
        </Fragment>
      ))}
    </fieldset>
  );
}
