import { expect, test } from '@playwright/test';
import { z } from 'zod';
import { elementsIn, parseHtml, textIn } from '../../src/lib/html.ts';
import { descriptionWidth, titleWidth, widthOf } from '../../src/lib/width.ts';
import { htmlOf, kindOf, paths, prefixOf } from './pages.ts';

/** What search engines are told about every page. */
const pages = paths.map((path) => {
  const elements = elementsIn(parseHtml(htmlOf(path)));
  const data = elements
    .filter(({ name, attributes }) => name === 'script' && attributes.type === 'application/ld+json')
    .map((script): unknown => JSON.parse(textIn(script)));
  const title = textIn(elements.find(({ name }) => name === 'title') ?? parseHtml(''));
  const { attributes } = elements.find((each) => each.name === 'meta' && each.attributes.name === 'description') ?? {};
  const hasSteps = elements.some((each) => each.name === 'div' && each.attributes.class === 'steps');
  return { path, title, description: attributes?.content ?? '', data, hasSteps };
});

test('titles and descriptions fit search results, and no language has one twice', () => {
  const { least, most } = descriptionWidth;
  const seen = new Map<string, string>();
  const wrong = pages.flatMap(({ path, title, description }) => {
    const width = widthOf(description);
    const repeated = [title, description].flatMap((text) => {
      const key = `${prefixOf(path)} ${text}`;
      const other = seen.get(key);
      seen.set(key, path);
      return other === undefined ? [] : [`${path}: as ${other}: ${text}`];
    });
    return [
      ...repeated,
      ...(widthOf(title) > titleWidth ? [`${path}: ${widthOf(title)} wide: ${title}`] : []),
      ...(width < least || width > most ? [`${path}: ${width} wide: ${description}`] : []),
    ];
  });
  expect(wrong).toEqual([]);
});

const url = z.url({ protocol: /^https$/ });
const words = z.string().trim().min(1);
const day = z.iso.date();
const ref = z.object({ '@id': url });
const article = {
  ...{ headline: words, description: words, inLanguage: words, dateModified: day, image: url, mainEntityOfPage: url },
};
const offer = z.object({ '@type': z.literal('Offer'), price: z.string().regex(/^\d+(\.\d+)?$/), priceCurrency: words });
const person = z.object({ '@type': z.literal('Organization'), name: words, url });

/** What each kind must say; more is allowed, save what is forbidden below. */
const shapes: Record<string, z.ZodType> = {
  Organization: z.object({ '@id': url, name: words, url, logo: url, email: z.email(), sameAs: z.array(url) }),
  WebSite: z.object({
    ...{ name: words, url, inLanguage: words, publisher: ref },
    potentialAction: z.object({
      '@type': z.literal('SearchAction'),
      target: z.object({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().endsWith('?q={search_term_string}'),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  SoftwareApplication: z.object({
    ...{ name: words, description: words, applicationCategory: z.literal('BusinessApplication') },
    ...{ operatingSystem: z.literal('Windows, macOS'), downloadUrl: url },
    offers: z.union([offer, z.tuple([offer], offer)]),
  }),
  BreadcrumbList: z.object({
    itemListElement: z
      .array(z.object({ '@type': z.literal('ListItem'), position: z.int(), name: words, item: url }))
      .min(2)
      .refine((items) => items.every(({ position }, index) => position === index + 1)),
  }),
  TechArticle: z.object({ ...article, author: ref, publisher: ref }),
  BlogPosting: z.object({ ...article, datePublished: day, author: z.array(person).min(1) }),
  HowTo: z.object({
    name: words,
    step: z.array(z.object({ '@type': z.literal('HowToStep'), position: z.int(), text: words })).min(2),
  }),
  FAQPage: z.object({
    mainEntity: z
      .array(z.object({ name: words, acceptedAnswer: z.object({ '@type': z.literal('Answer'), text: words }) }))
      .min(1),
  }),
  Product: z.object({
    ...{ name: words, description: words, url, image: url },
    additionalProperty: z.array(z.object({ '@type': z.literal('PropertyValue'), name: words, value: words })).min(1),
  }),
};

/** What a kind of page has beyond the way to it. */
const ofKind: Record<string, string[]> = {
  '/': ['Organization', 'WebSite', 'SoftwareApplication'],
  '/docs/…': ['TechArticle'],
  '/blog/…': ['BlogPosting'],
  '/ProductList': ['Product'],
};
/** Claims and what others think of the product are never said to search engines. */
const forbidden = /^(?:rating|review|award|testimonial|claim)|Rating|Review|Award/;
const named = z.looseObject({ '@context': z.literal('https://schema.org'), '@type': z.enum(Object.keys(shapes)) });

function keysOf(value: unknown): string[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, below]) => [Array.isArray(value) ? '' : key, ...keysOf(below)]);
}

test('structured data of every page is complete, and holds no rating and no claim', () => {
  const wrong = pages.flatMap(({ path, data, hasSteps }) => {
    const types = data.map((each) => named.parse(each)['@type']);
    const wanted = [...(ofKind[kindOf(path)] ?? []), ...(kindOf(path) === '/' ? [] : ['BreadcrumbList'])];
    const isHowTo = kindOf(path) === '/docs/…' && hasSteps;
    return [
      ...wanted.filter((type) => !types.includes(type)).map((type) => `${path}: no ${type}`),
      ...(isHowTo === types.includes('HowTo') ? [] : [`${path}: HowTo, where there are steps`]),
      ...data.flatMap((each, index) => {
        const { error } = shapes[types[index] ?? '']?.safeParse(each) ?? {};
        return error ? [`${path}: ${types[index]}: ${z.prettifyError(error)}`] : [];
      }),
      ...keysOf(data)
        .filter((key) => forbidden.test(key))
        .map((key) => `${path}: ${key}`),
    ];
  });
  expect(wrong).toEqual([]);
});
