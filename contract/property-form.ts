import * as z from 'zod/mini';

const binary = z.string().check(z.meta({ format: 'binary' }));

/**
 * The parts of a property's multipart form, the same for create and update. Lists travel as
 * `amenities[0]`, `amenities[1]` … and `removedImages[0]` …; pictures as repeated `images` parts.
 */
export const PropertyForm = z.object({
  title: z.string(),
  type: z.string(),
  status: z.string(),
  location: z.string(),
  price: z.string().check(z.meta({ description: 'Whole naira.' })),
  negotiable: z.enum(['true', 'false']),
  'features[bedrooms]': z.string(),
  'features[bathrooms]': z.string(),
  'features[squareFootage]': z.string().check(z.meta({ description: 'Square metres.' })),
  description: z.string(),
  'amenities[i]': z
    .optional(z.string())
    .check(z.meta({ description: 'In updates a single empty one removes them all.' })),
  images: z.optional(z.array(binary)),
  'removedImages[i]': z
    .optional(z.string())
    .check(z.meta({ description: 'Address of an image to remove; only in updates.' })),
  'imageOrder[i]': z.optional(z.string()).check(
    z.meta({
      description:
        'Extension: all images from the cover on, each the address of one that stays or, for the ' +
        'first, second … of the `images` parts, new:0, new:1 … Without it new ones come last.',
    }),
  ),
  version: z.optional(z.string()).check(
    z.meta({
      description:
        'Extension, only in updates: the version that was changed. Where there is a later one, the answer is 409.',
    }),
  ),
});

/** The most that the reference API takes. */
export const propertyImageLimits = {
  images: 30,
  bytesEach: 15 * 1024 * 1024,
  /** Of the whole form. */
  bytesTogether: 200 * 1024 * 1024,
  /** 12 megapixels are 4000 × 3000. */
  pixelsEach: 60_000_000,
} as const;
