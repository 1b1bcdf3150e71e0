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
  'amenities[i]': z.optional(z.string()),
  images: z.optional(z.array(binary)),
  'removedImages[i]': z
    .optional(z.string())
    .check(z.meta({ description: 'Address of an image to remove; only in updates.' })),
});
