import { navigate } from 'astro:transitions/client';
import type { Plan } from '../lib/plans.ts';
import { onPage } from '../ui/browser/dom.client.ts';

/** Writes the message that asks for what the address has chosen, ready to send or copy. False: it has chosen nothing. */
async function writeMessage(query: string): Promise<boolean> {
  // Four files that a visitor without a choice does not need.
  const [{ fill }, { choiceIn, licenseNames, mailTo }] = await Promise.all([
    import('../i18n/labels.ts'),
    import('../lib/inquiry.ts'),
  ]);
  const box = document.getElementById('inquiry');
  const text = box?.querySelector<HTMLElement>('[data-monthly]');
  const mail = box?.querySelector('a');
  const copy = box?.querySelector('button');
  const choice = choiceIn(query);
  if (!choice || !box || !text || !mail || !copy) return false;
  const { email = '', subject = '', text: template = '', license = '', plans = '[]' } = box.dataset;
  const offered: Plan[] = JSON.parse(plans);
  const plan = licenseNames(choice, offered, license);
  const message = fill(template, { ...choice, plan, billing: text.dataset[choice.billing] ?? '' });
  text.textContent = message;
  mail.href = mailTo(email, subject, message);
  copy.dataset.copy = message;
  box.hidden = false;
  return true;
}

// From another page the choice is in the URL…
onPage(() => {
  if (location.search) void writeMessage(location.search);
});

// …on this one no page has to be loaded. Before the client router sees the click: to it, another query is another page.
document.addEventListener(
  'click',
  (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link?.hash !== '#contact' || link.pathname !== location.pathname || !link.search) return;
    event.preventDefault();
    writeMessage(link.search).then(
      (written) => navigate(written ? '#contact' : link.href),
      () => location.assign(link.href),
    );
  },
  { capture: true },
);
