import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { translator } from '../site.ts';
import { Callout } from '../ui/Callout.tsx';
import { docsPath } from './collection.ts';

interface Props {
  locale: Locale;
  label: string;
  /** The same page in the current version, if it is still there. */
  slug: string | undefined;
}

export function OldVersionNotice({ locale, label, slug }: Props) {
  const { t } = translator(locale);
  return (
    <Callout kind="warning" title={t('docs.oldVersion', { label })}>
      <p>
        <a href={localizePath(docsPath('current', slug ?? 'intro'), locale)} data-docs-version="current">
          {slug ? t('docs.toCurrent') : t('docs.toCurrentIntro')}
        </a>
      </p>
    </Callout>
  );
}
