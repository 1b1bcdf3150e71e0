import * as z from 'zod/mini';
import { papersKinds } from '#contract/property/papers.ts';
import { propertyStatuses, propertyTypes } from '#contract/property/property.ts';

/** What a column of a spreadsheet can fill. */
export const importFields = [
  'title',
  'type',
  'status',
  'price',
  'negotiable',
  'address',
  'location',
  'city',
  'state',
  'bedrooms',
  'bathrooms',
  'squareFootage',
  'description',
  'details',
  'amenities',
  'papers',
  'papersKind',
  'power',
  'water',
  'road',
  'flooding',
  'visitedOn',
  'confirmedOn',
  'photos',
  'videoUrl',
  'listedOn',
  'reference',
  'id',
  'latitude',
  'longitude',
] as const;
export type ImportField = (typeof importFields)[number];

/** Fields that several columns may fill together. */
export const joinedFields: readonly ImportField[] = ['details', 'amenities', 'photos'];

export const dayFields: readonly ImportField[] = ['listedOn', 'visitedOn', 'confirmedOn'];

/** Fields whose words are translated into ours. */
export const wordFields = ['type', 'status', 'papers'] as const;
export type WordField = (typeof wordFields)[number];

/** A word that means none of ours. */
export const NO_MEANING = '';
/** The meaning of a status whose rows are not imported, such as 'To let'. */
export const LEFT_OUT = 'Left out';

const meanings: Record<WordField, readonly string[]> = {
  type: [NO_MEANING, ...propertyTypes],
  status: [LEFT_OUT, ...propertyStatuses],
  papers: [NO_MEANING, ...papersKinds],
};

function chosenMeanings(field: WordField) {
  return z.record(z.string().check(z.maxLength(200)), z.enum(meanings[field]));
}

/** What happens to a row that repeats a listing. */
export const repeatChoices = ['leave-out', 'update', 'add'] as const;
export type RepeatChoice = (typeof repeatChoices)[number];

/** How the columns of a spreadsheet are read. */
export const ImportMapping = z.strictObject({
  /** The field of each column, in their order; null for a column that is not imported. */
  columns: z.array(z.nullable(z.enum(importFields))).check(z.maxLength(200)),
  /** What a price without a unit is in. */
  priceUnit: z.enum(['naira', 'thousands', 'millions']),
  /** Whether 03/04/2026 is 4 March; else it is 3 April. */
  monthFirst: z.optional(z.boolean()),
  /** What staff chose for words, by the word in lower case. Other words are guessed. */
  words: z.strictObject({
    type: chosenMeanings('type'),
    status: chosenMeanings('status'),
    papers: chosenMeanings('papers'),
  }),
  repeats: z.enum(repeatChoices),
});
export type ImportMapping = z.infer<typeof ImportMapping>;

/** A word of a column and what it means. */
const ImportWord = z.object({
  word: z.string(),
  rows: z.int(),
  /** Our type, status or kind of papers; null if the word is unknown. */
  meaning: z.nullable(z.string()),
});

/** The columns of an import, with values of the first rows. */
export const ImportColumns = z.object({
  mapping: ImportMapping,
  columns: z.array(
    z.object({
      /** Its heading. */
      name: z.string(),
      /** At most three different values. */
      samples: z.array(z.string()),
    }),
  ),
  /** The words of all rows, the most frequent first; empty until the rows are checked. */
  words: z.object({
    type: z.array(ImportWord),
    status: z.array(ImportWord),
    papers: z.array(ImportWord),
  }),
  /** Whether the mapping is that of an earlier import with the same headings. */
  isRemembered: z.boolean(),
});
export type ImportColumns = z.infer<typeof ImportColumns>;
