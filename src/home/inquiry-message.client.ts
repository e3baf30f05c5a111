import { fill } from '../i18n/labels.ts';
import { choiceIn, mailTo } from '../lib/inquiry.ts';

/** Writes the message that asks for what the address has chosen, ready to send or copy. False: it has chosen nothing. */
export function writeMessage(query: string): boolean {
  const choice = choiceIn(query);
  const box = document.getElementById('inquiry');
  const text = box?.querySelector('[data-inquiry-text]');
  const mail = box?.querySelector<HTMLAnchorElement>('[data-inquiry-mail]');
  const copy = box?.querySelector<HTMLElement>('[data-copy]');
  if (!choice || !box || !text || !mail || !copy) return false;
  const { email = '', subject = '', text: template = '', monthly, yearly } = box.dataset;
  const message = fill(template, { ...choice, billing: { monthly, yearly }[choice.billing] ?? '' });
  text.textContent = message;
  mail.href = mailTo(email, subject, message);
  copy.dataset.copy = message;
  box.hidden = false;
  return true;
}
