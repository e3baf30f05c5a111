import { site } from '../site.ts';

/** An e-mail or an issue with its words filled in, as the owner has chosen. */
export function tellAddress(subject: string, body: string): string {
  const { feedback, brand } = site;
  const isMail = feedback === 'email';
  const url = isMail ? `mailto:${brand.supportEmail}` : feedback.issues;
  const words = { [isMail ? 'subject' : 'title']: subject, body };
  // Programs for e-mail read a plus sign as one.
  const query = Object.entries(words).map(([key, text]) => `${key}=${encodeURIComponent(text)}`);
  return `${url}${url.includes('?') ? '&' : '?'}${query.join('&')}`;
}
