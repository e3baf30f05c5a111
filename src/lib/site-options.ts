import { z } from 'zod';
import type { Locale } from '../i18n/locales.ts';
import { isKnownLocale, knownLocales, perLocale } from '../languages/index.ts';
import { inEachLanguage } from './content-schemas.ts';

/** What an owner may add to a site (docs/how-to/own-it.md). Nothing is shown of what is left out. */

const isHttpUrl = (value: string): boolean => URL.canParse(value) && /^https?:$/.test(new URL(value).protocol);

export const httpUrl = z.string().refine(isHttpUrl, {
  error: 'must be an absolute http(s) address, e.g. https://example.com/page',
  // What comes after may take the address apart.
  abort: true,
});

/** A page of this site (`/docs/intro`) or an absolute address. */
export const siteOrHttpUrl = z.string().refine((value) => /^\/(?!\/)\S*$/.test(value) || isHttpUrl(value), {
  error: 'must be a path on this site that starts with "/" or an absolute http(s) address',
});

export const language = z.string().refine(isKnownLocale, {
  error: ({ input }) =>
    `"${input}" is no code of a language: write one as browsers do, e.g. de, pt-BR or ${knownLocales.join(', ')}`,
});

const words = z.string({ error: 'write the text' }).trim().min(1, 'write the text');

/** One text for each language, or one for all. */
export const wording = z.union([words.transform((text) => perLocale(() => text)), inEachLanguage(words)], {
  error: "write a text, or one for each language: { en: '…', ru: '…' }",
});

/** Where only readers of some languages are shown it. */
const shownIn = { languages: z.array(language).optional() };

export const shownTo = <T extends { languages?: readonly Locale[] | undefined }>(
  entries: readonly T[],
  locale: Locale,
): T[] => entries.filter(({ languages }) => languages?.includes(locale) ?? true);

const projectFile = (endings: string, example: string) =>
  z
    .string()
    .regex(
      new RegExp(`^\\./.+\\.(?:${endings})$`),
      `must be the path of a file in this project that ends so: ${example}`,
    );

export const svgFile = projectFile('svg', './brand/logo.svg');

/** Hosts, as a security policy names them. */
export const hosts = z
  .array(
    z
      .string()
      .regex(
        /^(?:https|wss):\/\/(?:\*\.)?[\w-]+(?:\.[\w-]+)+$/,
        'must be scheme and host, e.g. https://gateway.umami.is or https://*.umami.is',
      ),
  )
  .default([]);

const links = z
  .array(z.strictObject({ label: wording, href: siteOrHttpUrl, in: z.enum(['navbar', 'footer']), ...shownIn }))
  .default([]);

const head = z
  .strictObject({ meta: z.record(z.string(), z.string()).default({}), scripts: z.array(siteOrHttpUrl).default([]) })
  .prefault({});

export const policyKinds = ['script', 'style', 'connect', 'frame', 'img', 'font', 'media'] as const;
const policy = z
  .strictObject({
    script: hosts,
    style: hosts,
    connect: hosts,
    frame: hosts,
    img: hosts,
    font: hosts,
    media: hosts,
  })
  .prefault({});

const legal = z
  .strictObject({
    name: wording,
    address: wording.optional(),
    /** Who answers for personal data, where it is another than `name`. */
    controller: wording.optional(),
    registrations: z.array(z.strictObject({ text: wording, href: httpUrl.optional(), ...shownIn })).default([]),
    logDays: z.int().positive('must be a number of days, e.g. 14').optional(),
  })
  .optional();

export const contactKinds = [
  'telegram',
  'whatsapp',
  'wechat',
  'wecom',
  'qq',
  'line',
  'vk',
  'discord',
  'phone',
  'email',
  'form',
] as const;

const contacts = z
  .array(
    z
      .strictObject({
        kind: z.enum(contactKinds, { error: `must be one of ${contactKinds.join(', ')}` }),
        href: z
          .string()
          .regex(
            /^(?:https?:\/\/\S+|tel:\+?[\d-]+|mailto:\S+@\S+)$/,
            'must be an address: https://wa.me/…, tel:+4930123456 or mailto:sales@example.com',
          )
          .optional(),
        picture: z
          .string()
          .regex(/^\/[^/].*\.(?:png|jpe?g|webp|svg)$/, 'must be a picture in content/public, e.g. /wechat.png')
          .optional(),
        label: wording.optional(),
        text: wording.optional(),
        ...shownIn,
      })
      .refine(({ href, picture }) => href || picture, 'give it an address (href) or a picture'),
  )
  .default([]);

const payment = z
  .strictObject({ methods: wording.optional(), invoices: wording.optional(), refunds: wording.optional() })
  .prefault({});

/** Places a file can also be had from. */
export const mirrors = z
  .array(z.strictObject({ label: wording, url: httpUrl, code: words.optional(), ...shownIn }))
  .optional();

const day = z.iso.date('must be a day as year-month-day, e.g. 2026-11-15');

export const announcement = z.strictObject(
  {
    id: z.string().regex(/^[a-z0-9-]+$/, 'use lower-case letters, digits and hyphens'),
    text: inEachLanguage(words),
    href: siteOrHttpUrl.optional(),
    /** The first and the last day. */
    from: day.optional(),
    until: day.optional(),
    ...shownIn,
  },
  { error: ({ code }) => (code === 'invalid_type' ? 'write null for none, or { id, text, href }' : undefined) },
);
export type Announcement = z.infer<typeof announcement>;

const fonts = z
  .array(
    z.strictObject({
      name: z.string().regex(/^[\w -]+$/, 'must be the name of the font, e.g. Inter'),
      file: projectFile('woff2', './brand/inter.woff2'),
      /** One weight, or the range of a variable font. */
      weight: z
        .string()
        .regex(/^\d+( \d+)?$/, "must be a weight: '400', or '100 900' for a variable font")
        .optional(),
      for: z.enum(['text', 'code']).default('text'),
    }),
  )
  .default([]);

export const siteOptions = {
  links,
  head,
  policy,
  legal,
  contacts,
  payment,
  fonts,
  announcements: z
    .array(announcement)
    .refine((list) => new Set(list.map(({ id }) => id)).size === list.length, 'two announcements share an id')
    .default([]),
};
