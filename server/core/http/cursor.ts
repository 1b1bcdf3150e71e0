import { z } from 'zod';
import { isId } from '#server/core/database/row-id.ts';
import { validationError } from './http-error.ts';

/** A position in a list sorted by time and id, within the times that PostgreSQL can read. */
export const TimeCursor = z.object({
  at: z.coerce.date().min(new Date(0)).max(new Date('9999-12-31')),
  id: z.string().refine(isId),
});
export type TimeCursor = z.output<typeof TimeCursor>;

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
