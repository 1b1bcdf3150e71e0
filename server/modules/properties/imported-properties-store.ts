import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { auditEvents } from '#server/core/database/accounts-schema.ts';
import type { Executor, Transaction } from '#server/core/database/database.ts';
import { properties } from '#server/core/database/schema.ts';
import { type PropertyRow, propertyColumns } from './property-rows.ts';

/** What a row of a spreadsheet has in common with a listing that it repeats. */
export type RepeatedBy = 'id' | 'reference' | 'content';

/** A listing to be compared with the stored ones. `locationParts` are folded and joined. */
export interface ComparedListing {
  id: string | null;
  reference: string | null;
  title: string;
  locationParts: string;
  price: number | null;
}

export interface Repeated {
  /** Position among the compared listings. */
  position: number;
  by: RepeatedBy;
  row: PropertyRow;
}

/** The stored listings with the ids, references, or title, place and price of others. */
export async function findRepeatedRows(
  db: Executor,
  listings: readonly ComparedListing[],
  exceptImport: string,
): Promise<Repeated[]> {
  if (listings.length === 0) return [];
  const texts = (values: (string | null)[]) => sql`${sql.param(values)}::text[]`;
  const compared = sql`unnest(
    ${texts(listings.map(({ id }) => id))},
    ${texts(listings.map(({ reference }) => reference?.toLowerCase() ?? null))},
    ${texts(listings.map(({ title }) => title.toLowerCase()))},
    ${texts(listings.map(({ locationParts }) => locationParts))},
    ${texts(listings.map(({ price }) => `${price ?? 0}`))}::bigint[]
  ) with ordinality as compared(id, reference, title, location, price, position)`;
  const isOther = sql`${properties.importId} is distinct from ${exceptImport}`;
  const found = (by: RepeatedBy, isSame: SQL) =>
    db
      .select({ position: sql<string>`compared.position`, ...propertyColumns })
      .from(properties)
      .innerJoin(compared, isSame)
      .where(isOther)
      .then((rows) =>
        rows.map(({ position, ...row }) => ({ position: Number(position) - 1, by, row })),
      );
  return [
    ...(await found('id', sql`${properties.id} = compared.id`)),
    ...(listings.some(({ reference }) => reference !== null)
      ? await found('reference', sql`lower(${properties.propertyId}) = compared.reference`)
      : []),
    ...(await found(
      'content',
      sql`lower(${properties.title}) = compared.title
        and coalesce(${properties.price}, 0) = compared.price
        and ${properties.locationPartsFolded} = compared.location`,
    )),
  ];
}

/** Staff changed more than whether it is published. */
const isEdited = sql`exists (
  select from ${auditEvents}
  where ${auditEvents.propertyId} = ${properties.id}
    and ${auditEvents.action} = 'property-updated'
    and not coalesce(${auditEvents.details}->>'changed', '') ~ '^Published: \w+ → \w+$')`;

/** Locks at most `limit` listings that an import added and nobody edited since. */
export async function lockUneditedRows(
  transaction: Transaction,
  importId: string,
  limit: number,
): Promise<PropertyRow[]> {
  return transaction
    .select(propertyColumns)
    .from(properties)
    .where(and(eq(properties.importId, importId), sql`not ${isEdited}`))
    .limit(limit)
    .for('update');
}

/** The listings that an import added and nobody edited since. */
export async function countUneditedRows(db: Executor, importId: string): Promise<number> {
  return db.$count(properties, and(eq(properties.importId, importId), sql`not ${isEdited}`));
}

/** The listings that an import added and staff edited since, by title. */
export async function listEditedRows(db: Executor, importId: string, limit: number) {
  return db
    .select({ _id: properties.id, title: properties.title })
    .from(properties)
    .where(and(eq(properties.importId, importId), isEdited))
    .orderBy(asc(properties.title), asc(properties.id))
    .limit(limit);
}

export async function deletePropertyRows(
  transaction: Transaction,
  ids: readonly string[],
): Promise<void> {
  await transaction.delete(properties).where(inArray(properties.id, [...ids]));
}
