import * as z from 'zod/mini';

/** A field of URL state: undefined if it is missing or invalid. */
export function urlValue<Value extends z.ZodMiniType>(value: Value) {
  return z.catch(z.optional(value), undefined);
}

/** An object of fields that each have a fallback, so that parsing never fails. */
export type UrlSchema = z.ZodMiniObject;

/** A repeated parameter is read as a list. */
export function readUrlState<Schema extends UrlSchema>(
  schema: Schema,
  parameters: URLSearchParams,
): z.output<Schema> {
  const entries = Object.keys(schema.shape).map((name) => {
    const values = parameters.getAll(name);
    return [name, values.length > 1 ? values : values[0]];
  });
  return z.parse(schema, Object.fromEntries(entries));
}

/** Writes the fields in the schema's order, so that equal states have equal addresses. */
export function writeUrlState<Schema extends UrlSchema>(
  schema: Schema,
  state: z.output<Schema>,
): URLSearchParams {
  const parameters = new URLSearchParams();
  const defaults = readUrlState(schema, parameters);
  for (const name of Object.keys(schema.shape)) {
    const text = `${state[name] ?? ''}`;
    if (text !== `${defaults[name] ?? ''}`) parameters.set(name, text);
  }
  return parameters;
}
