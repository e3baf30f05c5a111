import { isOff } from '../files/parts.ts';
import type { Locale } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { currentVersion, docsPath } from '../lib/docs-versions.ts';
import { factNumber } from '../lib/facts.ts';
import { facts, fillVerbatim, site, translator } from '../site.ts';
import { program, programNames } from './load.ts';
import type { Studio } from './picture.ts';

const studios = new Map<Locale, Studio>();

/** The shared context of the drawings in one language. Build time only. */
export function studioIn(locale: Locale): Studio {
  const known = studios.get(locale);
  if (known) return known;
  const { t } = translator(locale);
  const studio: Studio = {
    locale,
    registry: program,
    names: programNames,
    t,
    fill: (text) => fillVerbatim(text, locale),
    note: t('drawing.note'),
    brand: site.brand.appName,
    slots: { percent: String(factNumber(facts, 'yearly-discount')), version: program.product.version },
    href: (page) => {
      const path = docsPath(currentVersion, page);
      return isOff(path) ? undefined : localizePath(path, locale);
    },
  };
  studios.set(locale, studio);
  return studio;
}
