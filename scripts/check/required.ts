import { defaultLocale } from '../../src/i18n/locales.ts';
import type { Locale } from '../../src/languages/index.ts';
import type { SiteConfig } from '../../src/lib/site-schema.ts';
import type { RawFinding } from './finding.ts';

/** What a missing translation means: an error where the owner's file asks for it, a warning elsewhere. */
export function missingIn(
  { requireTranslations }: Pick<SiteConfig, 'requireTranslations'>,
  locale: Locale,
): Pick<RawFinding, 'severity' | 'untranslated'> {
  const required = Array.isArray(requireTranslations) ? requireTranslations.includes(locale) : requireTranslations;
  return { severity: required || locale === defaultLocale ? 'error' : 'warning', untranslated: locale };
}
