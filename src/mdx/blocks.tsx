import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from '../drawings/Drawing.tsx';
import { drawingWords } from '../drawings/load.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { shownTo } from '../lib/site-options.ts';
import { PaymentTerms } from '../marketing/PaymentTerms.tsx';
import { fillIn, site, translator } from '../site.ts';
import { Callout, QuietLine } from '../ui/Callout.tsx';
import { type CalloutKind, calloutKinds } from '../ui/callout-kinds.ts';
import { Figure } from '../ui/Figure.tsx';
import { Video } from '../ui/Video.tsx';
import { remindersPath, topics } from './topics.ts';

/** The title of a box. */
export function calloutTitle(kind: string | undefined, title: string | undefined, locale: Locale): string {
  const known = calloutKinds.find((one) => one === kind);
  if (!known) throw new Error(`<Callout kind="${kind}">: use one of ${calloutKinds.join(', ')}`);
  return title ? fillIn(title, locale) : translator(locale).t(`callout.${known}`);
}

/** The words of `<UseResponsibly>`: with a topic those of a box, without one a line. Both lead to the reminders for every script. */
export function responsible(topic: string | undefined, locale: Locale, reader: Locale) {
  const { t } = translator(locale);
  const known = Object.entries(topics).find(([name]) => name === topic);
  if (topic && !known)
    throw new Error(`<UseResponsibly topic="${topic}">: use one of ${Object.keys(topics).join(', ')}`);
  return {
    title: known && t('responsible.title'),
    words: t(known?.[1] ?? 'responsible.line'),
    reminders: t('responsible.reminders'),
    href: localizePath(remindersPath, reader),
  };
}

interface CalloutProps {
  kind: CalloutKind;
  title?: string;
  children?: ReactNode;
}

type VideoProps = Omit<ComponentProps<typeof Video>, 'locale'>;

/** The boxes writers use, in one language. On a page of another language, `reader`, links lead to pages in that. */
export function blocksIn(locale: Locale, reader: Locale) {
  const { t, plural } = translator(locale);
  return {
    Callout: ({ kind, title, children }: CalloutProps) => (
      <Callout kind={kind} title={calloutTitle(kind, title, locale)}>
        {children}
      </Callout>
    ),
    Drawing: ({ name }: { name: string }) => (
      <Figure note={t('drawing.note')} caption={drawingWords(name, locale).caption}>
        <Drawing name={name} locale={locale} />
      </Figure>
    ),
    /** What the owner's file says of the company and its terms; nothing where it says nothing. */
    OwnerNote: ({ about }: { about: 'company' | 'logs' | 'payment' }) => {
      const { legal } = site;
      if (about === 'payment') return <PaymentTerms locale={locale} />;
      if (!legal) return null;
      const { name, address, controller, registrations, logDays } = legal;
      if (about === 'logs') return logDays ? <p>{plural('legal.logs', logDays)}</p> : null;
      const lines = [name, address, ...shownTo(registrations, reader).map(({ text }) => text)];
      return (
        <p>
          {lines.map(
            (line) =>
              line && (
                <span key={line[locale]}>
                  {line[locale]}
                  <br />
                </span>
              ),
          )}
          {controller && t('legal.controller', { name: controller[locale] })}
        </p>
      );
    },
    Video: ({ src, title, captions }: VideoProps) => (
      <Video src={src} title={fillIn(title, locale)} captions={captions} locale={locale} />
    ),
    UseResponsibly: ({ topic }: { topic?: string }) => {
      const { title, words, reminders, href } = responsible(topic, locale, reader);
      const said = (
        <>
          {words} <a href={href}>{reminders}</a>
        </>
      );
      return title === undefined ? (
        <QuietLine>{said}</QuietLine>
      ) : (
        <Callout kind="note" title={title}>
          <p>{said}</p>
        </Callout>
      );
    },
  };
}
