import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { rolldown } from 'rolldown';
import { brandCss } from '../../src/layout/brand-css.ts';

const source = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const text = (path: string): string => readFileSync(source(path), 'utf8');

/** The editor's page, by address: bundled when the editor starts, in memory. */
export async function buildPage(): Promise<Record<string, { type: string; body: string }>> {
  const bundle = await rolldown({
    input: source('./page/main.tsx'),
    platform: 'browser',
    transform: { define: { 'process.env.NODE_ENV': '"production"' }, jsx: 'react-jsx' },
  });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  return {
    '/': { type: 'text/html', body: text('./page/index.html') },
    '/editor.js': { type: 'text/javascript', body: output[0].code },
    '/editor.css': {
      type: 'text/css',
      body: text('../../src/styles/tokens.css') + brandCss() + text('./page/editor.css'),
    },
  };
}
