import { hasContent, readYaml } from '../../files/content.ts';
import { type Covers, coversSchema } from './cover-schema.ts';

/** A site may do without: its posts then show the pictogram of their first tag. */
export const covers: Covers = hasContent('covers.yaml')
  ? readYaml('covers.yaml', coversSchema)
  : { posts: {}, tags: {} };
