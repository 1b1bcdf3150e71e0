import { FOR_SALE } from '#contract/property.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import type { ImportFile } from './import-file.ts';
import {
  type ImportDestination,
  type ImportTotals,
  importRows,
  type NumberedListing,
} from './import-rows.ts';
import { advanceFileImport, finishFileImport, startFileImport } from './imported-files-store.ts';

type PropertyData = Parameters<typeof insertProperties>[1][number];

export interface DatabaseImport extends Omit<ImportDestination, 'save'> {
  clock: () => Date;
  /** The date of the list; the start of the first run by default. */
  listedAt?: Date;
  /** Runs in the transaction of each batch; `added` is the number of new properties. */
  withBatch?(transaction: Transaction, totals: ImportTotals, added: number): Promise<void>;
}

/**
 * Imports a file, each batch with its counts in one transaction, so that an interrupted import can
 * be run again.
 */
export async function importIntoDatabase(
  db: Database,
  { id, name, mapping, sheet }: ImportFile,
  { clock, listedAt, withBatch, ...observer }: DatabaseImport,
): Promise<ImportTotals> {
  const started = { id, fileName: name, mapping: mapping.name, startedAt: clock() };
  const startedAt = await startFileImport(db, started);
  const totals = await importRows(sheet, mapping, listedAt ?? startedAt, {
    ...observer,
    save: (listings, counts) =>
      db.transaction(async (transaction) => {
        const added = await insertProperties(transaction, listings.map(propertyDataOf));
        await advanceFileImport(transaction, id, counts, added.length);
        await withBatch?.(transaction, counts, added.length);
        return added.length;
      }),
  });
  await finishFileImport(db, id, totals, clock());
  return totals;
}

function propertyDataOf(listing: NumberedListing): PropertyData {
  const { bedrooms, bathrooms, squareFootage, ...fields } = listing;
  return {
    ...fields,
    features: { bedrooms, bathrooms, squareFootage },
    propertyId: null,
    status: FOR_SALE,
    coordinates: null,
    negotiable: false,
    amenities: [],
    checks: {},
    developmentDetails: {},
    images: [],
  };
}
