import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';
import { island } from '../islands/CrashCard.tsx';
import { Search } from './Search.tsx';
import css from './search.css?inline';
import { fetchManifest } from './use-search.ts';

const SearchIsland = island(Search);

/** The search of each language, cached with its index across navigations. */
const boxes = new Map<Locale, Promise<HTMLElement>>();

// Adopted by the document: client-side navigation replaces the head and would lose a <link>.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

/** An input method that composes in the early field keeps it until it is done. */
const composed = (dialog: Element | null): Promise<unknown> | undefined =>
  dialog?.matches('[data-composing]')
    ? new Promise((resolve) => dialog.addEventListener('compositionend', resolve, { once: true }))
    : undefined;

/** Takes over what has been typed into the early field. */
async function createBox(locale: Locale): Promise<HTMLElement> {
  const manifest = await fetchManifest(locale);
  const dialog = document.querySelector('[data-search-dialog]');
  await composed(dialog);
  const box = document.createElement('div');
  box.className = 'search-mount';
  const typed = dialog?.querySelector('input')?.value ?? '';
  const close = (): void => box.closest('dialog')?.close();
  // The field must be there to take the focus.
  flushSync(() => createRoot(box).render(createElement(SearchIsland, { locale, manifest, typed, close, ...manifest })));
  return box;
}

/** Fetches what the dialog needs. */
export function prepareSearch(): Promise<HTMLElement> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const box = boxes.get(locale) ?? createBox(locale);
  boxes.set(locale, box);
  // The next attempt starts again.
  box.catch(() => boxes.delete(locale));
  return box;
}

/** Puts the search into the dialog of the page, in place of the field that was there before. */
export async function showSearch(dialog: HTMLDialogElement): Promise<void> {
  const box = await prepareSearch();
  const early = dialog.querySelector('input');
  if (box.parentNode !== dialog) dialog.replaceChildren(box);
  const field = box.querySelector('input');
  if (!dialog.open || !field) return;
  field.focus();
  if (early?.value && early !== field) field.setSelectionRange(early.selectionStart, early.selectionEnd);
  else field.select();
}
