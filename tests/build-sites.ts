import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { newPage } from './site/variant.config.ts';
import { runFor, testSite, variantSite } from './sites.ts';

/** A site as another owner would configure it: every double fact switched to its other reading, and a new docs page. */
async function buildVariant(): Promise<void> {
  const { content } = variantSite;
  rmSync(content, { recursive: true, force: true });
  cpSync(testSite.content, content, { recursive: true, filter: (path) => !path.endsWith('docs-versions') });
  const facts = join(content, 'data/facts.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replaceAll('use: value', 'use: otherReading'));
  const { path, title, description, text } = newPage;
  await runFor(variantSite, 'new', [`docs/${path}`, '--title', title, '--description', description, '--tags', 'setup']);
  // The other language shows the source.
  rmSync(join(content, 'ru/docs', `${path}.mdx`));
  const file = join(content, 'en/docs', `${path}.mdx`);
  writeFileSync(file, `${readFileSync(file, 'utf8').replace(/^draft: true\n/m, '')}\n${text}\n`);
  await runFor(variantSite, 'build');
}

await runFor(testSite, 'build');
await buildVariant();
