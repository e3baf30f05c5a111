import type { Section } from '../data.ts';
import styles from './CheckIt.module.css';

interface Props {
  section: Section['data'];
  repository: string;
  externalNote: string;
}

/** Where a sceptic looks: the source of the client, and the pages that list every occasion. */
export function CheckIt({ section, repository, externalNote }: Props) {
  return (
    <p className={styles.check}>
      <b>{section.check}</b>
      <a href={repository} target="_blank" rel="noopener noreferrer">
        {section.source}
        <span className="visually-hidden"> ({externalNote})</span>
      </a>
      {section.links.map(({ label, href }) => (
        <a key={href} href={href}>
          {label}
        </a>
      ))}
    </p>
  );
}
