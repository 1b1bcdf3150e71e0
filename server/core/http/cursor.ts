import type { z } from 'zod';

/** Encodes the position after which a page starts; opaque to clients. */
export function encodeCursor(position: unknown): string {
  return Buffer.from(JSON.stringify(position)).toString('base64url');
}

/** Null if the text is not a cursor of this schema. */
export function decodeCursor<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
): z.output<Schema> | null {
  try {
    const parsed = schema.safeParse(JSON.parse(Buffer.from(text, 'base64url').toString()));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}
