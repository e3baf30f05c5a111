import type { APIContext } from 'astro';
import type { Texts } from '../../lib/labels.ts';
import { localizePath, splitLocale } from '../../lib/routes.ts';
import { helperProps } from '../words.ts';

/** What both doctors take beside their words: the messages of the program, and the page they stand on. */
export function doctorProps<English extends Texts>(english: English, context: Pick<APIContext, 'url' | 'locals'>) {
  const props = helperProps(english, context);
  const { locale, path } = splitLocale(context.url.pathname);
  return (
    props && { ...props, messages: localizePath('/program/messages.json', locale), here: path.replace(/\.html$/, '') }
  );
}
