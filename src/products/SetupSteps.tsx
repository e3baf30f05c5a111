import type { Marketing } from '../marketing/data.ts';
import { Steps } from '../ui/Steps.tsx';
import styles from './SetupSteps.module.css';

interface Props {
  steps: Marketing['products']['igmatrix']['setup']['steps'];
  reminder: string;
}

export function SetupSteps({ steps, reminder }: Props) {
  return (
    <div>
      <Steps>
        <ol>
          {steps.map(({ title, text, link }) => (
            <li key={title}>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
              {link && (
                <p>
                  <a href={link.href}>{link.label}</a>
                </p>
              )}
            </li>
          ))}
        </ol>
      </Steps>
      <p className={styles.reminder}>{reminder}</p>
    </div>
  );
}
