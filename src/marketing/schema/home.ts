import { z } from 'zod';
import type { Fields } from './fields.ts';

export function homeSchema({ text, plain, link, titleAndLead }: Fields) {
  const downloadProduct = z.strictObject({
    title: text,
    lead: text,
    macCommand: plain,
    /** The first step in the program. */
    next: z.strictObject({ text, link }),
  });
  return z.strictObject({
    hero: z.strictObject({ title: text, lead: text, primary: text, secondary: text, note: text }),
    sections: z.strictObject({
      figures: titleAndLead,
      advantages: titleAndLead,
      features: titleAndLead,
      technical: titleAndLead,
      pricing: z.strictObject({
        ...titleAndLead.shape,
        monthly: text,
        yearly: text,
        phones: text,
        accounts: text,
        perUnit: text,
        popular: text,
        ask: text,
        download: text,
      }),
      planFinder: titleAndLead,
      whiteLabel: z.strictObject({ ...titleAndLead.shape, rule: text, contact: text, setup: text }),
      testimonials: z.strictObject({
        ...titleAndLead.shape,
        sampleNote: text,
        sampleLabel: text,
        durationLabel: text,
      }),
      faq: titleAndLead,
      contact: z.strictObject({
        ...titleAndLead.shape,
        hoursLabel: text,
        hours: text,
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
