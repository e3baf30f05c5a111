import type { Locale } from '../lib/locales.ts';
import { TagList } from '../reading/TagList.tsx';
import { translator } from '../site.ts';
import { type Post, tagLabel, tagPath } from './collection.ts';
import { byLetter } from './lists.ts';
import styles from './TagIndex.module.css';

export function TagIndex({ tags, locale }: { tags: Map<string, Post[]>; locale: Locale }) {
  const { number } = translator(locale);
  const items = [...tags].map(([key, posts]) => ({
    label: tagLabel(key, locale),
    href: tagPath(key, locale),
    count: number(posts.length),
  }));
  return byLetter(items, locale).map(([letter, list]) => (
    <section key={letter} className={styles.letter}>
      <h2>{letter}</h2>
      <TagList label={letter} tags={list} />
    </section>
  ));
}
