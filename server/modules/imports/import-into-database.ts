import { FOR_SALE } from '#contract/property.ts';
import type { Database, Transaction } from '#server/core/database/database.ts';
import { insertProperties } from '#server/modules/properties/properties-store.ts';
import type { NewProperty } from '#server/modules/properties/property-rows.ts';
import type { ImportFile } from './import-file.ts';
import {
  type ImportDestination,
  type ImportTotals,
  importRows,
  type NumberedListing,
} from './import-rows.ts';
import { advanceImport, finishImport, startImport } from './imports-store.ts';

export interface DatabaseImport extends Omit<ImportDestination, 'save'> {
  clock: () => Date;
  /** Joins the transaction of each batch, of which it is told how many listings were new. */
  withBatch?(transaction: Transaction, totals: ImportTotals, added: number): Promise<void>;
}

/**
 * Imports a file, each batch with its share of the counts in one transaction: killed at any moment
 * and run again, it ends as one clean run does.
 */
export async function importIntoDatabase(
  db: Database,
  { id, name, mapping, sheet }: ImportFile,
  { clock, withBatch, ...observer }: DatabaseImport,
): Promise<ImportTotals> {
  const started = { id, fileName: name, mapping: mapping.name, startedAt: clock() };
  const startedAt = await startImport(db, started);
  const totals = await importRows(sheet, mapping, startedAt, {
    ...observer,
    save: (listings, counts) =>
      db.transaction(async (transaction) => {
        const added = await insertProperties(transaction, listings.map(newPropertyOf));
        await advanceImport(transaction, id, counts, added.length);
        await withBatch?.(transaction, counts, added.length);
        return added.length;
      }),
  });
  await finishImport(db, id, totals, clock());
  return totals;
}

function newPropertyOf(listing: NumberedListing): NewProperty {
  const { id, createdAt, title, type, location, price, description } = listing;
  const { bedrooms, bathrooms, squareFootage } = listing;
  return {
    ...{ id, createdAt, title, type, location, price, description },
    features: { bedrooms, bathrooms, squareFootage },
    propertyId: null,
    status: FOR_SALE,
    coordinates: null,
    negotiable: false,
    amenities: [],
    images: [],
  };
}
