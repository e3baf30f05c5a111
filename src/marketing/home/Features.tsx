import { Badge } from '../../ui/Badge.tsx';
import { Icon } from '../../ui/Icon.tsx';
import type { FeatureGroup } from '../data.ts';
import { StageDrawing } from '../drawings/StageDrawing.tsx';
import styles from './Features.module.css';

interface Props {
  groups: readonly FeatureGroup[];
  labels: { stages: string; discontinued: string };
}

const groupId = (key: string): string => `features-${key}`;

/** The working day as one line: its stations on top, then each station with what happens there. */
export function Features({ groups, labels }: Props) {
  return (
    <>
      <nav aria-label={labels.stages}>
        <ol className={styles.line}>
          {groups.map(({ key, title, items }) => (
            <li key={key}>
              <a href={`#${groupId(key)}`}>
                {title} <span className={styles.count}>{items.length}</span>
              </a>
            </li>
          ))}
        </ol>
      </nav>
      {groups.map((group) => (
        <Group key={group.key} group={group} discontinued={labels.discontinued} />
      ))}
    </>
  );
}

function Group({ group, discontinued }: { group: FeatureGroup; discontinued: string }) {
  return (
    <section className={styles.group} id={groupId(group.key)} aria-labelledby={`${groupId(group.key)}-title`}>
      <div className={styles.head}>
        <StageDrawing stage={group.key} />
        <div>
          <h3 className={styles.title} id={`${groupId(group.key)}-title`}>
            {group.title}
          </h3>
          <p className={styles.text}>{group.text}</p>
        </div>
      </div>
      <ul className={styles.items}>
        {group.items.map(({ key, title, text, href, status }) => (
          <li key={key} className={styles.item} data-status={status}>
            <h4 className={styles.name}>
              <a href={href}>
                {title}
                <Icon name="arrow" size={15} />
              </a>
            </h4>
            {status === 'discontinued' && <Badge tone="warning">{discontinued}</Badge>}
            <p className={styles.text}>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
