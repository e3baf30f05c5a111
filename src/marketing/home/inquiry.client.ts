import { navigate } from 'astro:transitions/client';
import { type Choice, choiceIn, mailTo } from '../../lib/inquiry.ts';
import { fill } from '../../lib/labels.ts';

/** Brings the choice a reader made among the prices to the contact section, as a message ready to send or copy. */
function show(choice: Choice): boolean {
  const box = document.getElementById('inquiry');
  const text = box?.querySelector('[data-inquiry-text]');
  const mail = box?.querySelector<HTMLAnchorElement>('[data-inquiry-mail]');
  const copy = box?.querySelector<HTMLElement>('[data-copy]');
  if (!box || !text || !mail || !copy) return false;
  const { email = '', subject = '', text: template = '', monthly, yearly } = box.dataset;
  const message = fill(template, { ...choice, billing: { monthly, yearly }[choice.billing] ?? '' });
  text.textContent = message;
  mail.href = mailTo(email, subject, message);
  copy.dataset.copy = message;
  box.hidden = false;
  return true;
}

// From another page the choice comes with the address…
document.addEventListener('astro:page-load', () => {
  const choice = choiceIn(location.search);
  if (choice) show(choice);
});

// …on this one nothing has to be loaded. Before the client router sees the click: to it, another query is another page.
document.addEventListener(
  'click',
  (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hash !== '#contact' || link.pathname !== location.pathname) return;
    const choice = choiceIn(link.search);
    if (!choice || !show(choice)) return;
    event.preventDefault();
    navigate('#contact');
  },
  { capture: true },
);
