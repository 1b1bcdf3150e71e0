import { useSearchParams } from 'react-router-dom';
import type { AuditEventsQuery } from '#contract/audit-log.ts';

/** Which events are shown: of an action, and with a person or a property by their ids. */
export type AuditFilter = Omit<AuditEventsQuery, 'cursor'>;

const names = ['action', 'user', 'property'] as const;

/** The filter as the address bar holds it, which is the only place where it is kept. */
export function useAuditFilterUrl() {
  const [parameters, setParameters] = useSearchParams();
  const filter = filterOf(parameters);
  return {
    filter,
    change(change: AuditFilter) {
      const next = { ...filterOf(new URLSearchParams(window.location.search)), ...change };
      const entries = names.flatMap((name) => (next[name] ? [[name, next[name]]] : []));
      setParameters(new URLSearchParams(entries), { preventScrollReset: true });
    },
  };
}

function filterOf(parameters: URLSearchParams): AuditFilter {
  const given = names.flatMap((name) => {
    const value = parameters.get(name);
    return value ? [[name, value] as const] : [];
  });
  return Object.fromEntries(given);
}
