import * as z from 'zod/mini';

/** A schema with a description for the documentation of the API. */
export function described<Schema extends z.ZodMiniType>(schema: Schema, description: string) {
  return schema.check(z.meta({ description }));
}
