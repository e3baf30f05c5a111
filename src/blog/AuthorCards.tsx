import type { Locale } from '../lib/locales.ts';
import { authors, fillIn, translator } from '../site.ts';
import { Card, CardGrid } from '../ui/Card.tsx';
import { authorPath, type Post } from './collection.ts';

export function AuthorCards({ posts, locale }: { posts: Post[]; locale: Locale }) {
  const { plural } = translator(locale);
  return (
    <CardGrid>
      {Object.entries(authors).map(([key, author]) => {
        const count = posts.filter(({ entry }) => entry.data.authors.includes(key)).length;
        return (
          <Card
            key={key}
            title={fillIn(author.name[locale], locale)}
            href={authorPath(key, locale)}
            eyebrow={fillIn(author.role[locale], locale)}
          >
            <p>{fillIn(author.bio[locale], locale)}</p>
            <p>{plural('blog.posts', count)}</p>
          </Card>
        );
      })}
    </CardGrid>
  );
}
