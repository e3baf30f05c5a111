import { Icon } from '../ui/Icon.tsx';
import type { Question } from './data.ts';
import styles from './Faq.module.css';
import { Fold } from './Fold.tsx';

interface Props {
  questions: ReadonlyArray<Pick<Question, 'id' | 'question' | 'answer' | 'links'>>;
  /** Words of the link that gives an answer's own address. */
  linkLabel: string;
  /** Where there are many, those after the sixth are folded behind these words. */
  more?: string;
}

const first = 6;

/** Each answer has an anchor; ui/faq.client.ts opens the one the address names. */
export function Faq({ questions, linkLabel, more }: Props) {
  if (more && questions.length > first)
    return (
      <>
        <Faq questions={questions.slice(0, first)} linkLabel={linkLabel} />
        <Fold title={more}>
          <Faq questions={questions.slice(first)} linkLabel={linkLabel} />
        </Fold>
      </>
    );
  return (
    <div className={styles.list}>
      {questions.map(({ id, question, answer, links }) => (
        <details key={id} id={id} className={styles.item} data-faq>
          <summary className={styles.question}>
            <span>{question}</span>
            <Icon name="chevron" className="turns" />
          </summary>
          <div className={`stack ${styles.answer}`}>
            <p>{answer}</p>
            <p className={`cluster ${styles.links}`}>
              {links.map(({ label, href }) => (
                <a key={href} href={href}>
                  {label}
                </a>
              ))}
              <a className="no-print" href={`#${id}`}>
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
