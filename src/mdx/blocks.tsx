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
    Callout: ({ kind, title, children }: CalloutProps) => {
      if (!calloutKinds.includes(kind))
        throw new Error(`<Callout kind="${kind}">: use one of ${calloutKinds.join(', ')}`);
      return (
        <Callout kind={kind} title={title ? fillIn(title, locale) : t(`callout.${kind}`)}>
          {children}
        </Callout>
      );
    },
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
    /** The box with a topic; without one a line that leads to the reminders for every script. */
    UseResponsibly: ({ topic }: { topic?: keyof typeof topics }) => {
      const reminders = <a href={localizePath(remindersPath, reader)}>{t('responsible.reminders')}</a>;
      if (!topic)
        return (
          <QuietLine>
            {t('responsible.line')} {reminders}
          </QuietLine>
        );
      const key = topics[topic];
      if (!key) throw new Error(`<UseResponsibly topic="${topic}">: use one of ${Object.keys(topics).join(', ')}`);
      return (
        <Callout kind="note" title={t('responsible.title')}>
          <p>
            {t(key)} {reminders}
          </p>
        </Callout>
      );
    },
  };
}
