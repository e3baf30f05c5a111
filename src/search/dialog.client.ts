import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';
import { island } from '../islands/CrashCard.tsx';
import { Search } from './Search.tsx';
import css from './search.css?inline';
import { fetchManifest } from './use-search.ts';

const SearchDialog = island(Search);

/** One dialog per language, kept with its index across navigations. */
const dialogs = new Map<Locale, Promise<HTMLDialogElement>>();

// Adopted by the document: client-side navigation replaces the head and would lose a <link>.
const sheet = new CSSStyleSheet();
sheet.replaceSync(css);
document.adoptedStyleSheets.push(sheet);

async function createDialog(locale: Locale): Promise<HTMLDialogElement> {
  const manifest = await fetchManifest(locale);
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.lang = locale;
  dialog.ariaLabel = manifest.labels.title;
  const close = (): void => dialog.close();
  // A click outside the box hits the dialog itself.
  dialog.addEventListener('click', (event) => event.target === dialog && close());
  // The field must be there when the dialog opens, to take the focus.
  flushSync(() => createRoot(dialog).render(createElement(SearchDialog, { locale, manifest, close, ...manifest })));
  return dialog;
}

/** Fetches what the dialog needs, so that it opens at once. */
export function prepareSearch(): Promise<HTMLDialogElement> {
  const { lang } = document.documentElement;
  const locale = isLocale(lang) ? lang : defaultLocale;
  const dialog = dialogs.get(locale) ?? createDialog(locale);
  dialogs.set(locale, dialog);
  // The next attempt starts again.
  dialog.catch(() => dialogs.delete(locale));
  return dialog;
}

export async function openSearch(): Promise<void> {
  const dialog = await prepareSearch();
  if (dialog.open) return;
  // A client-side navigation takes it out of the document.
  if (!dialog.isConnected) document.body.append(dialog);
  dialog.showModal();
  const field = dialog.querySelector('input');
  field?.focus();
  field?.select();
}
