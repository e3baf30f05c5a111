import { withBase } from '../i18n/base.ts';
import type { Locale } from '../i18n/locales.ts';
import { shownTo } from '../lib/site-options.ts';
import type { Section } from '../marketing/data.ts';
import { site, translator } from '../site.ts';
import { FactRow } from '../ui/FactRow.tsx';
import { Icon } from '../ui/Icon.tsx';

interface Channel {
  title: string;
  text?: string | undefined;
  href?: string | undefined;
  /** What the link says. */
  action?: string | undefined;
  picture?: string | undefined;
}

/** The owner's own list takes the place of the chat group, bot and server; the e-mail address is always there. */
function channelsIn(locale: Locale, texts: Section['contact']['channels']): Channel[] {
  const { brand, community } = site;
  const { t } = translator(locale);
  const own = shownTo(site.contacts, locale).map(({ kind, label, text, href, picture }) => {
    const title = label?.[locale] ?? t(`contact.${kind}`);
    return { title, text: text?.[locale], href, action: href?.replace(/^(?:https?:\/\/|tel:|mailto:)/, ''), picture };
  });
  const addresses = {
    email: `mailto:${brand.supportEmail}`,
    chatGroup: brand.telegramUrl,
    chatBot: community.chatBot,
    chatServer: community.chatServer,
  };
  const usual = texts
    .filter(({ key }) => key === 'email' || (own.length === 0 && addresses[key]))
    .map(({ key, action, ...words }) => ({
      ...words,
      href: addresses[key],
      action: key === 'email' ? brand.supportEmail : action,
    }));
  return [...usual, ...own];
}

interface Props {
  channels: Section['contact']['channels'];
  locale: Locale;
}

/** The ways to reach a person. */
export function Channels({ channels, locale }: Props) {
  const { t } = translator(locale);
  return (
    <dl>
      {channelsIn(locale, channels).map(({ title, text, href, action, picture }) => (
        <FactRow key={`${title} ${href ?? picture}`} label={<b>{title}</b>} text={text}>
          {picture && (
            <img
              src={withBase(picture)}
              alt={t('contact.scan', { label: title })}
              width="144"
              height="144"
              loading="lazy"
            />
          )}
          {href?.startsWith('http') ? (
            <a href={href} target="_blank" rel="noopener noreferrer">
              {action} <Icon name="external" size={14} />
              <span className="visually-hidden">({t('shell.external')})</span>
            </a>
          ) : (
            href && <a href={href}>{action}</a>
          )}
        </FactRow>
      ))}
    </dl>
  );
}
