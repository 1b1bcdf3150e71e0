import { useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { PropertySearch } from '#contract/property-search.ts';
import { addressBarOf, searchOfAddressBar } from '#contract/property-search-query.ts';

interface PropertySearchUrl {
  search: PropertySearch;
  showSearch: (search: PropertySearch) => void;
  /** The same with what has changed; `replace` while one types, so that Back skips the letters. */
  changeSearch: (change: Partial<PropertySearch>, history?: 'push' | 'replace') => void;
}

/** The search as the address bar holds it, which is the only place where it is kept. */
export function usePropertySearchUrl(): PropertySearchUrl {
  const [parameters, setParameters] = useSearchParams();
  const search = useMemo(() => searchOfAddressBar(parameters), [parameters]);

  function show(next: PropertySearch, history: 'push' | 'replace' = 'push') {
    setParameters(addressBarOf(next), {
      replace: history === 'replace',
      preventScrollReset: true,
    });
  }

  return {
    search,
    showSearch: (next) => show(next),
    // The address is ahead of what is rendered: a change made right after another must keep it.
    changeSearch: (change, history) =>
      show(
        { ...searchOfAddressBar(new URLSearchParams(window.location.search)), ...change },
        history,
      ),
  };
}
