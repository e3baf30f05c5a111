import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { locales } from '../src/lib/locales.ts';
import { run } from '../tools/run.ts';

/**
 * A second site from the same code: another brand, the other reading of every double fact, light mode only, two docs
 * versions, unlisted and draft pages, and a blog with paging. Proves what the default site cannot show.
 */
export const fixtureDir = resolve('tests/.fixtures');
export const fixtureDist = join(fixtureDir, 'dist');
export const fixtureBrand = 'Nimbus Control';

const page = (title: string, extra: string): string => `---
title: ${title}
description: A page of the fixture site that proves a state the real site does not have.
sidebarPosition: 90
tags: []
lastUpdated: 2026-11-15
${extra}---

Text of the fixture page.

## First part {/*first-part*/}

More text.
`;

function writePages(content: string): void {
  for (const locale of locales) {
    const docs = join(content, 'docs', locale, 'troubleshooting');
    writeFileSync(join(docs, 'fixture-unlisted.mdx'), page('Unlisted fixture', 'unlisted: true\n'));
    writeFileSync(join(docs, 'fixture-draft.mdx'), page('Draft fixture', 'draft: true\n'));
    const old = join(content, 'docs-versions', '2.6', locale);
    mkdirSync(join(old, 'tutorial-basics'), { recursive: true });
    writeFileSync(join(old, 'intro.mdx'), page('Old introduction', ''));
    writeFileSync(join(old, 'tutorial-basics', 'connect-to-devices.mdx'), page('Old connecting', ''));
    writeFileSync(join(old, 'tutorial-basics', 'only-in-old.mdx'), page('Only in the old version', ''));
    // A folder the owner's file does not list.
    const forgotten = join(content, 'docs-versions', '2.5', locale);
    mkdirSync(forgotten, { recursive: true });
    writeFileSync(join(forgotten, 'intro.mdx'), page('Antediluvian introduction', ''));
    writeFileSync(
      join(content, 'blog', locale, 'fixture-unlisted-post.mdx'),
      `---
title: Unlisted post
description: A post of the fixture site that stands in no list.
date: 2026-10-30
authors: [team]
tags: [usb, hardware]
unlisted: true
---

Text of the post.

## First part {/*first-part*/}

More text.
`,
    );
  }
}

/** Every double fact switched to its other reading, as an owner would do it: one line each. */
const switchReadings = (facts: string): string => facts.replaceAll('use: value', 'use: otherReading');

function ownerFile(): string {
  return readFileSync('site.config.ts', 'utf8')
    .replace("'./src/define-site.ts'", "'../../src/lib/site-schema.ts'")
    .replace("appName: 'FleetMatrix'", `appName: '${fixtureBrand}'`)
    .replace("accent: 'oklch(0.55 0.17 264)'", "accent: '#0a7d55'")
    .replace(/announcement: \{[\s\S]*?\n {2}\},/, 'announcement: null,')
    .replace("provider: 'none'", "provider: 'gtag', measurementId: 'G-TEST1'")
    .replace("colorMode: 'switch'", "colorMode: 'light'")
    .replace("[{ id: 'current', label: 'Next' }]", "[{ id: 'current', label: 'Next' }, { id: '2.6', label: '2.6' }]");
}

export async function buildFixture(): Promise<void> {
  rmSync(fixtureDir, { recursive: true, force: true });
  const content = join(fixtureDir, 'content');
  cpSync('content', content, { recursive: true });
  writePages(content);
  writeFileSync(join(content, 'facts.yaml'), switchReadings(readFileSync('content/facts.yaml', 'utf8')));
  const config = join(fixtureDir, 'site.config.ts');
  writeFileSync(config, ownerFile());
  // Its extra pages are short and in English only: the rules for texts are not what this site is for.
  const { code, output } = await run('node', ['tools/build.ts', '--force'], {
    quiet: true,
    env: {
      SITE_CONFIG: config,
      SITE_CONTENT: content,
      SITE_OUT: fixtureDist,
      SITE_CACHE: join(fixtureDir, 'cache'),
      SITE_POSTS_PER_PAGE: '10',
    },
  });
  if (code !== 0 || readdirSync(fixtureDist).length === 0) throw new Error(`the fixture site did not build\n${output}`);
}

if (import.meta.main) await buildFixture();
