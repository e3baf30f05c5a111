import { wordsOfPath } from '../lib/words-of-path.ts';
import { onPage } from '../ui/browser/dom.client.ts';

// The search field of the not-found page contains the words of the address, unless the reader has typed something.
onPage(() => {
  const field = document.querySelector<HTMLInputElement>('[data-not-found] input');
  if (field) field.value ||= wordsOfPath(location.pathname);
});
