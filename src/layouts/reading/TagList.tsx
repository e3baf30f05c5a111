import styles from './TagList.module.css';

export interface TagLink {
  label: string;
  href: string;
  count?: string;
}

export function TagList({ label, tags }: { label: string; tags: TagLink[] }) {
  if (tags.length === 0) return null;
  return (
    <ul className={`cluster quiet-links ${styles.tags}`} aria-label={label}>
      {tags.map((tag) => (
        <li key={tag.href}>
          <a className="chip" href={tag.href} rel="tag">
            {tag.label}
            {tag.count && <span className="fine">{tag.count}</span>}
          </a>
        </li>
      ))}
    </ul>
  );
}
