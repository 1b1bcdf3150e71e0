import * as z from 'zod/mini';
import { IMAGE_QUALITY, imageWidths } from './image-variants.ts';

/** The query of `GET /api/images/{name}`; empty for the stored original. */
export const ImageQuery = z
  .object({
    w: z
      .optional(z.enum(imageWidths.map(String), `Width must be one of ${imageWidths.join(', ')}`))
      .check(z.meta({ description: 'Width in pixels.' })),
    q: z
      .optional(z.enum([`${IMAGE_QUALITY}`], `Quality must be ${IMAGE_QUALITY}`))
      .check(z.meta({ description: `Only with \`w\`; always ${IMAGE_QUALITY}.` })),
  })
  .check(
    z.refine(({ w, q }) => q === undefined || w !== undefined, {
      path: ['q'],
      error: 'Quality requires a width',
    }),
  );
