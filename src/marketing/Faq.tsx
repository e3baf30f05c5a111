import { Icon } from '../ui/Icon.tsx';
import type { Question } from './data.ts';
import styles from './Faq.module.css';

interface Props {
  questions: ReadonlyArray<Pick<Question, 'id' | 'question' | 'answer' | 'links'>>;
  /** Words of the link that gives an answer's own address. */
  linkLabel: string;
}

/** Each answer has an address of its own; ui/faq.client.ts opens the one the address names. */
export function Faq({ questions, linkLabel }: Props) {
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer, links }) => (
        <details key={id} id={id} className={styles.item} data-faq>
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>
            <p>{answer}</p>
            <p className={styles.links}>
              {links.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
              <a href={`#${id}`}>
                {linkLabel}
                <span className="visually-hidden">: {question}</span>
              </a>
            </p>
          </div>
        </details>
      ))}
    </div>
  );
}
