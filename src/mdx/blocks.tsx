import type { ComponentProps, ReactNode } from 'react';
import { Drawing } from '../drawings/Drawing.tsx';
import { drawingWords } from '../drawings/load.ts';
import type { UiKey } from '../i18n/i18n.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { fillIn, translator } from '../site.ts';
import { Callout, QuietLine } from '../ui/Callout.tsx';
import type { CalloutKind } from '../ui/callout-kinds.ts';
import { Figure } from '../ui/Figure.tsx';
import { Video } from '../ui/Video.tsx';
import { remindersPath, topics } from './topics.ts';

const calloutTitles: Record<CalloutKind, UiKey> = {
  note: 'callout.note',
  tip: 'callout.tip',
  info: 'callout.info',
  warning: 'callout.warning',
  danger: 'callout.danger',
  caution: 'callout.caution',
};

interface CalloutProps {
  kind: CalloutKind;
  title?: string;
  children?: ReactNode;
}

type VideoProps = Omit<ComponentProps<typeof Video>, 'locale'>;

/** The boxes writers use, in one language. On a page of another language, `reader`, links lead to pages in that. */
export function blocksIn(locale: Locale, reader: Locale) {
  const { t } = translator(locale);
  return {
    Callout: ({ kind, title, children }: CalloutProps) => {
      const key = calloutTitles[kind];
      if (!key) throw new Error(`<Callout kind="${kind}">: use one of ${Object.keys(calloutTitles).join(', ')}`);
      return (
        <Callout kind={kind} title={title ? fillIn(title, locale) : t(key)}>
          {children}
        </Callout>
      );
    },
    Drawing: ({ name }: { name: string }) => (
      <Figure note={t('drawing.note')} caption={drawingWords(name, locale).caption}>
        <Drawing name={name} locale={locale} />
      </Figure>
    ),
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
