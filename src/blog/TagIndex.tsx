import type { Locale } from '../i18n/locales.ts';
import { TagList } from '../layouts/reading/TagList.tsx';
import { countedTagLinks } from '../layouts/reading/tags.ts';
import type { Post } from './collection.ts';
import { byLetter } from './lists.ts';
import styles from './TagIndex.module.css';

export function TagIndex({ tags, locale }: { tags: Map<string, Post[]>; locale: Locale }) {
  return byLetter(countedTagLinks('/blog', tags, locale), locale).map(([letter, list]) => (
    <section key={letter} className={styles.letter}>
      <h2>{letter}</h2>
      <TagList label={letter} tags={list} />
    </section>
  ));
}
