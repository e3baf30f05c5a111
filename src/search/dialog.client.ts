import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { defaultLocale, isLocale, type Locale } from '../i18n/locales.ts';
import { island } from '../islands/CrashCard.tsx';
import { createClient, fetchManifest } from './client.ts';
import { Search } from './Search.tsx';
import css from './search.css?inline';

const SearchDialog = island(Search);

/** One dialog per language, kept with its index across navigations. */
const dialogs = new Map<Locale, Promise<HTMLDialogElement>>();

function currentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

let isStyled = false;

/** Adopted by the document: client-side navigation replaces the head and would lose a <link>. */
function addStyles(): void {
  if (isStyled) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  isStyled = true;
}

async function createDialog(locale: Locale): Promise<HTMLDialogElement> {
  const { labels, crash, ...parts } = await fetchManifest(locale);
  const client = createClient(locale, parts);
  addStyles();
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.lang = locale;
  dialog.setAttribute('aria-label', labels.title);
  const close = (): void => dialog.close();
  // A click outside the box hits the dialog itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) close();
  });
  const root = createRoot(dialog);
  // The field must be there when the dialog opens, to take the focus.
  flushSync(() => root.render(createElement(SearchDialog, { locale, labels, client, close, crash })));
  return dialog;
}

/** Fetches what the dialog needs, so that it opens at once. */
export function prepareSearch(): Promise<HTMLDialogElement> {
  const locale = currentLocale();
  const known = dialogs.get(locale);
  if (known) return known;
  const created = createDialog(locale);
  dialogs.set(locale, created);
  // The next attempt starts again.
  created.catch(() => dialogs.delete(locale));
  return created;
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
