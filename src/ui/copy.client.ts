import { copyText } from './browser/copy-text.client.ts';
import { onClick } from './browser/dom.client.ts';

const shownFor = 1200;

const codeBeside = (button: HTMLElement): HTMLElement | null | undefined =>
  button.dataset.copy === 'code' ? button.parentElement?.querySelector('pre') : null;

/** Where the text of the button can be read on the page. */
const readable = ({ dataset: { copy } }: HTMLElement): Element | undefined =>
  [...document.querySelectorAll('main :is(p, pre, code)')].find(({ textContent }) => textContent === copy);

function whatToCopy(button: HTMLElement): string | null | undefined {
  if (button.dataset.copy === 'code') return codeBeside(button)?.textContent;
  return button.dataset.copy === 'address' ? location.href : button.dataset.copy;
}

/** Speaks through the page's live region; only what asks the reader to do something is also shown. */
export function tell(text: string, shown: boolean): void {
  const notice = document.querySelector<HTMLElement>('[data-notice]');
  if (!notice) return;
  notice.classList.toggle('visually-hidden', !shown);
  notice.textContent = text;
}

/** On code a drawn sign stands for the name. */
function rename(button: HTMLElement, words: string): void {
  if (button.hasAttribute('aria-label')) button.setAttribute('aria-label', words);
  else button.textContent = words;
}

function sayCopied(button: HTMLElement): void {
  const { copied = '' } = button.dataset;
  const before = button.getAttribute('aria-label') ?? button.textContent;
  tell(copied, false);
  if (before === copied) return;
  rename(button, copied);
  button.dataset.done = '';
  setTimeout(() => {
    rename(button, before);
    delete button.dataset.done;
    tell('', false);
  }, shownFor);
}

/** The reader does it with the keyboard: the code is selected already, an address stands in the address bar. */
function sayNotCopied(button: HTMLElement): void {
  const code = codeBeside(button) ?? readable(button);
  if (code) getSelection()?.selectAllChildren(code);
  const { uncopiedCode = '', uncopiedAddress = '' } =
    document.querySelector<HTMLElement>('[data-notice]')?.dataset ?? {};
  tell(code ? uncopiedCode : uncopiedAddress, true);
  // It stays until the reader goes on.
  for (const name of ['keydown', 'pointerdown'] as const) {
    document.addEventListener(name, () => tell('', false), { once: true });
  }
}

/** The text that a link leads to; where that cannot be, the reader sees it. */
async function copyLinked(button: HTMLElement): Promise<void> {
  const { copyFrom = '' } = button.dataset;
  const read = async (): Promise<string> => (await fetch(copyFrom)).text();
  try {
    // Safari allows it only when it is asked for before the text is there.
    await navigator.clipboard.write([new ClipboardItem({ 'text/plain': read() })]);
    sayCopied(button);
  } catch {
    location.href = copyFrom;
  }
}

/** Copy buttons of code blocks and links, and the # beside headings. */
export function startCopyButtons(): void {
  onClick('[data-copy]', async (button) => {
    const text = whatToCopy(button);
    if (!text) return;
    if (await copyText(text.replace(/\n$/, ''))) sayCopied(button);
    else sayNotCopied(button);
  });
  onClick('[data-copy-from]', copyLinked);
  onClick('.heading-anchor', async (link) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    if (await copyText(link.href)) {
      link.dataset.copied = '';
      setTimeout(() => delete link.dataset.copied, shownFor);
    }
  });
}
