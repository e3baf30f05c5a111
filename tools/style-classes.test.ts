import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { styleClassProblems } from './style-classes.ts';

test('every class of a CSS module is used, and every class used exists', () => {
  expect(styleClassProblems(process.cwd())).toEqual([]);
});

test('names the class that is not there and the one nobody needs', () => {
  const root = mkdtempSync(join(tmpdir(), 'classes-'));
  onTestFinished(() => rmSync(root, { recursive: true }));
  mkdirSync(join(root, 'src/ui'), { recursive: true });
  writeFileSync(
    join(root, 'src/ui/Note.module.css'),
    '/* .comment */ .box { inline-size: .5rem; &:has(.title) { color: red } } .plainTone { color: red } .old > a { color: red }',
  );
  writeFileSync(
    join(root, 'src/ui/Note.tsx'),
    // biome-ignore lint/suspicious/noTemplateCurlyInString: the text of a component
    "import styles from './Note.module.css';\nconst tone = 'plain';\nconst all = [styles.box, styles.title, styles.gone, styles[`${tone}Tone`]];",
  );
  expect(styleClassProblems(root)).toEqual([
    'src/ui/Note.tsx: styles.gone is not in src/ui/Note.module.css',
    'src/ui/Note.module.css: no component uses .old',
  ]);
});
