import * as z from 'zod/mini';
import { DEFAULT_IMAGE_QUALITY, imageQualities, imageWidths } from './image-variants.ts';

/** The query of `GET /api/images/{name}`; empty for the stored original. */
export const ImageQuery = z
  .object({
    w: z
      .optional(z.enum(imageWidths.map(String), `Width must be one of ${imageWidths.join(', ')}`))
      .check(z.meta({ description: 'Width in pixels.' })),
    q: z
      .optional(
        z.enum(imageQualities.map(String), `Quality must be one of ${imageQualities.join(', ')}`),
      )
      .check(z.meta({ description: `Only with \`w\`; ${DEFAULT_IMAGE_QUALITY} by default.` })),
  })
  .check(
    z.refine(({ w, q }) => q === undefined || w !== undefined, {
      path: ['q'],
      error: 'Quality requires a width',
    }),
  );
