import { setImmediate } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { Coordinates } from '#contract/property/property.ts';
import { displayedStatus, propertyReference } from '#contract/property/property-labels.ts';
import { locationParts } from '#contract/search/property-search.ts';
import type { Database, Executor, Transaction } from '#server/core/database/database.ts';
import { HttpError } from '#server/core/http/http-error.ts';
import { recordEvent } from '#server/modules/audit-log/audit-log-service.ts';
import { insertDeleted, listSaves } from './deleted-properties-store.ts';
import {
  type ComparedListing,
  countUneditedRows,
  deletePropertyRows,
  findRepeatedRows,
  listEditedRows,
  lockUneditedRows,
  type RepeatedBy,
} from './imported-properties-store.ts';
import {
  changePropertyRevision,
  listImageRows,
  lockPropertyRow,
  updatePropertyRow,
} from './properties-store.ts';
import { changedProperty, type PropertyChanges, parsePropertyForm } from './property-changes.ts';
import { changedValues, differencesOf } from './property-differences.ts';
import { emptyFields } from './property-editing-service.ts';
import { mergePropertyCounts } from './property-facets-store.ts';
import { columnsOf, imageRowsOf, type PropertyData, propertyDataOf } from './property-rows.ts';

const ROWS_PER_BATCH = 200;

export type ImportedChanges = PropertyChanges;

/** Reads the parts of a form by the rules of the property's own form; `errors` are by part. */
export function readImportedForm(
  parts: ReadonlyMap<string, string>,
  { isNew, now }: { isNew: boolean; now: Date },
): { changes: ImportedChanges } | { errors: Record<string, string> } {
  try {
    return { changes: parsePropertyForm(parts, { isNew, now }) };
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    return { errors: { ...error.fields } };
  }
}

/** A row of a spreadsheet as a property's form, with what forms do not have. */
export interface ImportedForm {
  changes: PropertyChanges;
  reference: string | null;
  coordinates: Coordinates | null;
}

interface NewListing extends ImportedForm {
  id: string;
  createdAt: Date;
  published: boolean;
  importId: string;
}

/** The property that a row adds. */
export function importedProperty({
  changes,
  reference,
  coordinates,
  ...data
}: NewListing): PropertyData {
  const blank: PropertyData = {
    ...data,
    ...emptyFields(),
    propertyId: reference,
    coordinates,
  };
  return { ...changedProperty(blank, changes, []), published: data.published };
}

export interface RepeatedListing {
  property: PropertyData;
  by: RepeatedBy;
}

/** The listing that each of these repeats, by its position; an equal id counts before the rest. */
export async function findRepeated(
  db: Executor,
  listings: readonly (Omit<ComparedListing, 'locationParts'> & { location: string })[],
  exceptImport: string,
): Promise<Map<number, RepeatedListing>> {
  const compared = listings.map(({ location, ...listing }) => {
    return { ...listing, locationParts: locationParts(location).join(',') };
  });
  const repeated = new Map<number, RepeatedListing>();
  for (const { position, by, row } of await findRepeatedRows(db, compared, exceptImport)) {
    if (!repeated.has(position)) repeated.set(position, { property: propertyDataOf(row, []), by });
  }
  return repeated;
}

/** Cells as our own export writes them, which are no change. */
export interface ExportedCells {
  reference: string | null;
  amenities: string;
  status: string;
  type: string;
}

/** A property with the values of a row that repeats it. */
function updatedProperty(
  before: PropertyData,
  { changes, coordinates }: Pick<ImportedForm, 'changes' | 'coordinates'>,
  cells: ExportedCells,
): PropertyData {
  const { amenities, status, type } = changes.fields;
  const isSameStatus = cells.status === displayedStatus(before);
  const isSameReference =
    cells.reference === null ||
    cells.reference === propertyReference({ ...before, _id: before.id });
  const fields = {
    ...changes.fields,
    amenities: cells.amenities === before.amenities.join('; ') ? undefined : amenities,
    status: isSameStatus ? undefined : status,
    // A type of its own stays.
    type: cells.type === before.type ? undefined : type,
  };
  const after = changedProperty(before, { ...changes, fields }, []);
  return {
    ...after,
    coordinates: coordinates ?? after.coordinates,
    propertyId: isSameReference ? before.propertyId : cells.reference,
  };
}

/** What an update would change, as text; '' if nothing. */
export function importedDifferences(
  before: PropertyData,
  form: Pick<ImportedForm, 'changes' | 'coordinates'>,
  cells: ExportedCells,
): string {
  const after = updatedProperty(before, form, cells);
  const differences = differencesOf(before, after);
  return differences || (isDeepStrictEqual(before, after) ? '' : 'Reference or point');
}

/** Changes a listing as its form would; false if it is gone or nothing changes. */
export async function updateImported(
  transaction: Transaction,
  id: string,
  form: Pick<ImportedForm, 'changes' | 'coordinates'>,
  cells: ExportedCells,
  actor: { actorId: string | null; at: Date },
): Promise<boolean> {
  const row = await lockPropertyRow(transaction, id);
  if (!row) return false;
  const images = (await listImageRows(transaction, [id])).get(id) ?? [];
  const before = propertyDataOf(row, images);
  const after = updatedProperty(before, form, cells);
  if (isDeepStrictEqual(after, before)) return false;
  const stamps = { version: row.version + 1, updatedAt: actor.at };
  await updatePropertyRow(transaction, { ...columnsOf(after), ...stamps }, imageRowsOf(after));
  const details = { title: after.title, changed: differencesOf(before, after) };
  await recordEvent(transaction, {
    ...{ action: 'property-updated', userId: null, propertyId: id, details, ...actor },
    changes: changedValues(before, after),
  });
  return true;
}

export { countUneditedRows as countUneditedImported, listEditedRows as listEditedImported };

/** Moves the listings that an import added and nobody edited since into the bin; their number. */
export async function binImported(
  db: Database,
  importId: string,
  { actorId: deletedBy, at: deletedAt }: { actorId: string | null; at: Date },
): Promise<number> {
  let count = 0;
  for (;;) {
    const binned = await db.transaction(async (transaction) => {
      const rows = await lockUneditedRows(transaction, importId, ROWS_PER_BATCH);
      const ids = rows.map(({ id }) => id);
      const images = await listImageRows(transaction, ids);
      for (const row of rows) {
        const deletion = { id: row.id, deletedAt, deletedBy };
        const saves = await listSaves(transaction, row.id);
        await insertDeleted(transaction, deletion, {
          row,
          images: images.get(row.id) ?? [],
          saves,
        });
      }
      if (ids.length > 0) await deletePropertyRows(transaction, ids);
      await changePropertyRevision(transaction);
      return rows.length;
    });
    count += binned;
    if (binned < ROWS_PER_BATCH) break;
    // PGlite responds without leaving the event loop.
    await setImmediate();
  }
  await mergePropertyCounts(db);
  return count;
}
