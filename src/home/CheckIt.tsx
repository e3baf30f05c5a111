import type { Section } from '../marketing/data.ts';
import styles from './CheckIt.module.css';

interface Props {
  section: Section['data'];
  /** Undefined where the owner names none. */
  repository: string | undefined;
  externalNote: string;
}

/** Where a sceptic looks: the source of the client, and the pages that list every occasion. */
export function CheckIt({ section, repository, externalNote }: Props) {
  return (
    <p className={styles.check}>
      <b>{section.check}</b>
      {repository && (
        <a href={repository} target="_blank" rel="noopener noreferrer">
          {section.source}
          <span className="visually-hidden"> ({externalNote})</span>
        </a>
      )}
      {section.links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
