import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { authors, fillIn, translator } from '../site.ts';
import { Card } from '../ui/Card.tsx';
import { Grid } from '../ui/Grid.tsx';
import { authorName, authorPath, type Post } from './collection.ts';

export function AuthorCards({ posts, locale }: { posts: Post[]; locale: Locale }) {
  const { plural } = translator(locale);
  return (
    <Grid>
      {Object.entries(authors).map(([key, author]) => {
        const count = posts.filter(({ entry }) => entry.data.authors.includes(key)).length;
        return (
          <Card
            key={key}
            title={authorName(key, locale)}
            href={localizePath(authorPath(key), locale)}
            eyebrow={fillIn(author.role[locale], locale)}
          >
            <p>{fillIn(author.bio[locale], locale)}</p>
            <p>{plural('blog.posts', count)}</p>
          </Card>
        );
      })}
    </Grid>
  );
}
