import type { z } from 'zod';
import { validationError } from './http-error.ts';

/** The position after which the page starts; null for the first page. @throws HttpError 400 */
export function decodeCursor<Schema extends z.ZodType>(
  schema: Schema,
  cursor: string | undefined,
): z.output<Schema> | null {
  if (cursor === undefined) return null;
  try {
    return schema.parse(JSON.parse(Buffer.from(cursor, 'base64url').toString()));
  } catch {
    throw validationError({ cursor: 'must be the nextCursor of a page' });
  }
}

/** A page of rows, of which one more was read, and the cursor of the next; opaque to clients. */
export function pageOf<Row>(rows: readonly Row[], size: number, positionOf: (row: Row) => unknown) {
  const page = rows.slice(0, size);
  const last = rows.length > size ? page.at(-1) : undefined;
  const position = last && JSON.stringify(positionOf(last));
  return { page, nextCursor: position ? Buffer.from(position).toString('base64url') : null };
}
