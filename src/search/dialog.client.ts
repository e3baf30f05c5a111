import { createElement } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { defaultLocale, isLocale, type Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { createClient } from './client.ts';
import { type Manifest, manifestAddress } from './index-format.ts';
import SearchDialog from './SearchDialog.island.tsx';
import css from './search-dialog.css?inline';
import { startPaths } from './starts.ts';

/** One dialog a language, kept with its index while the reader walks through the site. */
const dialogs = new Map<Locale, Promise<HTMLDialogElement>>();

function currentLocale(): Locale {
  const { lang } = document.documentElement;
  return isLocale(lang) ? lang : defaultLocale;
}

let styled = false;

/** Belongs to the document, not to its head: client-side navigation exchanges the head and would lose a <link>. */
function addStyles(): void {
  if (styled) return;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
  styled = true;
}

async function createDialog(locale: Locale): Promise<HTMLDialogElement> {
  const response = await fetch(manifestAddress(locale));
  if (!response.ok) throw new Error(`${response.status} ${manifestAddress(locale)}`);
  const { labels, crash, ...parts }: Manifest = await response.json();
  const starts = startPaths.map((path) => localizePath(path, locale));
  const client = createClient(parts, starts);
  addStyles();
  const dialog = document.createElement('dialog');
  dialog.className = 'search-dialog';
  dialog.lang = locale;
  dialog.setAttribute('aria-label', labels.title);
  // A click beside the box hits the dialog itself.
  dialog.addEventListener('click', (event) => {
    if (event.target === dialog) dialog.close();
  });
  const close = (): void => dialog.close();
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
  // The next try starts anew.
  created.catch(() => dialogs.delete(locale));
  return created;
}

export async function openSearch(): Promise<void> {
  const dialog = await prepareSearch();
  if (dialog.open) return;
  // The swap of a client-side navigation takes it out of the document.
  if (!dialog.isConnected) document.body.append(dialog);
  dialog.showModal();
  const field = dialog.querySelector('input');
  field?.focus();
  field?.select();
}
