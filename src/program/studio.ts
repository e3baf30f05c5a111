import { docsPagesOf } from '../files/docs-version.ts';
import { isOff } from '../files/parts.ts';
import { currentVersion, docsPath, inVersion } from '../lib/docs-versions.ts';
import { factNumber } from '../lib/facts.ts';
import type { Locale } from '../lib/locales.ts';
import { localizePath } from '../lib/routes.ts';
import { factsIn, fillIn, site, translator } from '../site.ts';
import { formatKeys } from './format.ts';
import { programIn } from './load.ts';
import { kindKeys, type Studio } from './picture.ts';

const studios = new Map<string, Studio>();

/** What the drawings of one language share, in one version of the docs. Build time only. */
export function studioIn(locale: Locale, version = currentVersion): Studio {
  const key = `${version}/${locale}`;
  const known = studios.get(key);
  if (known) return known;
  const { t, pick } = translator(locale);
  const { registry, names } = programIn(version);
  const pages = docsPagesOf(version);
  const studio: Studio = {
    locale,
    registry,
    names,
    words: pick(formatKeys),
    kinds: pick(kindKeys),
    fill: (text) => fillIn(text, locale, version),
    note: t('drawing.note'),
    brand: site.brand.appName,
    slots: { percent: String(factNumber(factsIn(version), 'yearly-discount')) },
    href: (page) => {
      const path = inVersion(docsPath(currentVersion, page), version, pages);
      return isOff(path) ? undefined : localizePath(path, locale);
    },
  };
  studios.set(key, studio);
  return studio;
}
