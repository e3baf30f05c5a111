import type { Section } from '../marketing/data.ts';
import { FactRow } from '../ui/FactRow.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Props {
  channels: Section['contact']['channels'];
  email: string;
  /** Where the others lead; one without an address is not shown. */
  targets: Readonly<Record<string, string | undefined>>;
  externalNote: string;
}

/** The ways to reach a person. */
export function Channels({ channels, email, targets, externalNote }: Props) {
  return (
    <dl>
      {channels
        .filter(({ key }) => key === 'email' || targets[key])
        .map(({ key, title, text, action }) => (
          <FactRow
            key={key}
            label={
              <>
                <b>{title}</b>
                <br />
                <span className="quiet">{text}</span>
              </>
            }
          >
            {key === 'email' ? (
              <a href={`mailto:${email}`}>{email}</a>
            ) : (
              <a href={targets[key]} target="_blank" rel="noopener noreferrer">
                {action} <Icon name="external" size={14} />
                <span className="visually-hidden">({externalNote})</span>
              </a>
            )}
          </FactRow>
        ))}
    </dl>
  );
}
