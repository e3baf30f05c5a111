import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const sheetLink = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)">/g;
const sheetsIn = (html: string): string[] => [...html.matchAll(sheetLink)].flatMap(([, href]) => href ?? []);

/**
 * The bundler writes a style sheet for every part of the site, and a page names a dozen of them. Together they are a
 * third smaller on the line, and one request instead of twelve. Their order is kept: it decides between rules of the
 * same weight.
 */
export function joinLinks(html: string, addressOf: (sheets: string[]) => string): string {
  const sheets = sheetsIn(html);
  if (sheets.length < 2) return html;
  const joined = `<link rel="stylesheet" href="${addressOf([...new Set(sheets)])}">`;
  let written = false;
  return html.replace(sheetLink, () => {
    if (written) return '';
    written = true;
    return joined;
  });
}

/** Gives every page of the built site one style sheet; pages that need the same styles share it. */
export function joinStyles(dist: string): void {
  const files = readdirSync(dist, { recursive: true, encoding: 'utf8' });
  const addresses = new Map<string, string>();
  const replaced = new Set<string>();
  const alone = new Set<string>();
  const addressOf = (sheets: string[]): string => {
    const key = sheets.join();
    const known = addresses.get(key);
    if (known) return known;
    const css = sheets.map((sheet) => readFileSync(join(dist, sheet), 'utf8').trimEnd()).join('\n');
    const address = `/assets/styles.${createHash('sha256').update(css).digest('base64url').slice(0, 8)}.css`;
    writeFileSync(join(dist, address), `${css}\n`);
    for (const sheet of sheets) replaced.add(sheet);
    addresses.set(key, address);
    return address;
  };
  for (const name of files.filter((file) => file.endsWith('.html'))) {
    const file = join(dist, name);
    const html = readFileSync(file, 'utf8');
    const joined = joinLinks(html, addressOf);
    if (joined === html) for (const sheet of sheetsIn(html)) alone.add(sheet);
    else writeFileSync(file, joined);
  }
  // What a script loads later, or a page with no other sheet names, stays.
  const scripts = files.filter((file) => file.endsWith('.js')).map((file) => readFileSync(join(dist, file), 'utf8'));
  for (const sheet of replaced.difference(alone)) {
    if (!scripts.some((script) => script.includes(sheet.slice(1)))) rmSync(join(dist, sheet));
  }
}
