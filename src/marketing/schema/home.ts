import { z } from 'zod';
import type { Fields } from './fields.ts';

export function homeSchema({ text, plain, link, titled, titleAndLead }: Fields) {
  const downloadProduct = z.strictObject({
    title: text,
    lead: text,
    macCommand: plain,
    /** The first step in the program. */
    next: z.strictObject({ text, link: link.optional() }),
  });
  return z.strictObject({
    hero: z.strictObject({ title: text, lead: text, primary: text, secondary: text, note: text }),
    timeSaved: titleAndLead,
    sections: z.strictObject({
      figures: z.strictObject({ title: text }),
      features: titleAndLead,
      data: z.strictObject({
        ...titleAndLead.shape,
        more: text,
        source: text,
        links: z.array(link),
      }),
      advantages: z.strictObject({ title: text }),
      pricing: z.strictObject({ ...titleAndLead.shape, notes: text, links: z.array(link) }),
      promises: titleAndLead,
      whiteLabel: z.strictObject({ ...titleAndLead.shape, rule: text, contact: text, setup: text }),
      testimonials: z.strictObject({ title: text, sampleNote: text, sampleLabel: text, durationLabel: text }),
      faq: z.strictObject({ title: text }),
      contact: z.strictObject({
        ...titleAndLead.shape,
        hoursLabel: text,
        hours: text,
        send: z.array(titled),
        channels: z.array(
          z.strictObject({
            key: z.enum(['chatGroup', 'chatBot', 'chatServer', 'email']),
            title: text,
            text,
            action: text,
          }),
        ),
      }),
    }),
    download: z.strictObject({
      products: z.strictObject({ app: downloadProduct, igmatrix: downloadProduct, videomagic: downloadProduct }),
      requirements: z.strictObject({
        title: text,
        rows: z.array(
          z.strictObject({
            key: z.enum(['windows', 'macos', 'linux', 'cpu', 'memory', 'storage', 'internet']),
            label: text,
            value: text,
          }),
        ),
      }),
      linuxSystem: text,
      faqTitle: text,
    }),
  });
}
