import type { Section } from '../marketing/data.ts';
import { Icon } from '../ui/Icon.tsx';
import styles from './Contact.module.css';

type Channel = Section['contact']['channels'][number];

interface Props {
  channels: readonly Channel[];
  /** Where each channel leads; the e-mail address without `mailto:`. One without an address is not shown. */
  targets: Readonly<Record<Exclude<Channel['key'], 'email'>, string | undefined> & Record<'email', string>>;
  externalNote: string;
}

export function Contact({ channels, targets, externalNote }: Props) {
  return (
    <ul className={styles.channels}>
      {channels
        .filter(({ key }) => targets[key])
        .map(({ key, title, text, action }) => (
          <li key={key} className={styles.channel}>
            <h3 className={styles.name}>{title}</h3>
            <p className={styles.text}>{text}</p>
            {key === 'email' ? (
              <a href={`mailto:${targets.email}`}>{targets.email}</a>
            ) : (
              <a href={targets[key]} target="_blank" rel="noopener noreferrer">
                {action}
                <Icon name="external" size={14} />
                <span className="visually-hidden">({externalNote})</span>
              </a>
            )}
          </li>
        ))}
    </ul>
  );
}

/** What a message should hold so that the first answer can be the last. */
export function WhatToSend({ title, items }: { title: string; items: Section['contact']['send'] }) {
  return (
    <div className={styles.send}>
      <h3 className="visually-hidden">{title}</h3>
      <dl>
        {items.map((item) => (
          <div key={item.title}>
            <dt>{item.title}</dt>
            <dd>{item.text}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

export function SupportHours({ label, hours }: { label: string; hours: string }) {
  return (
    <p className={styles.hours}>
      <svg viewBox="0 0 20 20" width="20" height="20" aria-hidden="true">
        <circle cx="10" cy="10" r="8" />
        <path d="M10 5v5l3.5 2" />
      </svg>
      <span>
        <b>{label}</b>
        <span>{hours}</span>
      </span>
    </p>
  );
}
