import { z } from 'zod';
import type { Fields } from './fields.ts';

/** A walk through the program's windows: each scene names a dialog of content/data/program. */
export const tourSchema = ({ text, key, href, titleAndLead }: Fields) =>
  z.strictObject({
    ...titleAndLead.shape,
    /** The accessible name of the list of scenes. */
    scenesLabel: text,
    linkLabel: text,
    scenes: z.array(
      z.strictObject({
        key,
        name: text,
        title: text,
        text,
        href: href.optional(),
        dialog: key,
        view: z.string().optional(),
        tab: z.string().optional(),
      }),
    ),
  });
