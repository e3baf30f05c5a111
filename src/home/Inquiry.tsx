import type { UiLabels } from '../i18n/i18n.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import styles from './Inquiry.module.css';

interface Props {
  email: string;
  labels: UiLabels<'home.inquiry'>;
}

/**
 * The message a reader has put together among the prices; inquiry.client.ts fills it in and shows it. What it is made of
 * stands in its attributes: `data-text` has places for the numbers.
 */
export function Inquiry({ email, labels }: Props) {
  return (
    <div
      className={styles.inquiry}
      id="inquiry"
      hidden
      data-email={email}
      data-subject={labels.subject}
      data-text={labels.text}
      data-monthly={labels.monthly}
      data-yearly={labels.yearly}
    >
      <h3 className={styles.title}>{labels.title}</h3>
      <p className={styles.text} data-inquiry-text />
      <div className={styles.actions}>
        <ButtonLink href={`mailto:${email}`} data-inquiry-mail>
          {labels.mail}
        </ButtonLink>
        <Button look="secondary" data-copy="" data-copied={labels.copied}>
          {labels.copy}
        </Button>
      </div>
    </div>
  );
}
