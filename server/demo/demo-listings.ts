import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { FOR_SALE, PropertyFeatures } from '#contract/property/property.ts';
import { checkFields } from '#contract/property/property-fields.ts';
import { mapValues } from '#contract/rules/map-values.ts';

const text = z.string();
const days = z.int().positive();

/** A listing of the demo. Most are for sale and negotiable. */
const DemoListing = z.strictObject({
  title: text,
  type: text,
  location: text,
  /** Whole naira; null on request. */
  price: z.int().nullable(),
  features: PropertyFeatures,
  /** The listing's `_id` is derived from it. */
  key: text,
  propertyId: text.nullable(),
  status: text.nullable().default(FOR_SALE),
  coordinates: z
    .strictObject({ latitude: z.number(), longitude: z.number() })
    .nullable()
    .default(null),
  negotiable: z.boolean().default(true),
  description: text,
  amenities: z.array(text),
  /** File names in server/demo/photos; the first is the cover. */
  photos: z.array(text),
  /** A file name in server/demo/floor-plans. */
  floorPlan: text.optional(),
  /** Days between listing and seeding; different for every listing. */
  ageDays: days,
  checks: z
    .strictObject(mapValues(checkFields, () => text))
    .partial()
    .default({}),
  visitedDaysAgo: days.optional(),
  confirmedDaysAgo: days.optional(),
  development: z
    .strictObject({ stage: text, homes: z.int(), handoverInMonths: z.int() })
    .partial()
    .default({}),
});
export type DemoListing = z.infer<typeof DemoListing>;

export const demoListings: readonly DemoListing[] = z.array(DemoListing).parse(read('listings'));

/** The alternative text of each demo photo, by file name. */
export const demoPhotoAlts = z.record(text, text).parse(read('photo-alts'));

function read(name: string): unknown {
  return JSON.parse(readFileSync(new URL(`./${name}.json`, import.meta.url), 'utf8'));
}
