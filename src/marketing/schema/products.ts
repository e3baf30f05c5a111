import { z } from 'zod';
import type { Fields } from './fields.ts';

/** The parts in a case; its drawing has a place for each. */
const machineParts = ['boards', 'supply', 'fans', 'usb', 'network'] as const;

export function productsSchema({ numberOf, text, plain, key, link, titled, entry, listOf, titleAndLead }: Fields) {
  const productHero = z.strictObject({ title: text, lead: text, download: text });
  return z.strictObject({
    igmatrix: z.strictObject({
      hero: productHero,
      /** The drawn window: its General tab has labels of the program, or separate ones in English. */
      window: z.strictObject({
        caption: text,
        general: z
          .array(z.union([z.strictObject({ item: key }), z.strictObject({ text: z.string().min(1), icon: key })]))
          .min(1),
      }),
      setup: z.strictObject({
        title: text,
        notice: text,
        steps: z.array(z.strictObject({ title: text, text, link: link.optional() })),
        reminder: text,
      }),
      same: listOf(text),
      different: listOf(text),
      features: listOf(entry),
      license: titled,
      notes: listOf(entry),
    }),
    ytmatrix: z.strictObject({
      hero: z.strictObject({ title: text, lead: text, status: text }),
      window: z.strictObject({ caption: text }),
      planned: listOf(entry),
      noDownload: titled,
      chatGroup: z.strictObject({ text, label: text }),
    }),
    videomagic: z.strictObject({
      hero: productHero,
      /** Above the helper that shows one video at each stage. */
      stages: titleAndLead,
      features: listOf(entry),
      panels: z.strictObject({ ...listOf(entry).shape, lead: text }),
      rights: titled,
      license: titled,
    }),
    hardware: z
      .strictObject({
        hero: titleAndLead,
        /** Figures for buyers. */
        figures: z.array(z.strictObject({ key, value: text, label: text })).default([]),
        machine: z.strictObject({
          ...titled.shape,
          /** Words of the button that opens and closes the drawing. */
          open: text,
          close: text,
          parts: z
            .array(z.strictObject({ ...entry.shape, key: z.enum(machineParts) }))
            .refine(
              (parts) => parts.map((part) => part.key).join() === machineParts.join(),
              `describe each part once, in this order: ${machineParts.join(', ')}`,
            ),
        }),
        variants: z.strictObject({
          lead: text,
          columns: z.strictObject({ tall: titled, low: titled }),
        }),
        boards: z.strictObject({ ...titled.shape, items: z.array(plain), itemsNote: text }),
        adbkey: z.strictObject({ ...titled.shape, link: link.optional() }),
        sim: z.strictObject({ ...titled.shape, meaning: titled, lawful: text }),
        order: z.strictObject({ ...titled.shape, label: text }),
        shipping: titled,
      })
      .transform((hardware, context) => ({ ...hardware, boardsPerMachine: numberOf('boards-per-machine', context) })),
  });
}
