import type { UiLabels } from '../i18n/i18n.ts';
import type { Plan } from '../lib/plans.ts';
import { Button, ButtonLink } from '../ui/Button.tsx';
import { Card } from '../ui/Card.tsx';
import styles from './home.module.css';

interface Props {
  email: string;
  /** To name the licenses of the choice. */
  plans: readonly Plan[];
  labels: UiLabels<'home.inquiry'>;
}

/** The message a reader has put together among the prices: inquiry.client.ts fills in the choice and shows it. */
export function Inquiry({ email, plans, labels: { title, mail, copy, copied, ...words } }: Props) {
  return (
    <div
      id="inquiry"
      hidden
      data-email={email}
      data-subject={words.subject}
      data-text={words.text}
      data-license={words.license}
      data-plans={JSON.stringify(plans.map(({ key, name, phones }) => ({ key, name, phones })))}
    >
      <Card title={title} headingLevel={3} tone="accent">
        <p className={styles.message} data-monthly={words.monthly} data-yearly={words.yearly} />
        <p className="cluster">
          <ButtonLink href={`mailto:${email}`}>{mail}</ButtonLink>
          <Button look="secondary" data-copy="" data-copied={copied}>
            {copy}
          </Button>
        </p>
      </Card>
    </div>
  );
}
