import { onClick } from './dom.client.ts';

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}

function whatToCopy(button: HTMLElement): string | null | undefined {
  if (button.dataset.copy === 'code') return button.parentElement?.querySelector('pre')?.textContent;
  return button.dataset.copy === 'address' ? location.href : button.dataset.copy;
}

/** Copy buttons of code blocks and links, and the # beside headings. The button's own words tell the result. */
export function startCopyButtons(): void {
  onClick('[data-copy]', async (button) => {
    const text = whatToCopy(button);
    if (!text || !(await copy(text.replace(/\n$/, '')))) return;
    const before = button.textContent;
    if (before === button.dataset.copied) return;
    button.setAttribute('aria-live', 'polite');
    button.textContent = button.dataset.copied ?? before;
    setTimeout(() => {
      button.textContent = before;
    }, 2000);
  });
  onClick('.heading-anchor', async (link) => {
    if (!(link instanceof HTMLAnchorElement)) return;
    if (await copy(link.href)) {
      link.dataset.copied = '';
      setTimeout(() => delete link.dataset.copied, 2000);
    }
  });
}
