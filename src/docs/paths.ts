import { docsPath } from '../lib/docs-versions.ts';
import { categorySlug } from './tree.ts';

export { docsPath };

export const categoryPath = (version: string, slug: string): string => docsPath(version, categorySlug({ slug }));
