import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type * as z from 'zod/mini';
import { readUrlState, type UrlSchema, writeUrlState } from './url-state.ts';

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
