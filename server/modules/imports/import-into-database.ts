import { FOR_SALE } from '#contract/property/property.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';
import { insertProperties } from '#server/modules/properties/properties-service.ts';
import type { ImportFile } from './import-file.ts';
import {
  type ImportBatch,
  type ImportTotals,
  importRows,
  type NumberedListing,
} from './import-rows.ts';
import { advanceFileImport, finishFileImport, startFileImport } from './imported-files-store.ts';

type PropertyData = Parameters<typeof insertProperties>[1][number];

interface DatabaseImport {
  clock: () => Date;
  /** The date of the list; the start of the first run by default. */
  listedAt?: Date | undefined;
  afterBatch?(batch: ImportBatch): Promise<void>;
}

/**
 * Imports a file, each batch with its counts in one transaction, so that an interrupted import can
 * be run again.
 */
export async function importIntoDatabase(
  db: Database,
  file: ImportFile,
  { clock, listedAt, afterBatch }: DatabaseImport,
): Promise<ImportTotals> {
  const startedAt = await startFileImport(db, file, clock());
  const totals = await importRows(file, listedAt ?? startedAt, async (batch) => {
    const added = await db.transaction((transaction) => storeBatch(transaction, file.id, batch));
    await afterBatch?.(batch);
    return added;
  });
  await finishFileImport(db, file.id, clock());
  return totals;
}

/** Stores a batch and its counts; returns the number of new listings. */
export async function storeBatch(
  transaction: Transaction,
  fileId: string,
  batch: ImportBatch,
): Promise<number> {
  const added = await insertProperties(transaction, batch.listings.map(propertyDataOf));
  await advanceFileImport(transaction, fileId, batch, added.length);
  return added.length;
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
