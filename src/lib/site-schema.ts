import { z } from 'zod';
import { isBasePath } from '../owner/base-path.ts';
import { parseColor } from './color.ts';
import {
  announcement,
  hosts as connect,
  httpUrl,
  language,
  mirrors,
  siteOptions,
  siteOrHttpUrl,
  svgFile,
} from './site-options.ts';

/** An installer. What is left out is not shown; what is there is checked, since readers compare it with their file. */
const build = z.strictObject({
  url: httpUrl,
  version: z.string().trim().min(1, 'write the version, e.g. 2.10.7, or leave it out').optional(),
  released: z.iso.date('must be the day of the release as year-month-day, e.g. 2026-11-15').optional(),
  bytes: z
    .int('must be the size of the file in whole bytes, e.g. 125829120')
    // A smaller number is a size in megabytes.
    .min(100_000, 'must be the size of the file in bytes, e.g. 125829120 for about 126 MB')
    .optional(),
  sha256: z
    .string()
    .regex(
      /^[0-9a-f]{64}$/i,
      'must be the 64 hexadecimal digits that shasum -a 256 (Mac, Linux) or Get-FileHash (Windows) prints',
    )
    .optional(),
  mirrors,
});
export type Build = z.output<typeof build>;
const builds = z.strictObject({ windows: build, macos: build });

/** A part of the site: there unless it is switched off. */
const onOff = z.boolean({ error: 'write true, or false to leave it out' }).default(true);

/** A sibling of the program, under the name its owner gives it. */
const product = (name: string) =>
  z
    .strictObject({ name: z.string().trim().min(1, 'give the product a name').max(40).default(name), on: onOff })
    .prefault({});

const analytics = z.discriminatedUnion(
  'provider',
  [
    z.strictObject({ provider: z.literal('none') }),
    z.strictObject({ provider: z.literal('console') }),
    z.strictObject({
      provider: z.literal('gtag'),
      measurementId: z.string().regex(/^G-[A-Z0-9]+$/, 'must be a GA4 id such as G-ABC123'),
    }),
    z.strictObject({
      provider: z.literal('yandex'),
      counterId: z.int('must be the number of the counter, e.g. 12345678').positive(),
    }),
    z.strictObject({
      provider: z.literal('baidu'),
      siteId: z.string().regex(/^[0-9a-f]{32}$/, 'must be the 32 hexadecimal digits after hm.js?'),
    }),
    z
      .strictObject({
        provider: z.literal('plausible'),
        scriptUrl: httpUrl.refine(
          (value) => /\/pa-[^/]+\.js$|\bmanual\b/.test(new URL(value).pathname),
          "must be the script of your site's settings, e.g. https://plausible.io/js/pa-AbC123.js, or an older one in its manual variant, script.manual.js: the site reports its page views itself, the ordinary script would count them twice",
        ),
        domain: z.string().min(1).optional(),
        connect,
      })
      .refine(({ domain, scriptUrl }) => domain || !/\bmanual\b/.test(scriptUrl), {
        path: ['domain'],
        error: 'the manual script needs the domain of the site as Plausible knows it, e.g. example.com',
      }),
    z
      .strictObject({
        provider: z.literal('umami'),
        websiteId: z.uuid('must be the UUID Umami shows for the website'),
        scriptUrl: httpUrl,
        connect,
      })
      .refine(({ scriptUrl, connect: hosts }) => new URL(scriptUrl).host !== 'cloud.umami.is' || hosts.length > 0, {
        path: ['connect'],
        error:
          "Umami Cloud takes page views at another host, which the browser would block: add it, e.g. connect: ['https://gateway.umami.is', 'https://*.umami.dev']",
      }),
  ],
  { error: 'provider must be one of none, console, gtag, yandex, baidu, plausible, umami' },
);

const shape = z.strictObject({
  origin: httpUrl.refine(
    (value) => new URL(value).pathname === '/' && !value.endsWith('/'),
    'must be scheme and host only, without a trailing slash, e.g. https://example.com; a folder below it is the base',
  ),
  base: z
    .string()
    .refine(
      isBasePath,
      'must be "/", or a folder that begins and ends with a slash, of letters, digits and hyphens, e.g. /site/',
    )
    .default('/'),
  languages: z
    .array(language)
    .min(1, 'name at least one language')
    .refine((codes) => new Set(codes).size === codes.length, 'a language is named twice'),
  requireTranslations: z.union([z.boolean(), z.array(language)], {
    error: 'write true, false, or the list of languages that must be complete',
  }),
  brand: z.strictObject({
    appName: z.string().trim().min(1, 'give the program a name').max(40),
    logo: svgFile,
    favicon: svgFile.optional(),
    accent: z
      .string()
      .refine((value) => parseColor(value) !== undefined, 'must be a color such as #2563eb or oklch(0.55 0.17 264)'),
    supportEmail: z.email('must be an e-mail address'),
    tutorialUrl: siteOrHttpUrl,
    telegramUrl: httpUrl.optional(),
  }),
  community: z
    .strictObject({
      repository: httpUrl.optional(),
      chatBot: httpUrl.optional(),
      chatServer: httpUrl.optional(),
      social: httpUrl.optional(),
      video: httpUrl.optional(),
    })
    .default({}),
  aiSearchUrl: httpUrl.optional(),
  editUrl: httpUrl.optional(),
  feedback: z
    .union([z.literal('email'), z.strictObject({ issues: httpUrl })], {
      error: "write 'email', or the form for new issues: { issues: 'https://…/issues/new' }",
    })
    .default('email'),
  downloads: z.strictObject({ app: builds, igmatrix: builds.optional(), videomagic: builds.optional() }),
  pages: z.strictObject({ blog: onOff, rewards: onOff, markdownPage: onOff }).prefault({}),
  sections: z.strictObject({ testimonials: onOff, partners: onOff, whiteLabel: onOff }).prefault({}),
  products: z
    .strictObject({ igmatrix: product('IgMatrix'), ytmatrix: product('YtMatrix'), videomagic: product('VideoMagic') })
    .prefault({}),
  announcement: announcement.nullable().default(null),
  ...siteOptions,
  analytics,
  includeSubDomains: z.boolean({ error: 'write true, or false' }).default(false),
  colorMode: z.enum(['switch', 'light'], { error: 'must be "switch" or "light"' }),
  docsVersions: z
    .array(
      z.strictObject({
        id: z.string().regex(/^[a-z0-9][a-z0-9.-]*$/, 'use lower-case letters, digits, dots and hyphens'),
        label: z.string().min(1),
      }),
    )
    .min(1, 'name at least the version "current"')
    .refine((versions) => versions[0]?.id === 'current', 'the first version must have the id "current"')
    .refine((versions) => new Set(versions.map((v) => v.id)).size === versions.length, 'two versions share an id'),
});

/** The products that are offered as a download of their own. */
const downloadable = ['igmatrix', 'videomagic'] as const;

export const siteSchema = shape.superRefine(({ products, downloads }, context) => {
  for (const key of downloadable) {
    if (!products[key].on || downloads[key]) continue;
    context.addIssue({
      code: 'custom',
      path: ['downloads', key],
      message: `add the installers of ${products[key].name}, or leave the product out: products: { ${key}: { on: false } }`,
    });
  }
});

export type SiteConfig = z.infer<typeof siteSchema>;
export type SiteInput = z.input<typeof siteSchema>;
