import type { ImportMapping } from '#contract/endpoints/import-mapping.ts';
import type { Executor } from '#server/core/database/database.ts';
import {
  findRepeated,
  importedDifferences,
  type RepeatedListing,
  readImportedForm,
} from '#server/modules/properties/imported-properties-service.ts';
import {
  type FileRow,
  type JudgedRow,
  judge,
  knownIdOf,
  type ListingUpdate,
  type NumberedListing,
} from './import-file.ts';
import type { StoredNote } from './import-rows-store.ts';

/** Compares rows with the stored listings, those of the same import aside. */
export async function judgeRows(
  db: Executor,
  rows: readonly FileRow[],
  { id: jobId, mapping }: { id: string; mapping: ImportMapping },
): Promise<JudgedRow[]> {
  const valid = rows.flatMap(({ line, listing }) => (listing ? [{ line, listing }] : []));
  const repeated = await findRepeated(
    db,
    valid.map(({ listing }) => ({
      id: knownIdOf(listing),
      reference: listing.reference,
      title: listing.changes.fields.title ?? '',
      location: listing.changes.fields.location ?? '',
      price: listing.changes.fields.price ?? null,
    })),
    jobId,
  );
  const byLine = new Map(valid.map(({ line }, position) => [line, repeated.get(position) ?? null]));
  return rows.map((row) => {
    const listing = byLine.get(row.line) ?? null;
    const update = row.listing && listing && updateOf(row.listing, listing);
    return judge(row, listing, update, mapping);
  });
}

/** What the cells of a row change; empty cells and our own defaults change nothing. */
function updateOf(
  { given, reference, coordinates, exported }: NumberedListing,
  { property }: RepeatedListing,
): ListingUpdate | null {
  const reading = readImportedForm(given, { isNew: false, now: new Date() });
  if ('errors' in reading) return null;
  const form = { changes: reading.changes, coordinates };
  const cells = { reference, ...exported };
  return { form, cells, differences: importedDifferences(property, form, cells) };
}

/** The note of a row that is not simply imported, or that staff changed. */
export function noteOf(row: JudgedRow): StoredNote[] {
  const { line, outcome, problems, cells, repeated, isEdited, choice } = row;
  if (outcome === 'valid' && !isEdited && choice === null) return [];
  return [{ line, outcome, problems, cells, repeats: repeated?.property.id ?? null }];
}
