import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
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

type Changes<State> = Partial<State> | ((current: State) => Partial<State>);

/**
 * State that lives in the query string alone. `change` merges into the current state; use `replace`
 * while the user types, so that Back does not step through single letters. Arrays are joined with
 * commas, and fields with their default value are left out.
 */
export function useUrlState<Schema extends UrlSchema>(schema: Schema) {
  type State = z.output<Schema>;
  const [parameters] = useSearchParams();
  const navigate = useNavigate();
  const state = useMemo(() => readUrlState(schema, parameters), [schema, parameters]);

  function change(changes: Changes<State>, { replace = false } = {}) {
    // After two changes in a row, the address bar is newer than the last render.
    const current = readUrlState(schema, new URLSearchParams(window.location.search));
    const changed = typeof changes === 'function' ? changes(current) : changes;
    return navigate(`?${writeUrlState(schema, { ...current, ...changed })}`, {
      replace,
      preventScrollReset: true,
    });
  }

  return [state, change] as const;
}
