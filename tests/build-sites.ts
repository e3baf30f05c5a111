import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildOwnersCopy } from './owners-copy.ts';
import { runFor, testSite, variantSite } from './sites.ts';

/** Every double fact switched to its other reading, as an owner would do it: one line each. */
async function buildVariant(): Promise<void> {
  const { content } = variantSite;
  rmSync(content, { recursive: true, force: true });
  cpSync(testSite.content, content, { recursive: true, filter: (path) => !path.endsWith('docs-versions') });
  const facts = join(content, 'facts.yaml');
  writeFileSync(facts, readFileSync(facts, 'utf8').replaceAll('use: value', 'use: otherReading'));
  await runFor(variantSite, 'build');
}

/**
 * Builds what the browser tests need beside the owner's site:
 *   node tests/build-sites.ts              all of them
 *   node tests/build-sites.ts site         the test site alone
 */
const builders: Record<string, () => Promise<void>> = {
  site: () => runFor(testSite, 'build'),
  variant: buildVariant,
  copy: buildOwnersCopy,
};

const wanted = process.argv.slice(2);
for (const [name, build] of Object.entries(builders)) if (wanted.length === 0 || wanted.includes(name)) await build();
