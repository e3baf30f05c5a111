import type { BreadcrumbList, HowTo, Offer, Product, SoftwareApplication, TechArticle, Thing } from 'schema-dts';
import { withBase } from '../i18n/base.ts';
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

/** Vendor claims and ratings never appear in it. */
export type StructuredData = Exclude<Thing, string>;

/** JSON-LD inside a script element: `<` is escaped so that no text can close the element. */
export const jsonLd = (data: StructuredData): string =>
  JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');

export function breadcrumbData(
  origin: string,
  items: Array<{ label: string; path: string }>,
  locale: Locale,
): BreadcrumbList {
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
function offers({ free, plans }: Pick<SoftwareInput, 'free' | 'plans'>): Offer | Offer[] {
  const priced = plans.flatMap(({ name, price }) => (price ? [{ name, ...price }] : []));
  const download: Offer = {
    '@type': 'Offer',
    price: String(free),
    priceCurrency: priced[0]?.currency ?? 'USD',
    category: 'business',
  };
  if (priced.length === 0) return download;
  return [
    download,
    ...priced.map(
      ({ name, monthly, currency }): Offer => ({
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
      }),
    ),
  ];
}

/** The program as search engines read it; version and size where the owner's file gives them. */
export function softwareData({ site, locale, description, ...offer }: SoftwareInput): SoftwareApplication {
  const builds = [site.downloads.app.windows, site.downloads.app.macos].flatMap((build) => build ?? []);
  const { version, released, bytes } = builds.find((build) => build.version || build.bytes) ?? {};
  return {
    '@type': 'SoftwareApplication',
    name: site.brand.appName,
    description,
    inLanguage: locale,
    applicationCategory: 'BusinessApplication',
    operatingSystem: 'Windows, macOS',
    downloadUrl: absolute(site.origin, localizePath('/Download', locale)),
    ...(version && { softwareVersion: version }),
    ...(released && { datePublished: released }),
    ...(bytes && { fileSize: `${Math.round(bytes / 1e6)} MB` }),
    publisher: organizationId(site.origin),
    offers: offers(offer),
  };
}

const homeOf = (origin: string): string => absolute(origin, localizePath('/', defaultLocale));
const organizationId = (origin: string) => ({ '@id': `${homeOf(origin)}#organization` });

/** Who publishes the site, and how it is searched. */
export function siteData({ origin, brand, community }: SiteConfig, locale: Locale): StructuredData[] {
  const search = absolute(origin, localizePath('/search', locale));
  const { telegramUrl } = brand;
  return [
    {
      '@type': 'Organization',
      ...organizationId(origin),
      name: brand.appName,
      url: homeOf(origin),
      logo: absolute(origin, withBase('/icons/icon-512.png')),
      email: brand.supportEmail,
      sameAs: [...Object.values(community), telegramUrl].flatMap((url) => url ?? []),
    },
    {
      '@type': 'WebSite',
      name: brand.appName,
      url: absolute(origin, localizePath('/', locale)),
      inLanguage: locale,
      publisher: organizationId(origin),
      potentialAction: {
        '@type': 'SearchAction',
        target: { '@type': 'EntryPoint', urlTemplate: `${search}?q={search_term_string}` },
        // What search engines ask for beyond the vocabulary.
        ...{ 'query-input': 'required name=search_term_string' },
      },
    },
  ];
}

interface Article {
  origin: string;
  /** With language. */
  path: string;
  title: string;
  description: string;
  locale: Locale;
  modified: Date;
  image: string;
}

export const articleData = ({ origin, path, title, description, locale, modified, image }: Article): TechArticle => ({
  '@type': 'TechArticle',
  headline: title,
  description,
  inLanguage: locale,
  dateModified: modified.toISOString().slice(0, 10),
  image: absolute(origin, image),
  author: organizationId(origin),
  publisher: organizationId(origin),
  mainEntityOfPage: absolute(origin, path),
});

/** A numbered list of a page: what it reaches, and its steps. */
export const howToData = (name: string, steps: string[], locale: Locale): HowTo => ({
  '@type': 'HowTo',
  name,
  inLanguage: locale,
  step: steps.map((text, index) => ({ '@type': 'HowToStep', position: index + 1, text })),
});

interface Hardware {
  origin: string;
  path: string;
  name: string;
  description: string;
  image: string;
  /** What it has, by name. */
  properties: Array<{ label: string; value: string }>;
}

/** A machine; its price is asked for. */
export const productData = ({ origin, path, name, description, image, properties }: Hardware): Product => ({
  '@type': 'Product',
  name,
  description,
  url: absolute(origin, path),
  image: absolute(origin, image),
  additionalProperty: properties.map(({ label, value }) => ({ '@type': 'PropertyValue', name: label, value })),
});

export const ogLocales = (locale: Locale): { own: string; others: string[] } => ({
  own: languages[locale].openGraph,
  others: locales.filter((code) => code !== locale).map((code) => languages[code].openGraph),
});
