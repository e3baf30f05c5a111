import { defaultLocale, type Locale } from '../i18n/locales.ts';
import { languages } from '../languages/index.ts';
import { translator } from '../site.ts';
import styles from './TranslationNotice.module.css';

/** Tells readers, in their language, that the text below is in another, and in which. */
export function TranslationNotice({ locale, partly }: { locale: Locale; partly: boolean }) {
  const { t } = translator(locale);
  const language = languages[defaultLocale].name;
  return (
    <p className={styles.notice} role="note">
      {t(partly ? 'banner.partlyTranslated' : 'banner.untranslated', { language })}
    </p>
  );
}
