import { defaultLocale, type Locale, locales } from '../i18n/locales.ts';
import { localizePath } from '../i18n/routes.ts';
import { languages } from '../languages/index.ts';
import type { Plan } from './plans.ts';
import type { SiteConfig } from './site-schema.ts';

/** The same page in each language it exists in, as paths with locale prefix. */
export type Alternates = Partial<Record<Locale, string>>;

export const absolute = (origin: string, path: string): string => new URL(path, origin).href;

/** Canonical to itself, one alternate for each language it is written in, and the source as x-default. */
export function headLinks(
  origin: string,
  locale: Locale,
  alternates: Alternates,
  writtenIn: readonly Locale[] = locales,
) {
  const own = alternates[locale];
  if (!own) throw new Error(`no address for ${locale}`);
  const list = writtenIn.flatMap((code) => {
    const path = alternates[code];
    return path ? [{ hreflang: String(code), href: absolute(origin, path) }] : [];
  });
  const fallback = alternates[defaultLocale];
  return {
    canonical: absolute(origin, own),
    alternates: fallback ? [...list, { hreflang: 'x-default', href: absolute(origin, fallback) }] : list,
  };
}

export type StructuredData = Record<string, unknown>;

/** JSON-LD inside a script element: `<` is escaped so that no text can close the element. */
export const jsonLd = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');

export function breadcrumbData(
  origin: string,
  items: Array<{ label: string; path: string }>,
  locale: Locale,
): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: item.label,
      item: absolute(origin, localizePath(item.path, locale)),
    })),
  };
}

interface SoftwareInput {
  site: SiteConfig;
  locale: Locale;
  description: string;
  /** Price of the free program, from the registry of figures. */
  free: number;
  /** Those with a price are offered by name; smallest first. */
  plans: ReadonlyArray<Pick<Plan, 'name' | 'price'>>;
}

/** Downloading costs nothing; a plan is paid by the month, for each computer. */
function offers({ free, plans }: Pick<SoftwareInput, 'free' | 'plans'>): StructuredData | StructuredData[] {
  const priced = plans.flatMap(({ name, price }) => (price ? [{ name, ...price }] : []));
  const download = {
    '@type': 'Offer',
    price: String(free),
    priceCurrency: priced[0]?.currency ?? 'USD',
    category: 'business',
  };
  if (priced.length === 0) return download;
  return [
    download,
    ...priced.map(({ name, monthly, currency }) => ({
      '@type': 'Offer',
      name,
      price: String(monthly),
      priceCurrency: currency,
      category: 'business',
      priceSpecification: {
        '@type': 'UnitPriceSpecification',
        price: String(monthly),
        priceCurrency: currency,
        // UN/CEFACT: a month.
        unitCode: 'MON',
      },
    })),
  ];
}

/** The program as search engines read it. Vendor claims and ratings never appear here. */
export function softwareData({ site, locale, description, ...offer }: SoftwareInput): StructuredData {
  return {
    '@type': 'SoftwareApplication',
    name: site.brand.appName,
    description,
    inLanguage: locale,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Windows, macOS',
    offers: offers(offer),
  };
}

export const ogLocales = (locale: Locale): { own: string; others: string[] } => ({
  own: languages[locale].openGraph,
  others: locales.filter((code) => code !== locale).map((code) => languages[code].openGraph),
});
