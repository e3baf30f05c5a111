import type { ReactNode } from 'react';
import { fill } from '../../lib/labels.ts';
import type { WhiteLabelLabels } from './labels.ts';
import styles from './WhiteLabelBuilder.module.css';
import { initial, type Problems, type Settings } from './white-label.ts';

interface PreviewProps {
  values: Settings;
  problems: Problems;
  labels: WhiteLabelLabels;
  /** The logo, once there is one. */
  children: ReactNode;
}

/** The title bar of the program as the settings make it. */
export function Preview({ values, problems, labels, children }: PreviewProps) {
  const name = values.appName.trim() || labels.previewName;
  const works = (field: 'tutorialUrl' | 'supportEmail'): true | undefined =>
    (values[field].trim() !== '' && !problems[field]) || undefined;
  return (
    <figure className={styles.preview}>
      <div className={styles.window} role="img" aria-label={fill(labels.previewAlt, { name })}>
        <div className={styles.bar}>
          <span className={styles.mark}>{children || initial(name)}</span>
          <span className={styles.name}>{name}</span>
          <span className={styles.link} data-on={works('tutorialUrl')}>
            {labels.previewTutorial}
          </span>
          <span className={styles.link} data-on={works('supportEmail')}>
            {labels.previewSupport}
          </span>
          <svg className={styles.buttons} viewBox="0 0 44 12" width="44" height="12" aria-hidden="true">
            <path d="M2 6h8M18 2h8v8h-8zM34 2l8 8M42 2l-8 8" />
          </svg>
        </div>
        <svg className={styles.desk} viewBox="0 0 400 92" aria-hidden="true">
          {[0, 1, 2].map((line) => (
            <rect key={line} x="14" y={16 + line * 16} width={[70, 52, 62][line]} height="6" rx="3" />
          ))}
          {[0, 1, 2, 3, 4, 5, 6].map((phone) => (
            <rect key={phone} x={116 + phone * 39} y="14" width="29" height="62" rx="5" />
          ))}
        </svg>
      </div>
      <figcaption>{labels.preview}</figcaption>
    </figure>
  );
}
